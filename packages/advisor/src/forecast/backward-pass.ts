/**
 * The points still to come under best play, from a card and from every card that its next entry may lead to. They are
 * computed from full cards backward, one layer of cards with the same number of entries at a time, since the points to
 * come from a card are the mean of those from the next cards.
 */
import type { MakeKernel, ForwardKernel } from '../kernel/kernel.js';
import { noRows, RowPool, type CardRows } from '../kernel/row-pool.js';
import { bonusOf, isComplete, totalRangeOf, type CardState } from '../plan/card-states.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import { reachableTotals } from '../plan/reachable-totals.js';
import type { Distributions, Means } from './distributions.js';
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

  /** Finds the points to come from a card. Each `yield` is the share of the work that is done. */
  *run(root: CardState): Generator<number, Distributions> {
    const { order, layers } = this.turns.layout;
    const totals = reachableTotals(this.plan, this.turns.layout, root);
    const last = order.indexOf(root.filled);
    let next: NextCards = new Map();
    let at = 0;
    for (const end of layers) {
      const layer = new Map<number, CardRows>();
      for (; at < end; at++) {
        const filled = order[at];
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

  /** Adds the rows of cards that are not full, by playing one turn from them. */
  protected abstract playTurn(rows: CardRows, reached: Uint8Array, next: NextCards): void;

  /** Returns the number of points at which the row of a full card has its probability. */
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

  /** On full cards, only the section bonus is still to come. */
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
        start < 0 ? [] : { filled, total: from + lane, least: least[lane], start: start - first },
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
