/** Scores every possible throw in a row. It calls the rules, so it is correct for custom rules too. */
import type { Category, Side, Spec, Throw } from '@yahtzee-game/rules';
import { itemAt } from '../../../basics/item-at.js';
import { sidesOf, throwOf } from './throws.js';

/** A row and the throws that score in it. */
export interface ScoredRow {
  readonly spec: Spec;
  readonly category: Category;
  readonly throws: readonly Throw[];
  /** The points by throw. */
  readonly points: readonly number[];
  /** The throws that score. */
  readonly scoring: readonly Throw[];
}

export function scoredRow(spec: Spec, category: Category, throws: readonly Throw[]): ScoredRow {
  const last = throws.map((t) => category.score(t));
  if (last.some((n) => n > 0)) return row(spec, category, throws, last);
  // No throw scores after the last roll, but some may after the first.
  const first = throws.map((t): Throw => ({ ...t, roll: 1, served: true }));
  return row(
    spec,
    category,
    first,
    first.map((t) => category.score(t)),
  );
}

const row = (
  spec: Spec,
  category: Category,
  throws: readonly Throw[],
  points: readonly number[],
): ScoredRow => ({
  spec,
  category,
  throws,
  points,
  scoring: throws.filter((_, i) => itemAt(points, i) > 0),
});

/**
 * Returns an example of how a row scores. For a number box it has several dice of the face; for hands it is neither the
 * best nor the worst throw.
 */
export function exampleOf({ category: { face, stands, score }, scoring }: ScoredRow): Throw | undefined {
  if (stands && !face) return scoring.toSorted((a, b) => score(a) - score(b))[scoring.length >> 1];
  const many = scoring.filter((t) => face === undefined || 2 * (t.counts[face] ?? 0) > t.n);
  const typical = typicalOf(many.length ? many : scoring);
  return typical[typical.length >> 1];
}

/** Returns the throws with the most distinct faces, which have the fewest accidental patterns. */
export function typicalOf(throws: readonly Throw[]): readonly Throw[] {
  const most = throws.reduce((n, t) => Math.max(n, facesIn(t)), 0);
  return throws.filter((t) => facesIn(t) === most);
}

const facesIn = (t: Throw): number => t.counts.filter((count) => count > 0).length;

/**
 * By die, whether it counts: it does if some other face in its place scores less, or if no other scores the same (a one
 * in a sum). Of interchangeable equal dice, only the number that is needed count.
 */
export function countingDice(
  { spec, category }: Pick<ScoredRow, 'spec' | 'category'>,
  t: Throw,
): readonly boolean[] {
  const points = category.score(t);
  const sides = sidesOf(spec.dice);
  const free: number[] = [];
  return t.sides.map((own, i) => {
    const replaced = [i, ...free.filter((position) => t.sides[position] === own)];
    const others = sides
      .filter((side) => side !== own)
      .map((side) => ({ side, points: category.score(withSide(t, replaced, side)) }));
    const counts =
      others.some((other) => other.points < points) ||
      others.filter(({ side }) => side.face !== own.face).every((other) => other.points !== points);
    if (!counts) free.push(i);
    return counts;
  });
}

const withSide = (t: Throw, positions: readonly number[], side: Side): Throw =>
  throwOf(
    t.sides.map((own, i) => (positions.includes(i) ? side : own)),
    t.roll,
    t.served,
  );
