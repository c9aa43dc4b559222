/**
 * What is to come under best play, of a card and of all cards that its next entry may lead to: from full cards backward, a
 * layer of cards with the same number of entries at a time, since what follows from a card is the mean of what follows
 * from the next ones.
 */
import { bonusOf, isComplete, totalRangeOf, type CardState } from './card-states.js';
import type { Distributions, Means } from './distributions.js';
import type { MakeKernel, ForwardKernel } from './kernel.js';
import type { Values } from './layout.js';
import type { Plan } from './plan.js';
import { reachableTotals } from './reachable-totals.js';
import { noRows, RowPool, type CardRows } from './row-pool.js';
import { TurnTiles } from './turn-tiles.js';

/** By `filled`, the cards that the next entry may lead to. */
export type NextCards = ReadonlyMap<number, CardRows>;

export abstract class BackwardPass {
  protected readonly plan: Plan;
  protected readonly turns: TurnTiles;
  protected readonly pool: RowPool;
  protected readonly means: Means;

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values, means: Means) {
    this.plan = plan;
    this.means = means;
    this.turns = new TurnTiles(plan, make, values);
    this.pool = new RowPool(this.turns.kernel, means.count);
  }

  /** Finds what is to come. Each `yield` is the share of the work that is done. */
  *run(root: CardState): Generator<number, Distributions> {
    const { order, layers } = this.turns.layout;
    const totals = reachableTotals(this.plan, this.turns.layout, root);
    const last = order.indexOf(root.filled);
    let next: NextCards = new Map();
    let at = 0;
    for (const end of layers) {
      const layer = new Map<number, CardRows>();
      for (; at < end; at++) {
        const filled = order[at] ?? 0;
        const reached = totals[filled];
        if (!reached) continue;
        layer.set(filled, this.#rowsOf(filled, reached, next));
        yield at / (last + 1);
      }
      if (layer.has(root.filled)) return this.#collected([...next.values(), ...layer.values()]);
      this.pool.newLayer([...layer.values()]);
      next = layer;
    }
    throw new RangeError('distributions: there is no such card');
  }

  /** Makes the rows of cards from which one more turn is played. */
  protected abstract playTurn(rows: CardRows, reached: Uint8Array, next: NextCards): void;

  /** Returns the points that a row of a full card has its probability for. */
  protected abstract pointsOf(worth: number): number;

  #rowsOf(filled: number, reached: Uint8Array, next: NextCards): CardRows {
    const rows = noRows(filled, totalRangeOf(this.plan, filled).from, reached.length);
    if (!isComplete(this.plan, filled)) this.playTurn(rows, reached, next);
    else
      reached.forEach((isReached, lane) => {
        if (isReached) this.#endGame(rows, lane);
      });
    return rows;
  }

  /** On full cards the section bonus alone is still to come. */
  #endGame(rows: CardRows, lane: number): void {
    const worth = bonusOf(this.plan, rows.from + lane);
    const counted = this.pointsOf(worth);
    const start = this.pool.add(rows, lane, counted, counted);
    const { heap } = this.turns.kernel;
    this.means.addBonus(heap, start, worth, 1);
    heap[start + this.means.count] = 1;
  }

  #collected(all: readonly CardRows[]): Distributions {
    const { kernel } = this.turns;
    const { first, end } = this.pool;
    kernel.flush();
    const cards = all.flatMap(({ filled, from, starts, least }) =>
      [...starts].flatMap((start, lane) =>
        start < 0 ? [] : { filled, total: from + lane, least: least[lane] ?? 0, start: start - first },
      ),
    );
    return {
      filled: cards.map(({ filled }) => filled),
      totals: cards.map(({ total }) => total),
      banks: cards.map(() => 0),
      least: cards.map(({ least }) => least),
      starts: [...cards.map(({ start }) => start), end - first],
      numbers: kernel.heap.slice(first, end) as Float64Array,
    };
  }
}
