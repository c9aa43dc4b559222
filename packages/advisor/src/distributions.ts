/** The distributions of the points still to come: from one card, and from every card that its next entry may lead to. */
import { entriesOpen, maxPointsLeft, type CardState } from './card-states.js';
import type { Numbers } from './kernel.js';
import type { Plan } from './plan.js';

/**
 * Distributions as a pass finds them, so that they can be posted. The card itself is the last of the states. If only the
 * means were wanted, each state has those without zeros, and a single probability, of 0 points.
 */
export interface Distributions {
  readonly filled: readonly number[];
  readonly totals: readonly number[];
  readonly banks: readonly number[];
  /** By state, the least points to come that have a probability. */
  readonly least: readonly number[];
  /** By state, where its numbers begin; a last one where all end. */
  readonly starts: readonly number[];
  /** By state: its means, in the order of `Means`, then the probability of each number of points, from the least on. */
  readonly numbers: Float64Array;
}

/** Returns the most points that play may still bring, without the section bonus. */
export const mostToCome = (plan: Plan, filled: number): number =>
  maxPointsLeft(plan, filled) + Math.max(0, ...(plan.repeat?.bonus ?? [])) * entriesOpen(plan, filled);

/** What best play still brings from a moment of the game. */
export interface Prospect {
  /** As `Means` orders them. */
  readonly means: Float64Array;
  /** The section bonus at the end is among the points to come. */
  readonly least: number;
  /** The probability of `least` points, of one more, and so on. */
  readonly chances: Float64Array;
}

/**
 * Where the means of a state stand: of each cell class the points, its multiplier applied; of the section bonus the points,
 * and the probability of none; the extra points: chips, tokens that are left, and what a throw that wins at once counts
 * for; and last, if they are wanted, how many entries of each cell class bring none.
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
   * Adds what an entry brings with a probability to means.
   * @param at where they begin
   * @param points with the multiplier applied
   */
  addEntry(to: Numbers, at: number, cellClass: number, points: number, bonus: number, chance: number): void {
    const own = at + this.points(cellClass);
    to[own] = (to[own] ?? 0) + chance * points;
    this.addExtra(to, at, bonus, chance);
    if (points || !this.#hasZeros) return;
    const zeros = at + this.zeros(cellClass);
    to[zeros] = (to[zeros] ?? 0) + chance;
  }

  /** Adds extra points with a probability to means. */
  addExtra(to: Numbers, at: number, points: number, chance: number): void {
    const own = at + this.extra;
    to[own] = (to[own] ?? 0) + chance * points;
  }

  /** Adds the section bonus of a full card with a probability to means. */
  addBonus(to: Numbers, at: number, bonus: number, chance: number): void {
    const own = at + (bonus ? this.bonus : this.noBonus);
    to[own] = (to[own] ?? 0) + chance * (bonus || 1);
  }
}

/** A card from which play goes on, with its probability. */
export interface Start {
  readonly cardState: CardState;
  /** Points that an entry has just brought. */
  readonly points: number;
  readonly chance: number;
}

/** Returns what best play still brings from one of the states; `undefined` if it is none of them. */
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

/** Returns the mean of prospects. */
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
  for (let i = 0; i < from.length; i++) to[at + i] = (to[at + i] ?? 0) + factor * (from[i] ?? 0);
}
