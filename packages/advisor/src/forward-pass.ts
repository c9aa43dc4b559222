/**
 * Where best play leads: a forward pass over card states, those with fewer entries first. Every state holds the
 * distribution of the points so far; a turn moves it on by the probability of each entry.
 */
import {
  bonusOf,
  entriesMade,
  isComplete,
  isFull,
  isRepeatActive,
  isRepeatScored,
  legalAfter,
  totalRangeOf,
} from './card-states.js';
import type { ForwardResult, Start } from './forward-result.js';
import { KernelMemory, type CardStage } from './kernel-memory.js';
import type { ForwardKernel, MakeKernel } from './kernel.js';
import type { Values } from './layout.js';
import type { Move } from './moves.js';
import { keepCount, multisetCount } from './multisets.js';
import { FACTS, factsOf, type Plan } from './plan.js';
import {
  addShifted,
  emptyDistribution,
  occupiedLanes,
  type OccupiedLane,
  type PointBounds,
  type PointDistribution,
} from './point-distribution.js';
import type { CellStatistics } from './solution.js';

/** Whether this pass can run: it covers no bank, announcements, served throws or throws that win at once. */
export const canRunForward = ({ bank, declare, wins, scoreClasses }: Plan): boolean =>
  !bank && !declare && !wins && scoreClasses.every((own) => own === scoreClasses[0]);

/** Statistics while they are summed up. */
interface Sums {
  readonly cellClasses: readonly CellStatistics[];
  readonly extra: { mean: number };
}

export class ForwardPass {
  readonly #memory: KernelMemory<ForwardKernel>;
  readonly #plan: Plan;
  /** Rows in the kernel: probabilities by keep, of stopping with each outcome, and of each group of a list. */
  readonly #chances: number;
  readonly #stopChances: number;
  readonly #groups: number;
  /** By roll before the last: rows of what each keep is worth, and of the best keep inside it. */
  readonly #keepValues: readonly number[];
  readonly #bestValues: readonly number[];
  readonly #distributions: (PointDistribution | undefined)[];
  readonly #bounds: (PointBounds | undefined)[];

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values) {
    const groups =
      1 + Math.max(...plan.cellClasses.flatMap(({ scores }) => scores.map((own) => new Set(own).size)));
    const keeps = keepCount(plan.dice, plan.sides);
    const outcomes = multisetCount(plan.dice, plan.sides);
    const extraRows = (1 + 2 * (plan.rolls - 1)) * keeps + outcomes + groups;
    const memory = new KernelMemory(plan, make, values, { extraRows });
    const earlierRolls = Array.from({ length: plan.rolls - 1 });
    this.#plan = plan;
    this.#memory = memory;
    this.#chances = memory.reserve(keeps);
    this.#stopChances = memory.reserve(outcomes);
    this.#groups = memory.reserve(groups);
    this.#keepValues = earlierRolls.map(() => memory.reserve(keeps));
    this.#bestValues = earlierRolls.map(() => memory.reserve(keeps));
    this.#distributions = new Array<PointDistribution | undefined>(plan.filledLimit);
    this.#bounds = new Array<PointBounds | undefined>(plan.filledLimit);
  }

  /** Follows best play from these starts. Each `yield` is the share of the work that is done. */
  *run(starts: readonly Start[]): Generator<number, ForwardResult> {
    // By entries made, so that the distributions of at most two layers are in memory.
    const order = this.#memory.layout.order.toSorted(
      (a, b) => entriesMade(this.#plan, a) - entriesMade(this.#plan, b) || a - b,
    );
    for (const start of starts) this.#boundStart(start);
    for (const filled of order) this.#boundSuccessors(filled);
    for (const start of starts) this.#addStart(start);
    const cellClasses = this.#plan.cellClasses.map((): CellStatistics => ({ mean: 0, zero: 0 }));
    const sums: Sums = { cellClasses, extra: { mean: 0 } };
    for (const [i, filled] of order.entries()) {
      const distribution = this.#distributions[filled];
      if (!distribution || isComplete(this.#plan, filled)) continue;
      this.#playTurn(filled, distribution, sums);
      this.#distributions[filled] = undefined;
      yield i / order.length;
    }
    return { ...sums, ...this.#final(order) };
  }

  /** Returns the lane of a card's section total, and the points beside it. */
  #laneOf({ cardState: { filled, total }, soFar }: Start): { lane: number; otherPoints: number } {
    const { from, to } = totalRangeOf(this.#plan, filled);
    const kept = Math.min(to, Math.max(from, total));
    return { lane: kept - from, otherPoints: soFar - kept };
  }

  #boundStart(start: Start): void {
    const { otherPoints } = this.#laneOf(start);
    const bounds = (this.#bounds[start.cardState.filled] ??= { least: otherPoints, most: otherPoints });
    bounds.least = Math.min(bounds.least, otherPoints);
    bounds.most = Math.max(bounds.most, otherPoints);
  }

  #addStart(start: Start): void {
    const { lane, otherPoints } = this.#laneOf(start);
    const { mass, width, least } = this.#distributionAt(start.cardState.filled);
    const at = lane * width + otherPoints - least;
    mass[at] = (mass[at] ?? 0) + start.chance;
  }

  /** Widens the bounds of the points that the next states may have beside their section totals. */
  #boundSuccessors(filled: number): void {
    const bounds = this.#bounds[filled];
    if (!bounds) return;
    const { from, to } = totalRangeOf(this.#plan, filled);
    const extra = this.#maxExtra(filled);
    for (const { cellClass, step } of this.#memory.moves) {
      if (isFull(cellClass, filled) || (this.#memory.layout.at[filled + step] ?? -1) < 0) continue;
      const next = totalRangeOf(this.#plan, filled + step);
      // A total beyond the range of the next state counts as its end; the difference goes to the other points.
      const high = Math.max(0, to + (cellClass.inSection ? cellClass.maxPoints : 0) - next.to);
      const low = Math.min(0, from - next.from);
      const gain = (cellClass.inSection ? 0 : cellClass.maxPoints * cellClass.times) + high + extra;
      const there = (this.#bounds[filled + step] ??= { least: bounds.least, most: bounds.most });
      there.least = Math.min(there.least, bounds.least + low);
      there.most = Math.max(there.most, bounds.most + gain);
    }
  }

  /** Returns the most extra points that the repeat rule may bring in one turn. */
  #maxExtra(filled: number): number {
    const { repeat, cellClasses } = this.#plan;
    if (!repeat || !isRepeatActive(this.#plan, filled)) return 0;
    const scored = isRepeatScored(this.#plan, filled);
    const block = FACTS * cellClasses.length;
    const struckEnd = factsOf(true, false, false) * cellClasses.length;
    return repeat.bonus.reduce(
      (most, bonus, at) => (at % block >= struckEnd === scored ? Math.max(most, bonus) : most),
      0,
    );
  }

  #distributionAt(filled: number): PointDistribution {
    return (this.#distributions[filled] ??= emptyDistribution(
      totalRangeOf(this.#plan, filled),
      this.#bounds[filled] ?? { least: 0, most: 0 },
    ));
  }

  /** Plays one turn: moves the distribution of a state on to the states that its entries lead to. */
  #playTurn(filled: number, distribution: PointDistribution, sums: Sums): void {
    const memory = this.#memory;
    const { kernel } = memory;
    const stage = memory.stageAt(filled);
    const lanes = occupiedLanes(distribution);
    const row = stage.n * kernel.width;
    this.#findStopChances(stage);
    memory.eachOffer(stage, 0, legalAfter(this.#plan, filled, 1), (list, move, plus) => {
      const { length } = memory.gainsOf(list);
      kernel.heap.fill(0, this.#groups, this.#groups + length * row);
      kernel.claim(memory.stopRows, this.#stopChances, list, move.row, plus, this.#groups, stage.n);
      this.#moveOn(filled, distribution, lanes, list, move, row, sums);
    });
  }

  /** Moves a distribution on by the entries of one list, whose probabilities stand in `#groups`. */
  #moveOn(
    filled: number,
    distribution: PointDistribution,
    lanes: readonly OccupiedLane[],
    list: number,
    { k, cellClass, step }: Move,
    row: number,
    { cellClasses, extra }: Sums,
  ): void {
    const { heap } = this.#memory.kernel;
    const gains = this.#memory.gainsOf(list);
    const own = cellClasses[k];
    let target: PointDistribution | undefined;
    for (const [g, { points, bonus }] of gains.entries()) {
      for (const occupied of lanes) {
        const chance = heap[this.#groups + g * row + occupied.lane] ?? 0;
        if (chance === 0) continue;
        const mass = chance * occupied.mass;
        if (own) {
          own.mean += mass * points * cellClass.times;
          if (points === 0) own.zero += mass;
        }
        extra.mean += mass * bonus;
        target ??= this.#distributionAt(filled + step);
        const sectionPoints = cellClass.inSection ? points : 0;
        addShifted(distribution, occupied, target, chance, sectionPoints, points * cellClass.times + bonus);
      }
    }
  }

  /** Computes the probability of stopping with each outcome, in `#stopChances`; what that is worth, in `stopRows`. */
  #findStopChances(stage: CardStage): void {
    const { kernel, lattice, keepRows, stopRows } = this.#memory;
    const { n } = stage;
    const size = n * kernel.width;
    const { outcomes, keeps, chances } = lattice;
    this.#memory.writeStops(stage, stopRows, 0, legalAfter(this.#plan, stage.filled, 1), 0, 0);
    kernel.heap.copyWithin(keepRows, stopRows, stopRows + outcomes * size);
    for (let roll = this.#plan.rolls - 2; roll >= 0; roll--) {
      const [own, best] = [this.#keepValues[roll] ?? 0, this.#bestValues[roll] ?? 0];
      kernel.means(keepRows, n);
      kernel.heap.copyWithin(own, keepRows, keepRows + keeps * size);
      kernel.inside(keepRows, n);
      kernel.heap.copyWithin(best, keepRows, keepRows + keeps * size);
      kernel.stopOr(keepRows, stopRows, keepRows, n);
    }
    kernel.heap.fill(0, this.#stopChances, this.#stopChances + outcomes * size);
    kernel.heap.fill(0, this.#chances, this.#chances + keeps * size);
    for (let r = 0; r < outcomes; r++) {
      kernel.heap.fill(chances[r] ?? 0, this.#chances + r * size, this.#chances + (r + 1) * size);
    }
    for (let roll = 0; roll < this.#plan.rolls - 1; roll++) {
      const [own, best] = [this.#keepValues[roll] ?? 0, this.#bestValues[roll] ?? 0];
      kernel.decide(this.#chances, best, own, stopRows, this.#stopChances, n);
      kernel.roll(this.#chances, n);
    }
    const { heap } = kernel;
    for (let i = 0; i < outcomes * size; i++) {
      heap[this.#stopChances + i] = (heap[this.#stopChances + i] ?? 0) + (heap[this.#chances + i] ?? 0);
    }
  }

  /** Adds the section bonus to full cards, and collects their totals. */
  #final(order: Int32Array): Pick<ForwardResult, 'bonus' | 'totals'> {
    const bonus: CellStatistics = { mean: 0, zero: 0 };
    const totals: number[] = [];
    for (const filled of order) {
      const distribution = this.#distributions[filled];
      if (!distribution) continue;
      const { range, least, width, mass } = distribution;
      for (let sectionTotal = range.from; sectionTotal <= range.to; sectionTotal++) {
        const worth = bonusOf(this.#plan, sectionTotal);
        for (let i = 0; i < width; i++) {
          const chance = mass[(sectionTotal - range.from) * width + i] ?? 0;
          if (!chance) continue;
          const total = sectionTotal + least + i + worth;
          totals[total] = (totals[total] ?? 0) + chance;
          bonus.mean += chance * worth;
          if (!worth) bonus.zero += chance;
        }
      }
    }
    return { bonus, totals: Float64Array.from(totals, (chance) => chance ?? 0) };
  }
}
