/** What a game has brought its players. */
import { playerTotals, type GameState } from '@yahtzee-game/rules';
import { totalsOf } from './answers.js';

/** Returns the totals by seat that a game has brought so far, whatever a play-off after it. */
export function gameTotalsOf(state: GameState): readonly number[] {
  const [game] = state.playoff?.before ?? [];
  const totals = game ? playerTotals({ ...state, cards: game.cards }) : totalsOf(state);
  return totals.map(({ total }) => total);
}
