/** The keeps of a lattice in the order in which kernels look for the best keep inside each. */
import type { Lattice } from '../plan/lattice.js';
import { ROW } from './tile-fields.js';

/**
 * Returns keeps `from` … `end` − 1, smaller ones first, in runs of keeps with the same number of keeps inside them.
 * Each run is that number, the length of the run, and for each of its keeps the offset of its row and those of the rows
 * inside it. A 0 ends the list.
 */
export function runsOf({ size, downStart, down }: Lattice, from: number, end: number): readonly number[] {
  const runs: [number, number, ...number[]][] = [];
  for (let keep = from; keep < end; keep++) {
    const inside = down.subarray(downStart[keep], downStart[keep + 1]);
    const run = (runs[size[keep] * 64 + inside.length] ??= [inside.length, 0]);
    run[1]++;
    run.push(...[keep, ...inside].map((one) => one * ROW));
  }
  // `flat` skips the indices without a run.
  return [...runs.flat(), 0];
}
