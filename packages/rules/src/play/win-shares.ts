/** A win that equal players share. */
import type { GameState } from '../model/rules.js';
import { outcome } from './game.js';

/** Each player's share of the win once the game is over, by seat: 1 / k for each of k winners; undefined before. */
export function winShares(state: GameState): number[] | undefined {
  const end = outcome(state);
  return end && state.players.map((_, seat) => (end.winners.includes(seat) ? 1 / end.winners.length : 0));
}
