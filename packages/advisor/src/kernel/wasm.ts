/** The kernel of the distributions in WebAssembly, with 128-bit vectors. */
import type { Lattice } from '../plan/lattice.js';
import type { ForwardKernel } from './kernel.js';
import { runsOf } from './runs.js';
import { ROW } from './tile-fields.js';

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
    | 'mix',
    (...numbers: readonly number[]) => number
  >
>;

/** Bytes of a page of memory, of a vector, of a number, and of the room for the lattice and the lists of a plan. */
const PAGE = 65536;
const VECTOR = 16;
const NUMBER = 8;
const LISTS = 4 * 1024 * 1024;
/** Bytes of one call of `mix`, and the number of calls that are collected before they are done. */
const MIX = 24;
const MIXES = 2048;
/** Pages that memory grows by at least. */
const GROWTH = 256;

const EMPTY_LIST = { outcomes: 0, gains: 0, groupCount: 0 };

/**
 * Returns a kernel of a compiled module.
 * @param numbers numbers to make room for, in addition to the lattice and the lists
 */
export function wasmKernel(module: WebAssembly.Module, lattice: Lattice, numbers: number): ForwardKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * NUMBER + LISTS) / PAGE) });
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const operations = instance.exports as unknown as Operations;
  let heap = new Float64Array(memory.buffer);
  let ints = new Int32Array(memory.buffer);
  /** The next free address; AssemblyScript keeps its own data below 1024. */
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
  const keepRuns = takeInts(runsOf(lattice, outcomes, keeps - 1));
  const outcomeRuns = takeInts(runsOf(lattice, 0, outcomes));
  operations.setup(keeps, outcomes, sides, ...tables, keepRuns, outcomeRuns);
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
      const members = brought.map((_, group) => listed.filter((_outcome, i) => groups[i] === group));
      const gains = brought.flatMap(({ shift, points, bonus }, group) => [
        shift,
        points,
        bonus,
        members[group]?.length ?? 0,
      ]);
      return (
        lists.push({
          outcomes: takeInts(members.flat().map((outcome) => outcome * ROW)),
          gains: takeNumbers(gains),
          groupCount: brought.length,
        }) - 1
      );
    },
    means: (full, S) => operations.means(full * NUMBER, S * NUMBER),
    inside: (S, out) => operations.inside(S * NUMBER, out * NUMBER),
    stopOr: (S, stop, out) => operations.stopOr(S * NUMBER, stop * NUMBER, out * NUMBER),
    clear: (stop) => operations.clear(stop * NUMBER),
    offer: (stop, list, row, plus) => {
      const { outcomes: own, gains, groupCount } = lists[list] ?? EMPTY_LIST;
      operations.offer(stop * NUMBER, own, gains, groupCount, row * NUMBER, plus);
    },
    begin: (P, wanted) => operations.begin(P * NUMBER, wanted * NUMBER),
    decide: (P, best, own, stop, stops) =>
      operations.decide(P * NUMBER, best * NUMBER, own * NUMBER, stop * NUMBER, stops * NUMBER),
    roll: (P, to) => operations.roll(P * NUMBER, to * NUMBER),
    claim: (stop, stops, list, row, plus, sums) => {
      const { outcomes: own, gains, groupCount } = lists[list] ?? EMPTY_LIST;
      const tables = [stop * NUMBER, stops * NUMBER] as const;
      operations.claim(...tables, own, gains, groupCount, row * NUMBER, plus, sums * NUMBER);
    },
    find: (list, sums, found) =>
      operations.find(sums * NUMBER, (lists[list] ?? EMPTY_LIST).groupCount, found * NUMBER),
    follow: (list, sums, next, { out, size, cell, extra }) => {
      const { groupCount, gains } = lists[list] ?? EMPTY_LIST;
      operations.follow(sums * NUMBER, groupCount, gains, next * NUMBER, out * NUMBER, size, cell, extra);
    },
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
