/**
 * One distribution of the points still to come under best play, from several cards together. Probabilities move forward
 * with the entries, one layer of cards with the same number of entries at a time. That takes much less memory than
 * `DistributionPass`, but gives no separate answer for each card.
 */
import type { ForwardKernel, MakeKernel } from '../kernel/kernel.js';
import { laneOf, massOf, noRows, RowPool, widen, type CardRows } from '../kernel/row-pool.js';
import { bonusOf, isComplete, sectionPoints, totalRangeOf } from '../plan/card-states.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import { Means, type Prospect, type Start } from './distributions.js';
import { Transitions } from './transitions.js';
import { TurnTiles } from './turn-tiles.js';

export class ForwardPass {
  readonly #plan: Plan;
  readonly #turns: TurnTiles;
  readonly #pool: RowPool;
  readonly #means: Means;
  readonly #found: Float64Array;
  readonly #transitions = new Transitions();
  /** The cards that the current layer leads to, and by `filled` the index of each in this list. */
  #next: CardRows[] = [];
  #places = new Map<number, number>();

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values) {
    this.#plan = plan;
    this.#turns = new TurnTiles(plan, make, values);
    this.#pool = new RowPool(this.#turns.kernel, 0);
    this.#means = new Means(plan.cellClasses.length);
    this.#found = new Float64Array(this.#means.count);
  }

  /**
   * Finds the points to come, those of the starts included. Each `yield` is the share of the work that is done.
   * @param starts cards with the same number of entries, their totals within the range of `totalRangeOf`
   */
  *run(starts: readonly Start[]): Generator<number, Prospect> {
    const { length } = this.#turns.layout.order;
    let played = 0;
    let layer = this.#begin(starts);
    while (!layer.some(({ filled }) => isComplete(this.#plan, filled))) {
      for (const rows of layer) {
        this.#playTurn(rows);
        yield ++played / length;
      }
      layer = this.#moveOn();
    }
    return this.#ended(layer);
  }

  #begin(starts: readonly Start[]): readonly CardRows[] {
    for (const { cardState, points } of starts) {
      const rows = this.#rowsAt(this.#placeOf(cardState.filled));
      widen(rows, cardState.total - rows.from, points, points);
    }
    const layer = this.#moveOn();
    const { heap } = this.#turns.kernel;
    for (const { cardState, points, chance } of starts) {
      const rows = layer.find(({ filled }) => filled === cardState.filled);
      const lane = cardState.total - (rows?.from ?? 0);
      const at = (rows?.starts[lane] ?? 0) + points - (rows?.least[lane] ?? 0);
      heap[at] = heap[at] + chance;
    }
    return layer;
  }

  #placeOf(filled: number): number {
    let place = this.#places.get(filled);
    if (place === undefined) {
      const { from, to } = totalRangeOf(this.#plan, filled);
      place = this.#next.push(noRows(filled, from, to - from + 1)) - 1;
      this.#places.set(filled, place);
    }
    return place;
  }

  #rowsAt(place: number): CardRows {
    const rows = this.#next[place];
    if (!rows) throw new RangeError('distributions: there are no such cards');
    return rows;
  }

  /** Notes where a turn from each of these cards leads. */
  #playTurn(rows: CardRows): void {
    const { filled, from, starts, least, most } = rows;
    const { heap } = this.#turns.kernel;
    const masses = Float64Array.from(starts, (start, lane) => (start < 0 ? 0 : massOf(heap, rows, lane)));
    const reached = Uint8Array.from(masses, (mass) => (mass > 0 ? 1 : 0));
    const { maxTotals } = this.#turns.layout;
    this.#turns.play(filled, reached, ({ k, step, cellClass }) => {
      let place = -1;
      let target = rows;
      return (lane, { points, bonus }, chance) => {
        // Cards that no entry leads to get no place.
        if (place < 0) {
          place = this.#placeOf(filled + step);
          target = this.#rowsAt(place);
        }
        const to = laneOf(target, from + lane + sectionPoints(cellClass, points));
        const counted = points * cellClass.times;
        const low = least[lane] + counted + bonus;
        const high = most[lane] + counted + bonus;
        widen(target, to, low, high);
        this.#transitions.add(starts[lane], low, high, chance, place * maxTotals + to);
        this.#means.addEntry(this.#found, 0, k, counted, bonus, chance * masses[lane]);
      };
    });
  }

  /** Moves the probabilities to the cards that turns lead to, which become the current layer. */
  #moveOn(): readonly CardRows[] {
    const { kernel, layout } = this.#turns;
    const layer = this.#next;
    for (const rows of layer) {
      rows.starts.forEach((_, lane) => {
        const [least, most] = [rows.least[lane], rows.most[lane]];
        if (least <= most) this.#pool.add(rows, lane, least, most);
      });
    }
    const { count, starts, least, most, chances, notes } = this.#transitions;
    for (let i = 0; i < count; i++) {
      const note = notes[i];
      const lane = note % layout.maxTotals;
      const target = this.#rowsAt((note - lane) / layout.maxTotals);
      const low = least[i];
      const to = target.starts[lane] + low - target.least[lane];
      kernel.mix(to, starts[i], most[i] - low + 1, chances[i]);
    }
    this.#transitions.clear();
    this.#pool.newLayer(layer);
    this.#next = [];
    this.#places = new Map();
    return layer;
  }

  /** Adds the section bonus to full cards, and collects their points. */
  #ended(layer: readonly CardRows[]): Prospect {
    const { heap } = this.#turns.kernel;
    const chances = new Map<number, number>();
    for (const rows of layer) {
      const { from, starts, least, most } = rows;
      starts.forEach((start, lane) => {
        if (start < 0) return;
        const worth = bonusOf(this.#plan, from + lane);
        const first = least[lane] + worth;
        const row = heap.subarray(start, start + most[lane] - least[lane] + 1);
        row.forEach((chance, i) => chances.set(first + i, (chances.get(first + i) ?? 0) + chance));
        this.#means.addBonus(this.#found, 0, worth, massOf(heap, rows, lane));
      });
    }
    const least = Math.min(...chances.keys());
    const most = Math.max(...chances.keys());
    return {
      means: this.#found,
      least,
      chances: Float64Array.from({ length: most - least + 1 }, (_, i) => chances.get(least + i) ?? 0),
    };
  }
}
