/** Rows of numbers of different lengths in a kernel's heap, layer by layer: it holds at most two layers. */
import type { Numbers } from '../plan/layout.js';
import type { ForwardKernel } from './kernel.js';

/** The cards with the same cells filled: by index of the section total, the row of each. */
export interface CardRows {
  readonly filled: number;
  /** The section total of index 0. */
  readonly from: number;
  /** Where a row begins in the heap; -1 if there is none. */
  readonly starts: Int32Array;
  /** The least and the most points that a row has a probability for; the least is greater if it has none. */
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** Returns cards without rows. */
export const noRows = (filled: number, from: number, length: number): CardRows => ({
  filled,
  from,
  starts: new Int32Array(length).fill(-1),
  least: new Int32Array(length).fill(1),
  most: new Int32Array(length).fill(0),
});

/** Returns the index of a section total; totals beyond the range of these cards count as its end. */
export const laneOf = ({ starts, from }: CardRows, total: number): number =>
  Math.min(starts.length - 1, Math.max(0, total - from));

/** Extends the range of points that a row has probabilities for. */
export function widen({ least, most }: CardRows, lane: number, from: number, to: number): void {
  const isNew = least[lane] > most[lane];
  least[lane] = isNew ? from : Math.min(least[lane], from);
  most[lane] = isNew ? to : Math.max(most[lane], to);
}

/** Returns the sum of a row. */
export function massOf(heap: Numbers, { starts, least, most }: CardRows, lane: number): number {
  const start = starts[lane];
  const end = start + most[lane] - least[lane] + 1;
  let mass = 0;
  for (let i = start; i < end; i++) mass += heap[i];
  return mass;
}

export class RowPool {
  /** Index in the heap of the first number of the pool. */
  readonly first: number;
  readonly #kernel: ForwardKernel;
  /** Numbers of a row before the probabilities. */
  readonly #head: number;
  #layer: number;
  #end: number;

  constructor(kernel: ForwardKernel, head: number) {
    this.#kernel = kernel;
    this.#head = head;
    // After the room for lists, some of which are made later.
    this.first = this.#layer = this.#end = kernel.heap.length;
  }

  get end(): number {
    return this.#end;
  }

  /** Adds a row of zeros to the current layer and returns where it begins. */
  add(rows: CardRows, lane: number, least: number, most: number): number {
    const start = this.#end;
    this.#end += this.#head + most - least + 1;
    this.#kernel.grow(this.#end);
    this.#kernel.heap.fill(0, start, this.#end);
    rows.starts[lane] = start;
    rows.least[lane] = least;
    rows.most[lane] = most;
    return start;
  }

  /**
   * Adds rows of one probability, of 0 points, for all section totals of these cards, one after the other, and returns
   * where the first begins. Those of totals that are not reached stay unused.
   */
  addAll(rows: CardRows, reached: Uint8Array): number {
    const first = this.#end;
    reached.forEach((isReached, lane) => {
      this.add(rows, lane, 0, 0);
      if (!isReached) rows.starts[lane] = -1;
    });
    return first;
  }

  /** Begins a new layer: the one before the last is overwritten. */
  newLayer(last: readonly CardRows[]): void {
    this.#kernel.flush();
    this.#kernel.heap.copyWithin(this.first, this.#layer, this.#end);
    const moved = this.#layer - this.first;
    for (const { starts } of last) {
      starts.forEach((start, lane) => {
        if (start >= 0) starts[lane] = start - moved;
      });
    }
    this.#end -= moved;
    this.#layer = this.#end;
  }
}
