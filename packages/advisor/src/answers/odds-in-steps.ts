/** The odds of every box in a turn, in short steps. */
import { cellsFor, chance, legalActions, reduce, rollsLeft, type GameState } from '@yahtzee-game/rules';
import { isWaiting } from '@yahtzee-game/rules/engine';
import { hasOdds, odds } from './odds.js';

/**
 * Computes the odds of every cell, once for each row and number of rolls. Each `yield` is a good moment for a pause.
 */
export function* oddsInSteps(state: GameState): Generator<void, Readonly<Record<string, number>>> {
  const { rules, turn, cards } = state;
  const card = cards[state.seat];
  const known = new Map<string, number>();
  const found: Record<string, number> = {};
  const rollsFor = rollsByCell(state);
  for (const { id, points } of cellsFor(state).filter(({ legal }) => legal)) {
    const cell = rules.cellById.get(id);
    // A cell that scores now, for example with a joker, needs no luck. One that waits for another row cannot score.
    if (points > 0 || !cell || !card || isWaiting(rules, card, cell)) {
      found[id] = points > 0 ? 1 : 0;
      continue;
    }
    if (!hasOdds(rules)) continue;
    const row = cell.category.id;
    const left = rollsFor.get(id) ?? 0;
    const key = `${row}/${left}`;
    const own = known.get(key) ?? odds(rules.ruleset, row, { dice: turn.dice, rollsLeft: left }).chance;
    known.set(key, own);
    found[id] = own;
    yield;
  }
  return found;
}

/** Returns, by cell, the most further rolls after which it may be filled: some columns accept only early rolls. */
function rollsByCell(state: GameState): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  let now = state;
  for (let roll = 1; roll <= rollsLeft(state); roll++) {
    const rolls = legalActions(now).find(({ type }) => type === 'roll');
    const asked = rolls && reduce(now, rolls);
    const owed = asked?.ok ? chance(asked) : undefined;
    if (!asked?.ok || !owed) break;
    const rolled = reduce(asked, { type: 'dice', values: now.turn.dice.slice(0, owed.count) });
    if (!rolled.ok) break;
    now = rolled;
    for (const { id, legal } of cellsFor(now)) if (legal) most.set(id, roll);
  }
  return most;
}
