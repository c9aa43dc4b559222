/** The program of a solve in plain TypeScript, where WebAssembly is refused. Its source text is run in a worker. */
import { atOnce } from '../basics/slices.js';
import { referenceKernel } from '../kernel/reference-kernel.js';
import { latticeOf } from '../plan/lattice.js';
import { layOut, type Numbers } from '../plan/layout.js';
import { BackwardInduction } from './backward-induction.js';
import type { SolveJob, SolvedValues } from './job.js';

/** Solves the game of the job. Each `yield` is the share of the work that is done. */
export function* work({ plan, precision }: SolveJob): Generator<number, SolvedValues> {
  const allocate = (length: number): Numbers =>
    precision === 'fast' ? new Float32Array(length) : new Float64Array(length);
  // Tables are made in separate steps, so that a page that solves without a worker does not miss frames.
  const lattice = latticeOf(plan.dice, plan.sides);
  yield 0;
  const layout = atOnce(layOut(plan));
  yield 0;
  const induction = new BackwardInduction(
    plan,
    (_, numbers) => referenceKernel(lattice, new Float64Array(numbers)),
    allocate,
    lattice,
    layout,
  );
  const { order } = layout;
  for (const [i, filled] of order.entries()) {
    yield i / order.length;
    induction.solve(filled);
  }
  return induction.values;
}
