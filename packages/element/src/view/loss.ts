/** How great the loss of a decision is. Pure, and free of the DOM. */

/** A loss of fewer points would be shown as 0.0, and is none. */
export const NO_LOSS = 0.05;
/** Losses from which a band begins, in points. */
const FAIR = 1.5;
const DEAR = 5;

export type Band = 'exact' | 'close' | 'fair' | 'dear';

/** The band of a loss; of an unknown one, the last. */
export function bandOf(loss = Infinity): Band {
  if (loss < NO_LOSS) return 'exact';
  if (loss < FAIR) return 'close';
  return loss < DEAR ? 'fair' : 'dear';
}
