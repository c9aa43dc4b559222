/** Work that is done step by step, wherever it runs: in a worker, or on the page between two frames. */
import type { Chances, Start } from './chances.js';
import type { MakeKernel } from './kernel.js';
import type { Plan } from './plan.js';
import type { Values } from './layout.js';
import { twin } from './twin.js';
import { wasmKernel } from './wasm.js';

/** Numbers of 4 bytes, good to 1e-4, or of 8. */
export type Precision = 'fast' | 'double';

/** A game to be solved; what travels to whoever does the work. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly plan: Plan;
  readonly precision: Precision;
  /** The compiled kernel of that precision; absent: plain TypeScript. */
  readonly wasm: Uint8Array | undefined;
}
/** Best play to be followed from some sheets. */
export interface FollowJob {
  readonly kind: 'follow';
  readonly plan: Plan;
  readonly values: Values;
  readonly starts: readonly Start[];
  /** The compiled kernel in double precision. */
  readonly wasm: Uint8Array | undefined;
}
export type Job = SolveJob | FollowJob;
export type Done = Values | Chances;

/** A program that does jobs of one kind; each `yield` is the share that is done, 0 to 1. */
export interface Program<J extends Job = Job> {
  work(job: J): Generator<number, Done>;
}

/** WebAssembly if it is given and allowed, else the twin, which is exact to the last digit. */
export function kernelFor(wasm: Uint8Array | undefined, bytes: 4 | 8): MakeKernel {
  try {
    if (wasm) {
      const module = new WebAssembly.Module(wasm as BufferSource);
      return (lattice, numbers) => wasmKernel(module, bytes, lattice, numbers);
    }
  } catch {
    // A page may refuse WebAssembly; then the twin does it.
  }
  return (lattice, numbers) => twin(lattice, new Float64Array(numbers));
}
