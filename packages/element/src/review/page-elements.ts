/** The board and the puzzle of the page, as far as a review hands games to them. */
import { serializeGame, type GameState } from '@yahtzee-game/rules';
import { reveal } from '../basics/platform.js';

type PageBoard = HTMLElement & { load(text: string): Promise<unknown> };
type PagePuzzle = HTMLElement & { positions: readonly string[] | null | undefined };

/** Returns the function with which the first board of the page plays a game on; undefined if there is no board. */
export function pageTakeOver(): ((state: GameState) => void) | undefined {
  const board = document.querySelector<PageBoard>('yahtzee-game:defined');
  if (!board) return undefined;
  return (state) => {
    void board.load(serializeGame(state));
    reveal(board);
    board.focus({ preventScroll: true });
  };
}

/** Returns the function with which the puzzle of the page asks positions; undefined if there is no puzzle. */
export function pagePractice(): ((positions: readonly string[]) => void) | undefined {
  const puzzle = document.querySelector<PagePuzzle>('yahtzee-puzzle:defined');
  if (!puzzle) return undefined;
  return (positions) => {
    puzzle.positions = positions;
    reveal(puzzle);
  };
}
