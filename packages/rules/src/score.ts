/**
 * The scoring vocabulary: patterns (`Test`) and points (`Score`), from which every sheet is written.
 * All matching is on the multiset; the order of dice never matters.
 */
import type { Score, Test } from './spec.js';
import { commonFace } from './throw.js';
import type { Throw } from './types.js';

const count = (t: Throw, face: number): number => t.counts[face] ?? 0;

/** Some face shows at least k times. */
export const ofAKind =
  (k: number): Test =>
  (t) =>
    t.counts.some((c) => c >= k);

/** All dice show the same face. */
export const allEqual: Test = (t) => commonFace(t) > 0;

/** One face exactly three times, and another exactly twice. */
export const fullHouse: Test = (t) => t.counts.includes(3) && t.counts.includes(2);

/** k consecutive faces all show; other dice are free. */
export const run =
  (k: number): Test =>
  (t) => {
    let length = 0;
    return t.counts.some((c) => (length = c > 0 ? length + 1 : 0) >= k);
  };

/** Every face from `first` to `last` shows; other dice are free. */
export const sequence =
  (first: number, last: number): Test =>
  (t) => {
    for (let face = first; face <= last; face++) if (!count(t, face)) return false;
    return true;
  };

/** Either pattern. */
export const either =
  (a: Test, b: Test): Test =>
  (t) =>
    a(t) || b(t);

/** Sum of all dice. */
export const sum: Score = (t) => t.sum;

/** Sum of the dice that show this face. */
export const faceSum =
  (face: number): Score =>
  (t) =>
    face * count(t, face);

/** So many points if the pattern shows. */
export const fixed =
  (points: number, test: Test): Score =>
  (t) =>
    test(t) ? points : 0;

/** Sum of all dice if the pattern shows. */
export const sumIf =
  (test: Test): Score =>
  (t) =>
    test(t) ? t.sum : 0;

/** The better of two scores. */
export const best =
  (a: Score, b: Score): Score =>
  (t) =>
    Math.max(a(t), b(t));

/**
 * Sum of groups of equal dice, each group of another face, taken so that they are worth most; 0 if they do not all show.
 * `groups(2)` is one pair, `groups(2, 2)` two pairs, `groups(3)` three of a kind without the other dice, `groups(3, 2)` a full house.
 */
export const groups =
  (...sizes: readonly number[]): Score =>
  (t) =>
    Math.max(0, bestGroups(t, sizes, 0, 0));

/** Worth of the groups from number `i` on, faces in the bit set `used` being taken; -Infinity if there is no such set. */
function bestGroups(t: Throw, sizes: readonly number[], i: number, used: number): number {
  const size = sizes[i];
  if (size === undefined) return 0;
  let most = -Infinity;
  for (let face = t.counts.length - 1; face > 0; face--) {
    if (count(t, face) < size || used & (1 << face)) continue;
    most = Math.max(most, size * face + bestGroups(t, sizes, i + 1, used | (1 << face)));
  }
  return most;
}
