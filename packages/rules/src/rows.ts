/** Rows that many sheets share. */
import { faceSum } from './score.js';
import type { Bonus, Category } from './spec.js';

const NUMBER_ROWS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens'];

/** The number boxes of faces 1…n, which make the upper section. */
export function numberRows(n: number): readonly Category[] {
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
