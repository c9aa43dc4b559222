/** The program of a solve job; its text makes a worker. */
import { BackwardInduction } from './backward-induction.js';
import { kernelFor, type SolveJob } from './job.js';
import type { Numbers } from './kernel.js';
import { latticeOf } from './lattice.js';
import { layOut, type Values } from './layout.js';

/** Solves a game. Each `yield` is the share of the states that are solved. */
export function* work({ plan, precision, wasm }: SolveJob): Generator<number, Values> {
  const allocate = (length: number): Numbers =>
    precision === 'fast' ? new Float32Array(length) : new Float64Array(length);
  // A pause between the tables lets a page that solves without a worker keep its frames.
  const lattice = latticeOf(plan.dice, plan.sides);
  yield 0;
  const layout = layOut(plan);
  yield 0;
  const make = kernelFor(wasm, precision === 'fast' ? 4 : 8);
  yield 0;
  const induction = new BackwardInduction(plan, make, allocate, lattice, layout);
  yield 0;
  for (const [i, filled] of layout.order.entries()) {
    induction.solve(filled);
    yield (i + 1) / layout.order.length;
  }
  return induction.values;
}
