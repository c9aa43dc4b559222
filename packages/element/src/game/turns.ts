/** The turns of a game, counted. */
import type { GameState } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';

/** Returns the current turn, from 1, and the number of turns. */
export function turnOf({ rules, cards, seat, turn }: GameState): { turn: number; turns: number } {
  const turns = rules.spec.fill === 'everyColumn' ? rules.slots / rules.columns.length : rules.slots;
  const filled = itemAt(cards, seat).filled;
  const done = rules.spec.fill === 'everyColumn' ? Math.floor(filled / rules.columns.length) : filled;
  return { turn: Math.min(turns, done + (turn.phase === 'over' ? 0 : 1)), turns };
}

/** Whether the player on turn has no turn after this one, or the game is over. */
export function isLastTurn(state: GameState): boolean {
  const { turn, turns } = turnOf(state);
  return turn === turns || state.turn.phase === 'over';
}
