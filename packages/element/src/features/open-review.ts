/** Opens the review of the game on a board, from several features. */
import { tryOrWarn } from '../basics/warnings.js';
import type { Board } from '../board/board.js';
import type { BoardElement } from '../board/feature.js';

/**
 * Whether a review can separate decisions from luck, which takes a measure of best play: only for games of scorecards.
 */
export const hasReview = ({ advisor, state }: Board): boolean =>
  advisor?.review !== undefined && state?.rules.game.kind === 'scorecard';

/** @param at the number of the decision to show, from 1; without it, the list of decisions */
export const openReview = (
  button: Element,
  board: Board,
  host: BoardElement,
  at?: number,
): Promise<unknown> =>
  tryOrWarn('review', async () => {
    const { showReview } = await import('../loading/review-panel.js');
    await showReview(button, board, host, at);
  });
