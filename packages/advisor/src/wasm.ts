/** Kernels in WebAssembly, with 128-bit vectors. `assembly/kernel.ts` documents the operations. */
import type { Kernel, Numbers } from './kernel.js';
import type { Lattice } from './lattice.js';

type Operation = (...numbers: readonly number[]) => void;
interface Exports {
  readonly setup: Operation;
  readonly means: Operation;
  readonly worsts: Operation;
  readonly worst: Operation;
  readonly inside: Operation;
  readonly stopOr: Operation;
  readonly expect: Operation;
  readonly clear: Operation;
  readonly offer: Operation;
  readonly merge: Operation;
  /** The operations from here on exist in double precision alone. */
  readonly decide: Operation;
  readonly roll: Operation;
  readonly claim: Operation;
}

/** Bytes of a page of memory, of a vector, and of the room for the lattice and the lists of a plan. */
const PAGE = 65536;
const VECTOR = 16;
const LISTS = 4 * 1024 * 1024;

const EMPTY_LIST = { at: 0, count: 0, groups: 0 };

/**
 * Returns a kernel of a compiled module.
 * @param bytes bytes of a number
 * @param numbers numbers to make room for, besides the lattice and the lists
 */
export function wasmKernel(
  module: WebAssembly.Module,
  bytes: 4 | 8,
  lattice: Lattice,
  numbers: number,
): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * bytes + LISTS) / PAGE) });
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const operations = instance.exports as unknown as Exports;
  const { buffer } = memory;
  const heap: Numbers = bytes === 4 ? new Float32Array(buffer) : new Float64Array(buffer);
  const ints = new Int32Array(buffer);
  /** AssemblyScript keeps its own data below this address. */
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
  operations.setup(
    keeps,
    outcomes,
    sides,
    takeInts(up),
    takeInts(downStart),
    takeInts(down),
    takeNumbers(chances),
  );
  const lists: { readonly at: number; readonly count: number; readonly groups: number }[] = [];
  return {
    heap,
    width: VECTOR / bytes,
    reserve: (count) => take(count * bytes) / bytes,
    list(listed, shifts, points, groups = []) {
      // Outcomes, shifts and points follow each other without a gap.
      const at = take(listed.length * (8 + bytes) + bytes);
      const count = listed.length;
      ints.set(listed, at / 4);
      ints.set(shifts, at / 4 + count);
      heap.set(points, (at + count * 8) / bytes);
      return lists.push({ at, count, groups: takeInts(groups) }) - 1;
    },
    means: (S, n) => operations.means(S * bytes, n),
    worsts: (S, n) => operations.worsts(S * bytes, n),
    worst: (S, out, n) => operations.worst(S * bytes, out * bytes, n),
    inside: (S, n) => operations.inside(S * bytes, n),
    stopOr: (S, stop, out, n) => operations.stopOr(S * bytes, stop * bytes, out * bytes, n),
    expect: (S, out, n) => operations.expect(S * bytes, out * bytes, n),
    clear: (stop, n) => operations.clear(stop * bytes, n),
    offer: (stop, list, row, plus, n) => {
      const { at, count } = lists[list] ?? EMPTY_LIST;
      operations.offer(stop * bytes, at, count, row * bytes, plus, n);
    },
    merge: (into, other, n) => operations.merge(into * bytes, other * bytes, n),
    decide: (P, best, own, stop, stops, n) =>
      operations.decide(P * bytes, best * bytes, own * bytes, stop * bytes, stops * bytes, n),
    roll: (P, n) => operations.roll(P * bytes, n),
    claim: (stop, stops, list, row, plus, out, n) => {
      const { at, count, groups } = lists[list] ?? EMPTY_LIST;
      operations.claim(stop * bytes, stops * bytes, at, count, groups, row * bytes, plus, out * bytes, n);
    },
  };
}
