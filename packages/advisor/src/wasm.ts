/** The kernel in WebAssembly, with 128-bit vectors. */
import type { Kernel, Numbers } from './kernel.js';
import type { Lattice } from './lattice.js';

type Verb = (...numbers: readonly number[]) => void;
interface Exports {
  readonly setup: Verb;
  readonly means: Verb;
  readonly worsts: Verb;
  readonly worst: Verb;
  readonly inside: Verb;
  readonly stopOr: Verb;
  readonly expect: Verb;
  readonly clear: Verb;
  readonly offer: Verb;
  readonly merge: Verb;
  /** Only in double precision. */
  readonly decide: Verb;
  readonly roll: Verb;
  readonly claim: Verb;
}

const PAGE = 65536;
const VECTOR = 16;
/** Lists of a plan and the lattice take some room beside the rows. */
const LISTS = 4 * 1024 * 1024;

/** A kernel of a compiled module; `bytes` are those of a number, 4 or 8. */
export function wasmKernel(
  module: WebAssembly.Module,
  bytes: 4 | 8,
  lattice: Lattice,
  numbers: number,
): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * bytes + LISTS) / PAGE) });
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const verbs = instance.exports as unknown as Exports;
  const { buffer } = memory;
  const heap: Numbers = bytes === 4 ? new Float32Array(buffer) : new Float64Array(buffer);
  const ints = new Int32Array(buffer);
  /** Below it the compiler keeps its own data. */
  let used = 1024;
  const take = (size: number): number => {
    const at = used;
    used = Math.ceil((used + size) / VECTOR) * VECTOR;
    return at;
  };
  const takeInts = (values: Int32Array | readonly number[]): number => {
    const at = take(values.length * 4);
    ints.set(values, at / 4);
    return at;
  };
  const takeNumbers = (values: Float64Array | readonly number[]): number => {
    const at = take(values.length * bytes);
    heap.set(values, at / bytes);
    return at;
  };
  const { keeps, outcomes, sides, up, downStart, down, chances } = lattice;
  verbs.setup(
    keeps,
    outcomes,
    sides,
    takeInts(up),
    takeInts(downStart),
    takeInts(down),
    takeNumbers(chances),
  );
  const lists: { readonly at: number; readonly count: number; readonly groups: number }[] = [];
  const nowhere = { at: 0, count: 0, groups: 0 };
  return {
    heap,
    width: VECTOR / bytes,
    reserve: (count) => take(count * bytes) / bytes,
    list(which, moves, points, groups = []) {
      // Outcomes, moves and points stand behind each other without a gap.
      const at = take(which.length * (8 + bytes) + bytes);
      const count = which.length;
      ints.set(which, at / 4);
      ints.set(moves, at / 4 + count);
      heap.set(points, (at + count * 8) / bytes);
      return lists.push({ at, count, groups: takeInts(groups) }) - 1;
    },
    means: (S, n) => verbs.means(S * bytes, n),
    worsts: (S, n) => verbs.worsts(S * bytes, n),
    worst: (S, out, n) => verbs.worst(S * bytes, out * bytes, n),
    inside: (S, n) => verbs.inside(S * bytes, n),
    stopOr: (S, stop, out, n) => verbs.stopOr(S * bytes, stop * bytes, out * bytes, n),
    expect: (S, out, n) => verbs.expect(S * bytes, out * bytes, n),
    clear: (stop, n) => verbs.clear(stop * bytes, n),
    offer: (stop, list, row, plus, n) => {
      const { at, count } = lists[list] ?? nowhere;
      verbs.offer(stop * bytes, at, count, row * bytes, plus, n);
    },
    merge: (into, other, n) => verbs.merge(into * bytes, other * bytes, n),
    decide: (P, best, own, stop, stops, n) =>
      verbs.decide(P * bytes, best * bytes, own * bytes, stop * bytes, stops * bytes, n),
    roll: (P, n) => verbs.roll(P * bytes, n),
    claim: (stop, stops, list, row, plus, out, n) => {
      const { at, count, groups } = lists[list] ?? nowhere;
      verbs.claim(stop * bytes, stops * bytes, at, count, groups, row * bytes, plus, out * bytes, n);
    },
  };
}
