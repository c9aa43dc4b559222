/** What a player has chosen of the looks of a board. */
import type { Board } from '../../game/board.js';

/** Returns which of these states a player has chosen; undefined if none. */
export const chosenLook = <Look extends string>(board: Board, looks: readonly Look[]): Look | undefined =>
  looks.find((look) => board.looks.includes(look));

/** Gives the board these states in place of all those that exclude them. */
export function wear(board: Board, excluded: readonly string[], looks: readonly string[]): void {
  board.looks = [...board.looks.filter((look) => !excluded.includes(look)), ...looks];
  board.refresh();
}
