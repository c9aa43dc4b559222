/**
 * The scoring vocabulary: patterns (`Test`) and points (`Score`), from which every sheet is written.
 * All matching is on the multiset; the order of dice never matters.
 */
import type { Score, Test } from '../model/spec.js';
import { commonFace, countOf, tally } from '../model/throw.js';
import type { Side } from '../model/types.js';

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
    for (let face = first; face <= last; face++) if (!countOf(t, face)) return false;
    return true;
  };

/** All dice have one colour. */
export const oneColour: Test = (t) => t.sides.every((side) => side.colour === t.sides[0]?.colour);

/** These faces show, each as often as it is named; other dice are free. */
export const shows = (...faces: readonly number[]): Test => {
  const wanted = [...new Set(faces)].map(
    (face) => [face, faces.filter((one) => one === face).length] as const,
  );
  return (t) => wanted.every(([face, times]) => countOf(t, face) >= times);
};

/** How many dice show one of these faces. */
export const count =
  (...faces: readonly number[]): Score =>
  (t) =>
    [...new Set(faces)].reduce((dice, face) => dice + countOf(t, face), 0);

/** All dice show one of these faces. */
export const only =
  (...faces: readonly number[]): Test =>
  (t) =>
    t.sides.every(({ face }) => faces.includes(face));

/** The sum of all dice is this or more. */
export const sumFrom =
  (least: number): Test =>
  (t) =>
    t.sum >= least;

/** The sum of all dice is this or less. */
export const sumTo =
  (most: number): Test =>
  (t) =>
    t.sum <= most;

/** It is the first roll of a turn. */
export const firstRoll: Test = (t) => t.roll === 1;

/** Not that pattern. */
export const not =
  (test: Test): Test =>
  (t) =>
    !test(t);

/** All of these patterns. */
export const both =
  (...tests: readonly Test[]): Test =>
  (t) =>
    tests.every((test) => test(t));

/** Any of these patterns. */
export const either =
  (...tests: readonly Test[]): Test =>
  (t) =>
    tests.some((test) => test(t));

/** Sum of all dice. */
export const sum: Score = (t) => t.sum;

/** Sum of the dice that show this face. */
export const faceSum =
  (face: number): Score =>
  (t) =>
    face * countOf(t, face);

/** A fixed number of points if the pattern shows. */
export const fixed =
  (points: number, test: Test): Score =>
  (t) =>
    test(t) ? points : 0;

/** Sum of all dice if the pattern shows, with `besides` added. */
export const sumIf =
  (test: Test, besides = 0): Score =>
  (t) =>
    test(t) ? t.sum + besides : 0;

/** Another score, with a fixed number of points added if it is not 0. */
export const plus =
  (besides: number, score: Score): Score =>
  (t) => {
    const points = score(t);
    return points && points + besides;
  };

/** Another score, less a fixed number of points, so that it may cost points. */
export const less =
  (by: number, score: Score): Score =>
  (t) =>
    score(t) - by;

/** Points by the number of the roll that shows the pattern; the last ones also for later rolls. */
export const byRoll =
  (test: Test, ...points: readonly number[]): Score =>
  (t) =>
    test(t) ? (points[Math.min(t.roll, points.length) - 1] ?? 0) : 0;

/** Fixed points if the pattern shows, and other points if all its dice fell in one throw. */
export const servedOr =
  (points: number, served: number, test: Test): Score =>
  (t) =>
    test(t) ? (t.served ? served : points) : 0;

/** The best of these scores. */
export const best =
  (...all: readonly Score[]): Score =>
  (t) =>
    Math.max(...all.map((score) => score(t)));

/**
 * Sum of groups of equal dice, each group of another face, taken so that they are worth most; 0 if they do not all
 * show. `groups(2)` is one pair, `groups(2, 2)` two pairs, `groups(3)` three of a kind without the other dice,
 * `groups(3, 2)` a full house.
 */
export const groups = (...sizes: readonly number[]): Score => {
  const sorted = sizes.toSorted((a, b) => b - a);
  return (t) => Math.max(0, bestGroups(t.counts, sorted, 0));
};

/** Scores the `count` dice of a larger throw that are worth most. */
export const bestOf =
  (count: number, score: Score): Score =>
  (t) => {
    let most = 0;
    for (const sides of choose(t.sides, count)) most = Math.max(most, score(tally(sides, t.roll, t.served)));
    return most;
  };

/** Every way to take `count` of these sides. */
function* choose(sides: readonly Side[], count: number): Generator<readonly Side[]> {
  if (count === 0) return yield [];
  for (let i = 0; i <= sides.length - count; i++) {
    for (const rest of choose(sides.slice(i + 1), count - 1)) yield [sides[i] as Side, ...rest];
  }
}

/**
 * Worth of the groups from number `i` on, each of another face; -Infinity if there are no such groups. Of groups of one
 * size, which stand side by side, the one before has a higher face, `before`: any other order is worth the same.
 */
function bestGroups(counts: readonly number[], sizes: readonly number[], i: number, before = 0): number {
  const size = sizes[i];
  if (size === undefined) return 0;
  let most = -Infinity;
  const highest = (size === sizes[i - 1] ? before : counts.length) - 1;
  for (let face = highest; face > 0; face--) {
    if ((counts[face] ?? 0) < size) continue;
    most = Math.max(most, size * face + bestGroups(counts.with(face, 0), sizes, i + 1, face));
  }
  return most;
}
