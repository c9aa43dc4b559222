/** The kernel of the distributions in WebAssembly, with 128-bit vectors. */
import type { ForwardKernel } from './kernel.js';
import type { Lattice } from './lattice.js';

/** The operations as they are compiled: rows are addresses, lists an address and a length. */
type Operations = Readonly<
  Record<
    | 'setup'
    | 'means'
    | 'inside'
    | 'stopOr'
    | 'clear'
    | 'offer'
    | 'begin'
    | 'decide'
    | 'roll'
    | 'claim'
    | 'find'
    | 'follow'
    | 'add'
    | 'mix',
    (...numbers: readonly number[]) => number
  >
>;

/** Bytes of a page of memory, of a vector, of a number, and of the room for the lattice and the lists of a plan. */
const PAGE = 65536;
const VECTOR = 16;
const NUMBER = 8;
const LISTS = 4 * 1024 * 1024;
/** Bytes of what `mix` is asked for once, and how often it is asked before it is done. */
const MIX = 24;
const MIXES = 2048;
/** Pages that memory grows by at least. */
const GROWTH = 256;

const NOTHING = { shift: 0, points: 0, bonus: 0 };
const EMPTY_LIST = { at: 0, count: 0, groups: 0, groupCount: 0, gains: 0 };

/**
 * Returns a kernel of a compiled module.
 * @param numbers numbers to make room for, besides the lattice and the lists
 */
export function wasmKernel(module: WebAssembly.Module, lattice: Lattice, numbers: number): ForwardKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * NUMBER + LISTS) / PAGE) });
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const operations = instance.exports as unknown as Operations;
  let heap = new Float64Array(memory.buffer);
  let ints = new Int32Array(memory.buffer);
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
    const at = take(values.length * NUMBER);
    heap.set(values, at / NUMBER);
    return at;
  };
  const { keeps, outcomes, sides, up, downStart, down, chances } = lattice;
  const tables = [takeInts(up), takeInts(downStart), takeInts(down), takeNumbers(chances)];
  operations.setup(keeps, outcomes, sides, ...tables);
  const mixes = take(MIXES * MIX);
  let waiting = 0;
  const flush = (): void => {
    operations.mix(mixes, waiting);
    waiting = 0;
  };
  const lists: (typeof EMPTY_LIST)[] = [];
  return {
    get heap() {
      return heap;
    },
    grow(length) {
      const pages = Math.ceil((length - heap.length) / (PAGE / NUMBER));
      if (pages <= 0) return;
      memory.grow(Math.max(pages, GROWTH));
      heap = new Float64Array(memory.buffer);
      ints = new Int32Array(memory.buffer);
    },
    width: VECTOR / NUMBER,
    reserve: (count) => take(count * NUMBER) / NUMBER,
    list(listed, groups, brought) {
      const own = groups.map((group) => brought[group] ?? NOTHING);
      // Outcomes, shifts and points follow each other without a gap.
      const count = listed.length;
      const at = take(count * (8 + NUMBER));
      ints.set(listed, at / 4);
      ints.set(
        own.map(({ shift }) => shift),
        at / 4 + count,
      );
      heap.set(
        own.map(({ points, bonus }) => points + bonus),
        (at + count * 8) / NUMBER,
      );
      const gains = takeNumbers(brought.flatMap(({ shift, points, bonus }) => [shift, points, bonus]));
      return lists.push({ at, count, groups: takeInts(groups), groupCount: brought.length, gains }) - 1;
    },
    means: (S) => operations.means(S * NUMBER),
    inside: (S, out) => operations.inside(S * NUMBER, out * NUMBER),
    stopOr: (S, stop, out) => operations.stopOr(S * NUMBER, stop * NUMBER, out * NUMBER),
    clear: (stop) => operations.clear(stop * NUMBER),
    offer: (stop, list, row, plus) => {
      const { at, count } = lists[list] ?? EMPTY_LIST;
      operations.offer(stop * NUMBER, at, count, row * NUMBER, plus);
    },
    begin: (P, wanted) => operations.begin(P * NUMBER, wanted * NUMBER),
    decide: (P, best, own, stop, stops) =>
      operations.decide(P * NUMBER, best * NUMBER, own * NUMBER, stop * NUMBER, stops * NUMBER),
    roll: (P) => operations.roll(P * NUMBER),
    claim: (stop, stops, list, row, plus, sums) => {
      const { at, count, groups, groupCount } = lists[list] ?? EMPTY_LIST;
      operations.claim(
        stop * NUMBER,
        stops * NUMBER,
        at,
        count,
        groups,
        groupCount,
        row * NUMBER,
        plus,
        sums * NUMBER,
      );
    },
    find: (list, sums, found) =>
      operations.find(sums * NUMBER, (lists[list] ?? EMPTY_LIST).groupCount, found * NUMBER),
    follow: (list, sums, next, { out, size, cell, extra }) => {
      const { groupCount, gains } = lists[list] ?? EMPTY_LIST;
      operations.follow(sums * NUMBER, groupCount, gains, next * NUMBER, out * NUMBER, size, cell, extra);
    },
    add: (to, table) => operations.add(to * NUMBER, table * NUMBER),
    mix(to, from, count, factor) {
      if (waiting === MIXES) flush();
      const at = mixes + waiting * MIX;
      waiting += 1;
      ints[at / 4] = to * NUMBER;
      ints[at / 4 + 1] = from * NUMBER;
      ints[at / 4 + 2] = count;
      heap[at / NUMBER + 2] = factor;
    },
    flush,
  };
}
