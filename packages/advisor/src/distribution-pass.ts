/**
 * The distributions of the points still to come under best play, of a card and of all cards that its next entry may lead
 * to. What is to come is what the entry brings and what is to come from the next card, so that a distribution is the mean
 * of those of the next cards, each moved by the points of its entry: from full cards backward, a layer of cards with the
 * same number of entries at a time. Where the means are enough, all points count as none, so that a distribution is one number.
 */
import { bonusOf, isComplete, totalRangeOf, type CardState } from './card-states.js';
import { Means, type Distributions } from './distributions.js';
import type { ForwardKernel, MakeKernel } from './kernel.js';
import type { Values } from './layout.js';
import type { Gain, Move } from './moves.js';
import type { Plan } from './plan.js';
import { reachableTotals } from './reachable-totals.js';
import { laneOf, noRows, RowPool, type CardRows } from './row-pool.js';
import { Transitions } from './transitions.js';
import { TurnTiles } from './turn-tiles.js';

export class DistributionPass {
  readonly #plan: Plan;
  readonly #turns: TurnTiles;
  readonly #means: Means;
  readonly #pool: RowPool;
  /** By section total: where a turn leads, and what its entry adds to the means. */
  readonly #transitions: readonly Transitions[];
  readonly #gained: Float64Array;
  readonly #meansOnly: boolean;

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values, meansOnly = false) {
    this.#plan = plan;
    this.#meansOnly = meansOnly;
    this.#turns = new TurnTiles(plan, make, values);
    this.#means = new Means(plan.cellClasses.length, !meansOnly);
    this.#pool = new RowPool(this.#turns.kernel, this.#means.count);
    const { maxTotals } = this.#turns.layout;
    this.#transitions = Array.from({ length: maxTotals }, () => new Transitions());
    this.#gained = new Float64Array(maxTotals * this.#means.count);
  }

  /** Finds the distributions. Each `yield` is the share of the work that is done. */
  *run(root: CardState): Generator<number, Distributions> {
    const { order, layers } = this.#turns.layout;
    const totals = reachableTotals(this.#plan, this.#turns.layout, root);
    const last = order.indexOf(root.filled);
    let next: ReadonlyMap<number, CardRows> = new Map();
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
      this.#pool.newLayer([...layer.values()]);
      next = layer;
    }
    throw new RangeError('distributions: there is no such card');
  }

  #rowsOf(filled: number, reached: Uint8Array, next: ReadonlyMap<number, CardRows>): CardRows {
    const rows = noRows(filled, totalRangeOf(this.#plan, filled).from, reached.length);
    if (isComplete(this.#plan, filled)) {
      reached.forEach((isReached, lane) => {
        if (isReached) this.#endGame(rows, lane);
      });
      return rows;
    }
    for (const transitions of this.#transitions) transitions.clear();
    this.#gained.fill(0);
    this.#turns.play(filled, reached, (lane, move, gain, chance) =>
      this.#lead(rows.from + lane, lane, move, gain, chance, next.get(filled + move.step)),
    );
    reached.forEach((isReached, lane) => {
      if (isReached) this.#mix(rows, lane);
    });
    return rows;
  }

  /** On full cards the section bonus alone is still to come. */
  #endGame(rows: CardRows, lane: number): void {
    const worth = bonusOf(this.#plan, rows.from + lane);
    const counted = this.#meansOnly ? 0 : worth;
    const start = this.#pool.add(rows, lane, counted, counted);
    const { heap } = this.#turns.kernel;
    this.#means.addBonus(heap, start, worth, 1);
    heap[start + this.#means.count] = 1;
  }

  /** Notes an entry of a card with this section total. */
  #lead(
    total: number,
    lane: number,
    { k, cellClass: { inSection, times } }: Move,
    { points, bonus }: Gain,
    chance: number,
    target: CardRows | undefined,
  ): void {
    if (!target) return;
    const { starts, least, most } = target;
    const to = laneOf(target, total + (inSection ? points : 0));
    const gain = this.#meansOnly ? 0 : points * times + bonus;
    this.#transitions[lane]?.add(starts[to] ?? 0, gain + (least[to] ?? 0), gain + (most[to] ?? 0), chance);
    this.#means.addEntry(this.#gained, lane * this.#means.count, k, points * times, bonus, chance);
  }

  /** Makes the row of a card of those that its turn leads to. */
  #mix(rows: CardRows, lane: number): void {
    const transitions = this.#transitions[lane];
    if (!transitions) return;
    const [least, most] = transitions.range;
    const start = this.#pool.add(rows, lane, least, most);
    const { kernel } = this.#turns;
    const { count } = this.#means;
    kernel.heap.set(this.#gained.subarray(lane * count, (lane + 1) * count), start);
    if (this.#meansOnly) kernel.heap[start + count] = 1;
    const { starts, chances, least: own, most: ownMost } = transitions;
    let together = 0;
    for (let i = 0; i < transitions.count; i++) {
      const from = starts[i] ?? 0;
      const chance = chances[i] ?? 0;
      const low = own[i] ?? 0;
      if (!this.#meansOnly)
        kernel.mix(start + count + low - least, from + count, (ownMost[i] ?? 0) - low + 1, chance);
      // Entries of different points may lead to the same card, whose means are then added once.
      together += chance;
      if (i + 1 < transitions.count && starts[i + 1] === from) continue;
      kernel.mix(start, from, count, together);
      together = 0;
    }
  }

  #collected(all: readonly CardRows[]): Distributions {
    const { kernel } = this.#turns;
    const { first, end } = this.#pool;
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
