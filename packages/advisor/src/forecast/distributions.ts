/**
 * The distributions of the points still to come: from one card, and from every card that its next entry may lead to.
 */
import { entriesOpen, leastPointsLeft, maxPointsLeft, type CardState } from '../plan/card-states.js';
import type { Numbers } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';

/**
 * Distributions as a pass finds them, in a form that can be posted. The last state is the card itself. If only the
 * means were wanted, each state has the means without zeros, and a single probability, at 0 points.
 */
export interface Distributions {
  readonly filled: readonly number[];
  readonly totals: readonly number[];
  readonly banks: readonly number[];
  /** By state, the least points to come that have a probability. */
  readonly least: readonly number[];
  /** By state, where its numbers begin; the last item is where all end. */
  readonly starts: readonly number[];
  /** By state: its means, in the order of `Means`, then the probability of each number of points, from the least on. */
  readonly numbers: Float64Array;
}

/** Returns the most points that play may still bring, without the section bonus. */
export const mostToCome = (plan: Plan, filled: number): number =>
  maxPointsLeft(plan, filled) + Math.max(0, ...(plan.repeat?.bonus ?? [])) * entriesOpen(plan, filled);

/** Returns the least points that play may still bring, without the section bonus. */
export const leastToCome = (plan: Plan, filled: number): number =>
  leastPointsLeft(plan, filled) + Math.min(0, ...(plan.repeat?.bonus ?? [])) * entriesOpen(plan, filled);

/** The points that best play still brings from a moment of the game. */
export interface Prospect {
  /** As `Means` orders them. */
  readonly means: Float64Array;
  /** The least points to come, the section bonus at the end included. */
  readonly least: number;
  /** The probability of `least` points, of one more, and so on. */
  readonly chances: Float64Array;
}

/**
 * The indices of the means of a state. In order: the points of each cell class, its multiplier applied; the points of
 * the section bonus, and the probability of none; the extra points, which are chips, tokens that are left, and the
 * worth of a throw that wins at once; and if wanted, the number of entries without points of each cell class.
 */
export class Means {
  readonly bonus: number;
  readonly noBonus: number;
  readonly extra: number;
  readonly count: number;
  readonly #hasZeros: boolean;

  constructor(cellClasses: number, hasZeros = true) {
    this.bonus = cellClasses;
    this.noBonus = this.bonus + 1;
    this.extra = this.bonus + 2;
    this.count = this.bonus + 3 + (hasZeros ? cellClasses : 0);
    this.#hasZeros = hasZeros;
  }

  points(cellClass: number): number {
    return cellClass;
  }

  zeros(cellClass: number): number {
    return this.bonus + 3 + cellClass;
  }

  /**
   * Adds to means what an entry brings, times its probability.
   * @param at where they begin
   * @param points with the multiplier applied
   */
  addEntry(to: Numbers, at: number, cellClass: number, points: number, bonus: number, chance: number): void {
    const own = at + this.points(cellClass);
    to[own] = to[own] + chance * points;
    this.addExtra(to, at, bonus, chance);
    if (points || !this.#hasZeros) return;
    const zeros = at + this.zeros(cellClass);
    to[zeros] = to[zeros] + chance;
  }

  /** Adds extra points to means, times their probability. */
  addExtra(to: Numbers, at: number, points: number, chance: number): void {
    const own = at + this.extra;
    to[own] = to[own] + chance * points;
  }

  /** Adds the section bonus of a full card to means, times its probability. */
  addBonus(to: Numbers, at: number, bonus: number, chance: number): void {
    const own = at + (bonus ? this.bonus : this.noBonus);
    to[own] = to[own] + chance * (bonus || 1);
  }
}

/** A card from which play goes on, with its probability. */
export interface Start {
  readonly cardState: CardState;
  /** Points that an entry has just brought. */
  readonly points: number;
  readonly chance: number;
}

/** Returns what best play still brings from a state; `undefined` if the distributions do not include it. */
export function prospectOf(
  { filled, totals, banks, least, starts, numbers }: Distributions,
  { count }: Means,
  state: CardState,
): Prospect | undefined {
  const i = filled.findIndex(
    (own, at) => own === state.filled && totals[at] === state.total && banks[at] === state.bank,
  );
  const start = starts[i];
  if (start === undefined) return undefined;
  return {
    means: numbers.subarray(start, start + count),
    least: least[i] ?? 0,
    chances: numbers.subarray(start + count, starts[i + 1]),
  };
}

/** A prospect that follows with a probability, after points of an entry. */
export interface LikelyProspect {
  readonly prospect: Prospect;
  /** Points that the entry brings; they are not among the means of the prospect. */
  readonly points: number;
  readonly chance: number;
}

/** Returns the mean of prospects, weighted by their probabilities. */
export function meanOf(means: Means, all: readonly LikelyProspect[]): Prospect {
  const least = Math.min(...all.map(({ prospect, points }) => points + prospect.least));
  const most = Math.max(
    ...all.map(({ prospect, points }) => points + prospect.least + prospect.chances.length),
  );
  const mean = { means: new Float64Array(means.count), least, chances: new Float64Array(most - least) };
  for (const { prospect, points, chance } of all) {
    addTimes(mean.means, 0, prospect.means, chance);
    addTimes(mean.chances, points + prospect.least - least, prospect.chances, chance);
  }
  return mean;
}

function addTimes(to: Float64Array, at: number, from: Float64Array, factor: number): void {
  for (let i = 0; i < from.length; i++) to[at + i] = to[at + i] + factor * from[i];
}
