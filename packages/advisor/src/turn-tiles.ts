/**
 * One turn under best play for many cards at once: those with the same cells filled, a few section totals at a time, so
 * that the tables of the kernel stay in the first-level cache. Tells the probability of every entry that may end the turn.
 */
import { legalAfter } from './card-states.js';
import type { ForwardKernel, MakeKernel } from './kernel.js';
import { KernelMemory, type CardStage } from './kernel-memory.js';
import type { Layout, Values } from './layout.js';
import type { Gain, Move } from './moves.js';
import { keepCount, multisetCount } from './multisets.js';
import type { Plan } from './plan.js';

/** Section totals that are computed together. */
const TILE = 8;

/**
 * Whether a plan can be played so: no roll is saved, nothing is announced, no throw wins at once, and neither scores nor
 * what may be filled depend on the roll.
 */
export const canRunInTiles = (plan: Plan): boolean =>
  !plan.bank &&
  !plan.declare &&
  !plan.wins &&
  plan.scoreClasses.every((own) => own === plan.scoreClasses[0]) &&
  [...(plan.legal?.values() ?? [])].every((masks) => masks.slice(0, -1).every((mask) => mask === masks[0]));

/** Visits an entry that may end a turn; `lane` is the index of the section total of its card. */
export type VisitEntry = (lane: number, move: Move, gain: Gain, chance: number) => void;

export class TurnTiles {
  readonly kernel: ForwardKernel;
  readonly layout: Layout;
  readonly #memory: KernelMemory<ForwardKernel>;
  readonly #plan: Plan;
  /** Tables in the kernel: probabilities by keep, at first, of stopping with each outcome, and of each group of a list. */
  readonly #chances: number;
  readonly #firstChances: number;
  readonly #stopChances: number;
  readonly #groups: number;
  /** Room for what `claim` finds: two numbers for each group and section total. */
  readonly #found: number;
  /** By roll before the last: tables of what each keep is worth, and of the best keep inside it. */
  readonly #keepValues: readonly number[];
  readonly #bestValues: readonly number[];

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values) {
    const keeps = keepCount(plan.dice, plan.sides);
    const outcomes = multisetCount(plan.dice, plan.sides);
    const groups =
      1 + Math.max(...plan.cellClasses.flatMap(({ scores }) => scores.map((own) => new Set(own).size)));
    const extraRows = (1 + 2 * (plan.rolls - 1)) * keeps + 2 * outcomes + 3 * groups;
    const memory = new KernelMemory(plan, make, values, { extraRows, lanes: TILE });
    const earlierRolls = Array.from({ length: plan.rolls - 1 });
    this.kernel = memory.kernel;
    this.layout = memory.layout;
    this.#plan = plan;
    this.#memory = memory;
    this.#chances = memory.reserve(keeps);
    this.#firstChances = memory.reserve(outcomes);
    this.#stopChances = memory.reserve(outcomes);
    this.#groups = memory.reserve(groups);
    this.#found = memory.reserve(2 * groups);
    this.#keepValues = earlierRolls.map(() => memory.reserve(keeps));
    this.#bestValues = earlierRolls.map(() => memory.reserve(keeps));
    memory.lattice.chances.forEach((chance, r) =>
      this.kernel.heap.fill(chance, this.#firstChances + r * TILE, this.#firstChances + (r + 1) * TILE),
    );
  }

  /**
   * Plays one turn from cards with these cells filled.
   * @param reached by index of the section total, 1 for those that are wanted
   * @param visit called for each entry of a wanted card
   */
  play(filled: number, reached: Uint8Array, visit: VisitEntry): void {
    const mask = legalAfter(this.#plan, filled, 1);
    const stage = { ...this.#memory.stageAt(filled), n: TILE / this.kernel.width };
    this.#memory.loadRows(stage, mask, 0, 0);
    for (let first = 0; first < reached.length; first += TILE) {
      if (!reached.subarray(first, first + TILE).includes(1)) continue;
      this.#findStopChances(stage, mask, first);
      this.#eachEntry(stage, mask, first, reached, visit);
    }
  }

  #eachEntry(stage: CardStage, mask: number, first: number, reached: Uint8Array, visit: VisitEntry): void {
    const { kernel } = this;
    const { heap } = kernel;
    const { stopRows } = this.#memory;
    this.#memory.eachOffer(stage, 0, mask, (list, move, plus) => {
      const gains = this.#memory.gainsOf(list);
      const row = move.row + first;
      const count = kernel.claim(
        stopRows,
        this.#stopChances,
        list,
        row,
        plus,
        this.#groups,
        this.#found,
        stage.n,
      );
      for (let i = this.#found; i < this.#found + 2 * count; i += 2) {
        const at = heap[i] ?? 0;
        const lane = at % TILE;
        const gain = gains[(at - lane) / TILE];
        if (gain && reached[first + lane]) visit(first + lane, move, gain, heap[i + 1] ?? 0);
      }
    });
  }

  /** Computes the probability of stopping with each outcome, in `#stopChances`; what that is worth, in `stopRows`. */
  #findStopChances(stage: CardStage, mask: number, first: number): void {
    const { kernel } = this;
    const { lattice, keepRows, stopRows } = this.#memory;
    const { heap } = kernel;
    const { outcomes, keeps } = lattice;
    const { n } = stage;
    this.#memory.offerAll(stage, stopRows, 0, mask, first);
    heap.copyWithin(keepRows, stopRows, stopRows + outcomes * TILE);
    for (let roll = this.#plan.rolls - 2; roll >= 0; roll--) {
      const [own, best] = [this.#keepValues[roll] ?? 0, this.#bestValues[roll] ?? 0];
      kernel.means(keepRows, n);
      heap.copyWithin(own, keepRows, keepRows + keeps * TILE);
      kernel.inside(keepRows, n);
      heap.copyWithin(best, keepRows, keepRows + keeps * TILE);
      if (roll > 0) kernel.stopOr(keepRows, stopRows, keepRows, n);
    }
    heap.fill(0, this.#stopChances, this.#stopChances + outcomes * TILE);
    heap.copyWithin(this.#chances, this.#firstChances, this.#firstChances + outcomes * TILE);
    heap.fill(0, this.#chances + outcomes * TILE, this.#chances + keeps * TILE);
    for (let roll = 0; roll < this.#plan.rolls - 1; roll++) {
      const [own, best] = [this.#keepValues[roll] ?? 0, this.#bestValues[roll] ?? 0];
      kernel.decide(this.#chances, best, own, stopRows, this.#stopChances, n);
      kernel.roll(this.#chances, n);
    }
    kernel.add(this.#stopChances, this.#chances, n);
  }
}
