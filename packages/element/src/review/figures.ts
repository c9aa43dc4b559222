/** Points in a review, with one decimal and a sign. */
import { NO_LOSS } from '../view/loss.js';
import type { Translate } from '../words/messages.js';

/** "+75.2", "−33.8", "0.0". */
export function change(t: Translate, points: number): string {
  if (Math.abs(points) < NO_LOSS) return t.number(0, 1);
  const figure = t.number(points, 1);
  if (points < 0) return figure;
  // Keeps the sign to the left of its number, also inside right-to-left text.
  return t.rtl ? `\u2066+${figure}\u2069` : `+${figure}`;
}

/** Rounds points as they are shown. */
export const rounded = (points: number, decimals = 1): number =>
  Math.round(10 ** decimals * points) / 10 ** decimals;

export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
