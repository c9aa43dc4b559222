/** Games with the dice of a seed, as if a person had played and shared them. */

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

/** A whole game. In each turn the dice of `holds` are held, one set a roll, and then the best box is filled. */
export function playedGame(
  ruleset: Ruleset,
  dice: DiceSource,
  name: string,
  holds: readonly number[] = [],
): GameState {
  let state = newGame(ruleset, { players: [name] });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    const next = reduce(state, owed ? { type: 'dice', values: dice(owed) } : actionAt(state, holds));
    if (!next.ok) throw new Error(next.message);
    state = next;
  }
  return state;
}

function actionAt(state: GameState, holds: readonly number[]): Action {
  const held = holds[state.turn.roll - 1];
  return held === undefined ? bestAction(state) : { type: 'roll', held };
}

/** Fills the box that gives most points for these dice; names one if none may be filled before. */
export function bestAction(state: GameState): Action {
  const [best] = cellsFor(state)
    .filter(({ legal }) => legal)
    .toSorted((a, b) => b.points - a.points);
  if (best) return { type: 'score', cell: best.id };
  const naming = legalActions(state).find(({ type }) => type === 'announce');
  if (!naming) throw new Error('no box is open');
  return naming;
}
