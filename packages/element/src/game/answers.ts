/** Results of the rules for a state, cached because the view, the keys and the announcer all need them. */
import {
  cellsFor,
  legalActions,
  playerTotals,
  type Cell,
  type GameState,
  type PlayerAction,
  type Totals,
} from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';

function once<Answer>(ask: (state: GameState) => Answer): (state: GameState) => Answer {
  const answers = new WeakMap<GameState, Answer>();
  return (state) => {
    const known = answers.get(state);
    if (known !== undefined) return known;
    const answer = ask(state);
    answers.set(state, answer);
    return answer;
  };
}

/** Returns every legal action of the player on turn. */
export const legalOf: (state: GameState) => readonly PlayerAction[] = once(legalActions);

/** Returns every cell of the player on turn. */
export const cellsOf: (state: GameState) => readonly Cell[] = once(cellsFor);

/** Returns sections, bonuses and total by seat. */
export const totalsOf: (state: GameState) => readonly Totals[] = once(playerTotals);

/** Returns the total on the present card of a player. */
export const totalOf = (state: GameState, seat: number): number => itemAt(totalsOf(state), seat).total;
