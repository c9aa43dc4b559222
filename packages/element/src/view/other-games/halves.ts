/** Splits a long card into halves of equal height. */
import type { SectionView } from '../view.js';

/** Heights in rows. */
const HEAD = 0.85;
const BONUS = 2;
const STEPS = 1.2;
const TOTAL = 1.2;

const heightOf = ({ rows, bonus }: SectionView): number =>
  HEAD + rows.length + (bonus ? BONUS : 0) + (bonus?.steps ? STEPS : 0);

const heightOfAll = (sections: readonly SectionView[]): number =>
  sections.reduce((sum, section) => sum + heightOf(section), 0);

/** Returns the number of sections in the first half. */
export function cutOf(sections: readonly SectionView[]): number {
  const unequal = (cut: number): number =>
    Math.abs(heightOfAll(sections.slice(0, cut)) - heightOfAll(sections.slice(cut)) - TOTAL);
  const cuts = sections.map((_, i) => i + 1).slice(0, Math.max(1, sections.length - 1));
  return cuts.reduce((best, cut) => (unequal(cut) < unequal(best) ? cut : best));
}
