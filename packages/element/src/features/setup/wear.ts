/** The looks of a board that a player has chosen. */
import type { Board } from '../../board/board.js';

/** Returns the one of these states that a player has chosen; undefined if there is none. */
export const chosenLook = <Look extends string>(board: Board, looks: readonly Look[]): Look | undefined =>
  looks.find((look) => board.looks.includes(look));

/** Sets these states of a board and removes the excluded ones. */
export function wear(board: Board, excluded: readonly string[], looks: readonly string[]): void {
  board.looks = [...board.looks.filter((look) => !excluded.includes(look)), ...looks];
  board.refresh();
}
