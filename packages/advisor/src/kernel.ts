/**
 * The interface of a kernel: the vector operations of a turn. `reference-kernel` implements it in plain TypeScript, the
 * others are compiled from `assembly/kernel.ts`, which documents each operation.
 */
import type { Lattice } from './lattice.js';

export type Numbers = Float32Array | Float64Array;

/**
 * Rows of numbers in one heap, addressed by element. A row has `n` vectors of `width` numbers, one number for each
 * section total.
 */
export interface Kernel {
  readonly heap: Numbers;
  /** Numbers in a vector; a row is a multiple of it. */
  readonly width: number;
  /** Reserves room in the heap and returns the index of its first number. */
  reserve(numbers: number): number;
  /**
   * Stores a list of outcomes with the shift of the section total, the points and the group of each; returns the number
   * of the list. Groups are needed by `claim` alone.
   */
  list(
    outcomes: readonly number[],
    shifts: readonly number[],
    points: readonly number[],
    groups?: readonly number[],
  ): number;
  means(S: number, n: number): void;
  worsts(S: number, n: number): void;
  worst(S: number, out: number, n: number): void;
  inside(S: number, n: number): void;
  stopOr(S: number, stop: number, out: number, n: number): void;
  expect(S: number, out: number, n: number): void;
  clear(stop: number, n: number): void;
  offer(stop: number, list: number, row: number, plus: number, n: number): void;
  merge(into: number, other: number, n: number): void;
  decide(P: number, best: number, own: number, stop: number, stops: number, n: number): void;
  roll(P: number, n: number): void;
  /** `out` is the index of the first of the rows that this list's groups go to. */
  claim(stop: number, stops: number, list: number, row: number, plus: number, out: number, n: number): void;
}

/** Makes a kernel with room for `numbers` numbers in rows. */
export type MakeKernel = (lattice: Lattice, numbers: number) => Kernel;
