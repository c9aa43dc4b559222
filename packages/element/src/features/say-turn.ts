import type { Board } from '../game/board.js';
import { spokenRoll } from '../view/speech.js';

/** Announces whose turn it is, and the dice. */
export function sayTurn(board: Board): void {
  board.say((snapshot) => [board.voice.turn(snapshot), spokenRoll(snapshot)].join(' '));
}
