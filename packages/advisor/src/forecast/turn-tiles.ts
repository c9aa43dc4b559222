/**
 * One turn under best play for many cards at once: those with the same cells filled, a few section totals at a time, so
 * that the tables of the kernel stay in the first-level cache. Finds the probability of every entry that may end it.
 */
import { KernelMemory, type CardStage, type Offer } from '../kernel/kernel-memory.js';
import type { ForwardKernel, MakeKernel } from '../kernel/kernel.js';
import type { Gain, Move } from '../kernel/moves.js';
import type { CardRows } from '../kernel/row-pool.js';
import { legalAfter } from '../plan/card-states.js';
import type { Layout, Values } from '../plan/layout.js';
import { keepCount, multisetCount } from '../plan/multisets.js';
import type { Plan } from '../plan/plan.js';

/** Section totals that are computed together. */
const TILE = 8;

/**
 * Whether a plan can be played in this way: no roll is saved, nothing is announced, no throw wins at once, and neither
 * scores nor the cells that may be filled depend on the roll.
 */
export const canRunInTiles = (plan: Plan): boolean =>
  !plan.bank &&
  !plan.declare &&
  !plan.wins &&
  plan.scoreClasses.every((own) => own === plan.scoreClasses[0]) &&
  [...(plan.legal?.values() ?? [])].every((masks) => masks.slice(0, -1).every((mask) => mask === masks[0]));

/** Visits an entry that may end a turn; `lane` is the index of the section total of its card. */
export type VisitEntry = (lane: number, gain: Gain, chance: number) => void;

/** Lists of means by section total, to which a turn adds those of the points to come. */
export interface Gathered {
  /** Returns the cards that an entry leads to; their `starts` say where the lists of their means begin. */
  readonly next: (step: number) => CardRows | undefined;
  /** Where the list of the first section total begins, and how many numbers it has. */
  readonly out: number;
  readonly size: number;
  /** Index of the extra points; those of a cell class stand at its number. */
  readonly extra: number;
}

export class TurnTiles {
  readonly kernel: ForwardKernel;
  readonly layout: Layout;
  readonly #memory: KernelMemory<ForwardKernel>;
  readonly #plan: Plan;
  /** Vectors in a row. */
  readonly #n: number;
  /**
   * Tables in the kernel: section totals that are wanted; the value of stopping with each outcome; probabilities by
   * keep, of stopping with each outcome, and of each group of a list. Operations that read probabilities reset them to
   * 0, so that all are 0 between turns.
   */
  readonly #wanted: number;
  readonly #stopRows: number;
  readonly #chances: number;
  readonly #stopChances: number;
  readonly #groups: number;
  /** Room for the results of `find`: two numbers for each group and section total. */
  readonly #found: number;
  /**
   * By roll: tables of the value of each keep, and of the best value of it and the keeps inside it; after the last roll
   * only stopping is left.
   */
  readonly #keepValues: readonly number[];
  readonly #bestValues: readonly number[];

  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values) {
    const keeps = keepCount(plan.dice, plan.sides);
    const outcomes = multisetCount(plan.dice, plan.sides);
    const groups = mostGroups(plan);
    const extraRows = 1 + 2 * (plan.rolls - 1) * keeps + 2 * outcomes + 3 * groups;
    const memory = new KernelMemory(plan, make, values, { extraRows, lanes: TILE });
    const earlierRolls = Array.from({ length: plan.rolls - 1 });
    this.kernel = memory.kernel;
    this.layout = memory.layout;
    this.#plan = plan;
    this.#n = TILE / memory.kernel.width;
    this.#memory = memory;
    this.#wanted = memory.reserve(1);
    this.#chances = memory.keepRows;
    this.#stopRows = memory.reserve(outcomes);
    this.#stopChances = memory.reserve(outcomes);
    this.#groups = memory.reserve(groups);
    this.#found = memory.reserve(2 * groups);
    this.#keepValues = earlierRolls.map(() => memory.reserve(keeps));
    this.#bestValues = [...earlierRolls.map(() => memory.reserve(keeps)), this.#stopRows];
  }

  /**
   * Plays one turn from cards with these cells filled.
   * @param reached by index of the section total, 1 for those that are wanted
   * @param visitorOf returns the function that is called for each entry of a wanted card that a move makes
   */
  play(filled: number, reached: Uint8Array, visitorOf: (move: Move) => VisitEntry): void {
    const { kernel } = this;
    const visitors = new Map(this.#memory.moves.map((move) => [move, visitorOf(move)]));
    this.#eachOffer(this.#memory.stageAt(filled), reached, ({ list, move }, first) => {
      const gains = this.#memory.gainsOf(list);
      const visit = visitors.get(move);
      const count = kernel.find(list, this.#groups, this.#found, this.#n);
      const { heap } = kernel;
      for (let i = this.#found; i < this.#found + 2 * count; i += 2) {
        const at = heap[i];
        const lane = at % TILE;
        const gain = gains[(at - lane) / TILE];
        if (gain) visit?.(first + lane, gain, heap[i + 1]);
      }
    });
  }

  /**
   * Plays one turn from cards with these cells filled, and adds the means of the points to come to those of the cards.
   * @param reached by index of the section total, 1 for those that are wanted
   */
  gather(filled: number, reached: Uint8Array, { next, out, size, extra }: Gathered): void {
    const stage = this.#memory.stageAt(filled);
    for (const move of this.#memory.moves) {
      const rows = next(move.step);
      if (rows) this.#memory.loadPlaces(stage, move, rows);
    }
    this.#eachOffer(stage, reached, ({ list, move }, first) => {
      const to = { out: out + first * size, size, cell: move.k, extra };
      this.kernel.follow(list, this.#groups, move.places + first, to, this.#n);
    });
  }

  /** Plays one turn, and calls `take` for each list of entries once their probabilities are in `#groups`. */
  #eachOffer(stage: CardStage, reached: Uint8Array, take: (offer: Offer, first: number) => void): void {
    const { kernel } = this;
    const mask = legalAfter(this.#plan, stage.filled, 1);
    const offers = this.#memory.offersAt(stage, 0, mask);
    this.#memory.loadRows(stage, mask, 0, 0);
    for (let first = 0; first < reached.length; first += TILE) {
      const wanted = reached.subarray(first, first + TILE);
      if (!wanted.includes(1)) continue;
      this.#findStopChances(offers, first, wanted);
      for (const offer of offers) {
        const { list, move, plus } = offer;
        kernel.claim(this.#stopRows, this.#stopChances, list, move.row + first, plus, this.#groups, this.#n);
        take(offer, first);
      }
    }
  }

  /** Computes the probability of stopping with each outcome, in `#stopChances`, and its value, in `#stopRows`. */
  #findStopChances(offers: readonly Offer[], first: number, wanted: Uint8Array): void {
    const { kernel } = this;
    const stopRows = this.#stopRows;
    const { heap } = kernel;
    const n = this.#n;
    const last = this.#plan.rolls - 1;
    this.#memory.offer(offers, stopRows, n, first);
    for (let roll = last - 1; roll >= 0; roll--) {
      const [own, best] = this.#valuesAt(roll);
      const [, later] = this.#valuesAt(roll + 1);
      kernel.means(later, own, n);
      kernel.inside(own, best, n);
      kernel.stopOr(best, stopRows, best, n);
    }
    heap.fill(0, this.#wanted, this.#wanted + TILE);
    heap.set(wanted, this.#wanted);
    const chancesAt = (roll: number): number => (roll < last ? this.#chances : this.#stopChances);
    kernel.begin(chancesAt(0), this.#wanted, n);
    for (let roll = 0; roll < last; roll++) {
      const [own, best] = this.#valuesAt(roll);
      kernel.decide(this.#chances, best, own, stopRows, this.#stopChances, n);
      kernel.roll(this.#chances, chancesAt(roll + 1), n);
    }
  }

  #valuesAt(roll: number): readonly [number, number] {
    return [this.#keepValues[roll] ?? 0, this.#bestValues[roll] ?? 0];
  }
}

/** Returns the most groups that a list of outcomes may have: outcomes with the same gain form one group. */
function mostGroups({ cellClasses, repeat }: Plan): number {
  const scored = cellClasses.flatMap(({ scores }) => scores.map((own) => new Set(own).size));
  return Math.max(1, repeat?.outcomes.length ?? 0, ...scored);
}
