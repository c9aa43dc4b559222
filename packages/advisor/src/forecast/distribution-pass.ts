/**
 * The distributions of the points still to come. The distribution of a card is the mean of those of the next cards,
 * each moved by the points of the entry that leads there.
 */
import type { ForwardKernel, MakeKernel } from '../kernel/kernel.js';
import type { Move } from '../kernel/moves.js';
import { laneOf, type CardRows } from '../kernel/row-pool.js';
import { sectionPoints } from '../plan/card-states.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import { BackwardPass, type NextCards } from './backward-pass.js';
import { Means } from './distributions.js';
import { Transitions } from './transitions.js';
import type { VisitEntry } from './turn-tiles.js';

export class DistributionPass extends BackwardPass {
  /** By section total: where a turn leads, and what its entry adds to the means. */
  readonly #transitions: readonly Transitions[];
  readonly #gained: Float64Array;

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values) {
    super(plan, make, values, new Means(plan.cellClasses.length));
    const { maxTotals } = this.turns.layout;
    this.#transitions = Array.from({ length: maxTotals }, () => new Transitions());
    this.#gained = new Float64Array(maxTotals * this.means.count);
  }

  protected override playTurn(rows: CardRows, reached: Uint8Array, next: NextCards): void {
    for (const transitions of this.#transitions) transitions.clear();
    this.#gained.fill(0);
    this.turns.play(rows.filled, reached, (move) =>
      this.#visitor(rows.from, move, next.get(rows.filled + move.step)),
    );
    reached.forEach((isReached, lane) => {
      if (isReached) this.#mix(rows, lane);
    });
  }

  protected override pointsOf(worth: number): number {
    return worth;
  }

  /** Returns a visitor that notes the entries that lead to these cards. */
  #visitor(from: number, { k, cellClass }: Move, target: CardRows | undefined): VisitEntry {
    if (!target) return () => undefined;
    const { starts, least, most } = target;
    const { count } = this.means;
    const { times } = cellClass;
    return (lane, { points, bonus }, chance) => {
      const to = laneOf(target, from + lane + sectionPoints(cellClass, points));
      const gain = points * times + bonus;
      this.#transitions[lane]?.add(starts[to], gain + least[to], gain + most[to], chance);
      this.means.addEntry(this.#gained, lane * count, k, points * times, bonus, chance);
    };
  }

  /** Makes the row of a card from the rows that its turn leads to. */
  #mix(rows: CardRows, lane: number): void {
    const transitions = this.#transitions[lane];
    if (!transitions) return;
    const [least, most] = transitions.range;
    const start = this.pool.add(rows, lane, least, most);
    const { kernel } = this.turns;
    const { count } = this.means;
    kernel.heap.set(this.#gained.subarray(lane * count, (lane + 1) * count), start);
    const { starts, chances, least: own, most: ownMost } = transitions;
    let together = 0;
    for (let i = 0; i < transitions.count; i++) {
      const from = starts[i];
      const chance = chances[i];
      const low = own[i];
      kernel.mix(start + count + low - least, from + count, ownMost[i] - low + 1, chance);
      // Entries of different points may lead to the same card; its means are then added once for all of them.
      together += chance;
      if (i + 1 < transitions.count && starts[i + 1] === from) continue;
      kernel.mix(start, from, count, together);
      together = 0;
    }
  }
}
