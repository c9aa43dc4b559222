/**
 * The distribution of the points of cards with the same filled cells. The section total is kept apart from all other
 * points, since the bonus depends on it.
 */
import type { TotalRange } from './card-states.js';

export interface PointDistribution {
  readonly range: TotalRange;
  /** The least of the other points, and how many values they may have. */
  readonly least: number;
  readonly width: number;
  /** Probability of section total `range.from + lane` with other points p: `mass[lane * width + p - least]`. */
  readonly mass: Float64Array;
}

/** Bounds of the points that a card may have beside its section total. */
export interface PointBounds {
  least: number;
  most: number;
}

/** Returns a distribution without mass. */
export function emptyDistribution(range: TotalRange, { least, most }: PointBounds): PointDistribution {
  const width = most - least + 1;
  return { range, least, width, mass: new Float64Array((range.to - range.from + 1) * width) };
}

/** A section total that has mass: the sum of it, and the indices where it begins and ends. */
export interface OccupiedLane {
  readonly lane: number;
  readonly mass: number;
  readonly first: number;
  readonly end: number;
}

/** Returns the section totals that have mass. */
export function occupiedLanes({ mass, width, range }: PointDistribution): readonly OccupiedLane[] {
  const found: OccupiedLane[] = [];
  for (let lane = 0; lane <= range.to - range.from; lane++) {
    let first = lane * width;
    let end = first + width;
    while (first < end && mass[first] === 0) first++;
    while (end > first && mass[end - 1] === 0) end--;
    let sum = 0;
    for (let i = first; i < end; i++) sum += mass[i] ?? 0;
    if (sum > 0) found.push({ lane, mass: sum, first, end });
  }
  return found;
}

/**
 * Adds a section total's mass to another distribution.
 * @param chance probability of this transition
 * @param sectionPoints added to the section total; what its range cuts off goes to the other points
 * @param allPoints added to the sum of both
 */
export function addShifted(
  source: PointDistribution,
  { lane, first, end }: OccupiedLane,
  target: PointDistribution,
  chance: number,
  sectionPoints: number,
  allPoints: number,
): void {
  const total = source.range.from + lane;
  const kept = Math.min(target.range.to, Math.max(target.range.from, total + sectionPoints));
  const otherPoints = allPoints - (kept - total);
  const { mass } = source;
  const out = target.mass;
  const there = (kept - target.range.from) * target.width + source.least + otherPoints - target.least;
  const shift = there - lane * source.width;
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the innermost loop, within its bounds
  for (let i = first; i < end; i++) out[shift + i]! += chance * mass[i]!;
}
