/** Whole games of one player, played by the advice of a solution. */
import { positionOf, type Solution } from '@yahtzee-game/advisor';
import {
  chance,
  newGame,
  play,
  playerTotals,
  seededDice,
  type Action,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';

/** The final total of a game with seeded dice, in which every decision is the best one. */
export function totalPlayed(ruleset: Ruleset, solution: Solution, seed: string): number {
  const dice = seededDice(seed);
  let state = newGame(ruleset);
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    state = play(state, owed ? { type: 'dice', values: dice(owed) } : bestAction(state, solution));
  }
  return playerTotals(state)[0]?.total ?? NaN;
}

function bestAction(state: GameState, solution: Solution): Action {
  const [best] = solution.advise(positionOf(state)).choices;
  if (!best) throw new Error('there is nothing to choose');
  return best.kind === 'hold' ? { type: 'roll', held: best.held } : { type: best.kind, cell: best.cell };
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b) / numbers.length;
