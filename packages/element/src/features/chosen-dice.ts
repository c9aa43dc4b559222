/** A player's choice of dice, which takes precedence over that of the page. */
import type { Board } from '../board/board.js';
import type { Settings } from '../game/settings.js';

/** Plays with these dice. Resolves when the next throw uses them. */
export async function playWith(board: Board, dice: Settings['dice']): Promise<void> {
  if (dice === 'real') await board.activate('real-dice');
  board.preferences = { ...board.preferences, dice };
  board.settings = { ...board.settings, dice };
}
