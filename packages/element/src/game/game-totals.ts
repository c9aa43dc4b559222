/** The totals of a game. */
import { playerTotals, type GameState } from '@yahtzee-game/rules';
import { totalsOf } from './answers.js';

/** Returns the totals by seat of the game so far, without those of a play-off after it. */
export function gameTotalsOf(state: GameState): readonly number[] {
  const [game] = state.playoff?.before ?? [];
  const totals = game ? playerTotals({ ...state, cards: game.cards }) : totalsOf(state);
  return totals.map(({ total }) => total);
}
