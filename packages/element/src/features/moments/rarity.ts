/** How rarely a throw fills a box: this separates hands from mere sums, without regard to the names in a game. */
import type { Category, Side, Spec, Throw } from '@yahtzee-game/rules';
import { sidesOf, throwOf, throwsOf } from '../panels/help/throws.js';

/** Every throw, and the number of ways to throw it. */
interface Throws {
  readonly all: readonly Throw[];
  readonly ways: readonly number[];
}

/** The requirement for a hand. */
interface Bar {
  /** The least points of the hand. */
  readonly least: number;
  /** The share of all throws with at least these points, 0 to 1. */
  readonly share: number;
}

const throwsBySpec = new WeakMap<Spec, Throws>();
const barsByCategory = new WeakMap<Category, Map<string, Bar>>();

const SERVED = { roll: 1, served: true } as const;

/** The throw of these sides as a first roll, since everything that can score at all scores then. */
export const served = (sides: readonly Side[]): Throw => throwOf(sides, SERVED.roll, SERVED.served);

/** Returns the requirement for the hand that these points stand for in a category. */
export function barOf(spec: Spec, category: Category, points: number): Bar {
  const bars = barsByCategory.get(category) ?? new Map<string, Bar>();
  barsByCategory.set(category, bars);
  const hand = handIn(category, points);
  const known = bars.get(hand);
  if (known) return known;
  const bar = measured(spec, category, hand);
  bars.set(hand, bar);
  return bar;
}

/** Whether each die is needed: some other side in its place makes the throw score less than `least`. */
export const isWhole = ({ dice }: Spec, category: Category, sides: readonly Side[], least: number): boolean =>
  sides.every((_, i) => sidesOf(dice).some((other) => category.score(served(sides.with(i, other))) < least));

/** The hand that the points stand for, in a box for several hands; empty for other boxes. */
const handIn = ({ stands }: Category, points: number): string => stands?.(points).key ?? '';

function measured(spec: Spec, category: Category, hand: string): Bar {
  const { all, ways } = throwsIn(spec);
  const points = all.map((one) => category.score(one));
  const least = Math.min(...points.filter((n) => n > 0 && handIn(category, n) === hand));
  const total = sumOf(ways);
  return { least, share: sumOf(ways.filter((_, i) => (points[i] ?? 0) >= least)) / total };
}

function throwsIn(spec: Spec): Throws {
  const known = throwsBySpec.get(spec);
  if (known) return known;
  const all = throwsOf(spec).map((one): Throw => ({ ...one, ...SERVED }));
  const throws = { all, ways: all.map(waysOf) };
  throwsBySpec.set(spec, throws);
  return throws;
}

/** The number of orders of these dice; equal ones are adjacent in `sides`. */
function waysOf({ sides }: Throw): number {
  let ways = 1;
  let run = 0;
  sides.forEach((side, i) => {
    run = side === sides[i - 1] ? run + 1 : 1;
    ways = (ways * (i + 1)) / run;
  });
  return ways;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
