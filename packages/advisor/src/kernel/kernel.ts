/**
 * The interface of a kernel: the vector operations of a turn. `reference-kernel` has all of them in plain TypeScript;
 * those of the distributions are compiled from `assembly/distributions.ts`, which documents them. Where WebAssembly is
 * allowed, the backward induction has a separate kernel, `assembly/tiles.ts`.
 */
import type { Lattice } from '../plan/lattice.js';
import type { Numbers } from '../plan/layout.js';

/** The effect of entering an outcome of a group. */
export interface Brought {
  /** How much the section total rises. */
  readonly shift: number;
  /** With the multiplier applied. */
  readonly points: number;
  /** Extra points. */
  readonly bonus: number;
}

/**
 * Rows of numbers in one heap, addressed by element. A row has `n` vectors of `width` numbers, one number for each
 * section total. The compiled operations always work on rows of eight numbers.
 */
export interface Kernel {
  readonly heap: Numbers;
  /** Numbers in a vector; a row is a multiple of it. */
  readonly width: number;
  /** Reserves room in the heap and returns the index of its first number. */
  reserve(numbers: number): number;
  /**
   * Stores a list of outcomes and returns its number.
   * @param groups by outcome, the index of its group in `brought`
   */
  list(outcomes: readonly number[], groups: readonly number[], brought: readonly Brought[]): number;
  /** Writes to every keep in `S` that is not full the mean of those with one more die; full ones are in `full`. */
  means(full: number, S: number, n: number): void;
  inside(S: number, out: number, n: number): void;
  stopOr(S: number, stop: number, out: number, n: number): void;
  clear(stop: number, n: number): void;
  offer(stop: number, list: number, row: number, plus: number, n: number): void;
}

/** Further operations, for the backward induction. */
export interface BackwardKernel extends Kernel {
  /** Writes to every keep that is not full the least of those with one more die. */
  worsts(S: number, n: number): void;
  /** Writes to `out` the least of all outcomes. */
  worst(S: number, out: number, n: number): void;
  /** Writes to `out` the mean over all outcomes. */
  expect(S: number, out: number, n: number): void;
  /** Writes to `into` the greater of two tables, by outcome. */
  merge(into: number, other: number, n: number): void;
}

/** Lists of means in the heap, one for each section total. */
export interface MeansAt {
  readonly out: number;
  /** Numbers in a list, and the indices of the points and of the extra points in it. */
  readonly size: number;
  readonly cell: number;
  readonly extra: number;
}

/** Further operations, for the distributions. */
export interface ForwardKernel extends Kernel {
  /** Makes the heap at least `numbers` long; `heap` may then be another array. */
  grow(numbers: number): void;
  /** Writes the probabilities of a throw of all dice, for section totals at which `wanted` is 1; keeps must be 0. */
  begin(P: number, wanted: number, n: number): void;
  decide(P: number, best: number, own: number, stop: number, stops: number, n: number): void;
  /** Moves the probabilities of keeps in `P` to the outcomes in `to` that a roll may lead to, and sets them to 0. */
  roll(P: number, to: number, n: number): void;
  /** Moves the probabilities for which a list is the best from `stops` to rows from `sums` on, added up by group. */
  claim(stop: number, stops: number, list: number, row: number, plus: number, sums: number, n: number): void;
  /**
   * Writes two numbers to `found` for each sum that is not 0: group × length of a row + index of the section total, and
   * the probability. Returns the number of such sums.
   */
  find(list: number, sums: number, found: number, n: number): number;
  /** Adds what the claimed entries bring, and what is to come after them, to means: see `assembly/distributions.ts`. */
  follow(list: number, sums: number, next: number, to: MeansAt, n: number): void;
  /** Adds `count` numbers, times a factor, to others. This may be delayed until `flush`. */
  mix(to: number, from: number, count: number, factor: number): void;
  flush(): void;
}

/** Makes a kernel with room for `numbers` numbers in rows. */
export type MakeKernel<K extends Kernel> = (lattice: Lattice, numbers: number) => K;
