/** What a kernel does; `twin` is one in plain TypeScript, the others are compiled from `assembly/kernel.ts`. */
import type { Lattice } from './lattice.js';

export type Numbers = Float32Array | Float64Array;

/**
 * Rows of numbers in one heap, addressed by element; a row has `n` vectors of `width` numbers. See `assembly/kernel.ts`
 * for what the verbs mean.
 */
export interface Kernel {
  readonly heap: Numbers;
  /** Numbers in a vector: rows are a multiple of it. */
  readonly width: number;
  /** A place in the heap for so many numbers. */
  reserve(numbers: number): number;
  /** Keeps a list of outcomes, moves of the section total, points, and the groups that chances go to; answers its number. */
  list(
    outcomes: readonly number[],
    moves: readonly number[],
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
  /** `out` is where the rows of this list's groups begin. */
  claim(stop: number, stops: number, list: number, row: number, plus: number, out: number, n: number): void;
}

export type MakeKernel = (lattice: Lattice, numbers: number) => Kernel;
