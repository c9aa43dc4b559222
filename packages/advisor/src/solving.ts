/** The program that solves a game. */
import { kernelFor, type SolveJob } from './job.js';
import type { Numbers } from './kernel.js';
import { type Values } from './layout.js';
import { Sweep } from './sweep.js';

export function* work({ plan, precision, wasm }: SolveJob): Generator<number, Values> {
  const rowsOf = (length: number): Numbers =>
    precision === 'fast' ? new Float32Array(length) : new Float64Array(length);
  const sweep = new Sweep(plan, kernelFor(wasm, precision === 'fast' ? 4 : 8), rowsOf);
  const { order } = sweep.layout;
  for (let i = 0; i < order.length; i++) {
    sweep.solve(order[i] ?? 0);
    yield (i + 1) / order.length;
  }
  return sweep.values;
}
