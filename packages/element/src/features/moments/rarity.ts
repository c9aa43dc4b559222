/** How rare it is that a throw fills a box: by that a hand is told from a sum, whatever a game calls it. */
import type { Category, Side, Spec, Throw } from '@yahtzee-game/rules';
import { sidesOf, throwOf, throwsOf } from '../panels/help/throws.js';

/** Every throw, and how many ways the dice fall so. */
interface Throws {
  readonly all: readonly Throw[];
  readonly ways: readonly number[];
}

/** What it takes to have a hand. */
interface Bar {
  /** The fewest points for it. */
  readonly least: number;
  /** The share of all throws that come to as much, 0 to 1. */
  readonly share: number;
}

const throwsBySpec = new WeakMap<Spec, Throws>();
const barsByCategory = new WeakMap<Category, Map<string, Bar>>();

const SERVED = { roll: 1, served: true } as const;

/** The throw of these sides, as if it had all fallen with the first roll: then whatever scores at all does. */
export const served = (sides: readonly Side[]): Throw => throwOf(sides, SERVED.roll, SERVED.served);

/** Returns what it takes to have the hand that this throw makes in a category. */
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

/** Whether each die is needed: with another side in its place, the throw is less than that. */
export const isWhole = ({ dice }: Spec, category: Category, sides: readonly Side[], least: number): boolean =>
  sides.every((_, i) => sidesOf(dice).some((other) => category.score(served(sides.with(i, other))) < least));

/** What such points stand for in a box that takes any of several hands; else simply that it scores. */
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

/** In how many orders these dice can lie; equal ones lie side by side in `sides`. */
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
