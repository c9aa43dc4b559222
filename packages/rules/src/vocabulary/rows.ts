/** Rows that many sheets share. */
import type { Bonus, Category } from '../model/spec.js';
import { faceSum } from './score.js';

const NUMBER_ROWS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens'] as const;

/** Ids of the number boxes of faces 1…7. */
export type NumberRow = (typeof NUMBER_ROWS)[number];
/** Ids of the number boxes of six-sided dice. */
export type SixRow = Exclude<NumberRow, 'sevens'>;

/** The number boxes of faces 1…n, 1 to 7, which make the upper section. */
export function numberRows(n: 6): readonly Category<SixRow>[];
export function numberRows(n: number): readonly Category<NumberRow>[];
export function numberRows(n: number): readonly Category<NumberRow>[] {
  return NUMBER_ROWS.slice(0, n).map((id, i) => ({
    id,
    section: 'upper',
    face: i + 1,
    score: faceSum(i + 1),
  }));
}

/** Points for the upper section from this sum on; no bonus at all for 0 points. */
export function upperBonus(at: number, points: number): readonly Bonus[] {
  return points ? [{ id: 'upperBonus', section: 'upper', ladder: [[at, points]] }] : [];
}
