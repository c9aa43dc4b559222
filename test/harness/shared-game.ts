/** Games with the dice of a seed, as somebody has played and shared them. */

import {
  cellsFor,
  chance,
  legalActions,
  newGame,
  reduce,
  type Action,
  type DiceSource,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';

/** A whole game that fills the best box with the first roll of every turn. */
export function playedGame(ruleset: Ruleset, dice: DiceSource, name: string): GameState {
  let state = newGame(ruleset, { players: [name] });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    const next = reduce(state, owed ? { type: 'dice', values: dice(owed) } : bestAction(state));
    if (!next.ok) throw new Error(next.message);
    state = next;
  }
  return state;
}

/** Fills the box that gives most for what lies there; names one where none may be filled otherwise. */
export function bestAction(state: GameState): Action {
  const [best] = cellsFor(state)
    .filter(({ legal }) => legal)
    .toSorted((a, b) => b.points - a.points);
  if (best) return { type: 'score', cell: best.id };
  const naming = legalActions(state).find(({ type }) => type === 'announce');
  if (!naming) throw new Error('no box is open');
  return naming;
}
