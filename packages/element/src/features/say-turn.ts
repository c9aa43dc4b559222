import type { Board } from '../game/board.js';
import { spokenRoll } from '../view/speech.js';

/** Says whose turn it is, and which dice lie there. */
export function sayTurn(board: Board): void {
  board.say((snapshot) => [board.voice.turn(snapshot), spokenRoll(snapshot)].join(' '));
}
