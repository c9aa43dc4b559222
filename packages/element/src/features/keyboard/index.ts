/** Keyboard control of the board. Loaded when focus first enters it. */
import type { Board } from '../../game/board.js';
import type { Feature } from '../feature.js';
import { moveFocus } from './arrows.js';
import { handleKey } from './hotkeys.js';

export const createFeature = (board: Board): Feature => ({
  press: (key) => moveFocus(key, board) || handleKey(key, board),
});
