/** Bands of the loss of a decision. Pure, and without the DOM. */

/** A loss of fewer points would be shown as 0.0, and counts as none. */
export const NO_LOSS = 0.05;
/** The losses at which the bands `fair` and `dear` begin, in points. */
const FAIR = 1.5;
const DEAR = 5;

export type Band = 'exact' | 'close' | 'fair' | 'dear';

/** Returns the band of a loss; the last band if the loss is unknown. */
export function bandOf(loss = Infinity): Band {
  if (loss < NO_LOSS) return 'exact';
  if (loss < FAIR) return 'close';
  return loss < DEAR ? 'fair' : 'dear';
}
