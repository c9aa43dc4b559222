/** The program of a solve with WebAssembly. Its source text is run in a worker. */
import type { SolveJob, SolvedValues } from './job.js';

const PAGE = 65536;

/** Solves the game of the job. Each `yield` is the share of the work that is done. */
export function* work({ precision, wasm, tables }: SolveJob): Generator<number, SolvedValues> {
  if (!tables) throw new TypeError('no tables');
  const memory = new WebAssembly.Memory({ initial: Math.ceil(tables.size / PAGE) });
  const { buffer } = memory;
  new Uint8Array(buffer).set(tables.image);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm as BufferSource), {
    env: { memory },
  });
  const solve = exports['solve'] as (first: number, end: number) => void;
  const all = tables.layers.at(-1) ?? 0;
  let solved = 0;
  for (const end of tables.layers) {
    while (solved < end) {
      const next = Math.min(end, solved + tables.batch);
      solve(solved, next);
      solved = next;
      yield solved / all;
    }
  }
  const Numbers = precision === 'fast' ? Float32Array : Float64Array;
  // Not copied, since these are nearly all of the memory.
  return {
    rows: new Numbers(buffer, tables.values, tables.states),
    base: new Float64Array(buffer, tables.base, tables.filledLimit),
  };
}
