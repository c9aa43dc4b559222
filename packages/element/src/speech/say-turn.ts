import type { Speaker } from './speaker.js';
import { spokenRoll } from './spoken.js';

/** Announces whose turn it is, and the dice. */
export function sayTurn(board: Speaker): void {
  board.say((snapshot) => [board.voice.turn(snapshot), spokenRoll(snapshot)].join(' '));
}
