/** The dice that a player has chosen in place of the page's. */
import type { Board } from '../game/board.js';
import type { Settings } from '../game/settings.js';

/** Resolves when the next throw is one of these. */
export async function playWith(board: Board, dice: Settings['dice']): Promise<void> {
  if (dice === 'real') await board.activate('real-dice');
  board.preferences = { ...board.preferences, dice };
  board.settings = { ...board.settings, dice };
}
