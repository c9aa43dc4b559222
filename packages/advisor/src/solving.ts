/** The program that solves a game. */
import { kernelFor, type SolveJob } from './job.js';
import type { Numbers } from './kernel.js';
import { latticeOf } from './lattice.js';
import { layOut, type Values } from './layout.js';
import { Sweep } from './sweep.js';

export function* work({ plan, precision, wasm }: SolveJob): Generator<number, Values> {
  const rowsOf = (length: number): Numbers =>
    precision === 'fast' ? new Float32Array(length) : new Float64Array(length);
  // Tables are made one after the other, so that a page that does this itself keeps its frames.
  const lattice = latticeOf(plan.dice, plan.sides);
  yield 0;
  const layout = layOut(plan);
  yield 0;
  const make = kernelFor(wasm, precision === 'fast' ? 4 : 8);
  yield 0;
  const sweep = new Sweep(plan, make, rowsOf, 0, lattice, layout);
  yield 0;
  const { order } = sweep.layout;
  for (let i = 0; i < order.length; i++) {
    sweep.solve(order[i] ?? 0);
    yield (i + 1) / order.length;
  }
  return sweep.values;
}
