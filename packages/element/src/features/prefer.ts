/** Settings that are chosen at a board, in place of those of the page. */
import type { Board } from '../board/board.js';
import type { Settings } from '../game/settings.js';

/** Changes settings for the players at this board, until the page is left. */
export function prefer(board: Board, preferences: Partial<Settings>): void {
  board.preferences = { ...board.preferences, ...preferences };
  board.settings = { ...board.settings, ...preferences };
  board.refresh();
}
