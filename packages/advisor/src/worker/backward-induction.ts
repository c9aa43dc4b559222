/**
 * Backward induction over card states in plain TypeScript, the fullest first: the value of a state follows from the
 * states that one more entry leads to. docs/solver.md states the recurrence with the names used here.
 *
 * For each combination of filled cells, every keep has a row with one number for each section total, so that every step
 * is an operation of a kernel. Where WebAssembly is allowed, `assembly/tiles.ts` does the same; tests compare both.
 */
import { KernelMemory, type CardStage } from '../kernel/kernel-memory.js';
import type { BackwardKernel, MakeKernel } from '../kernel/kernel.js';
import {
  bonusOf,
  doesServedMatter,
  isComplete,
  isFull,
  legalAfter,
  maxPointsLeft,
  savesEveryRoll,
  scoreClassOf,
  totalRangeOf,
  type TotalRange,
} from '../plan/card-states.js';
import type { Lattice } from '../plan/lattice.js';
import { maxTokens, type Layout, type Values, type Numbers } from '../plan/layout.js';
import { keepCount, multisetCount } from '../plan/multisets.js';
import type { Bank, Plan } from '../plan/plan.js';

/** A roll of a turn while its values are computed. The last roll comes first. */
interface RollStage {
  /** From 1. */
  readonly roll: number;
  /** Whether no roll comes after it. */
  readonly isLast: boolean;
  /** Whether stopping now is worth the same as stopping after the next roll. */
  readonly sameOffers?: boolean;
  /** Classes that may be filled; by default, those that the orders allow. */
  readonly mask?: number;
  /** The bank after an entry of zero, and after an entry with points. */
  readonly zero?: number;
  readonly points?: number;
}

export class BackwardInduction {
  readonly #memory: KernelMemory<BackwardKernel>;
  readonly #plan: Plan;
  /**
   * Rows in the kernel: outcomes of throws of all dice; of a turn that branches off, its keeps and its outcomes of
   * throws of all dice; the result.
   */
  readonly #served: number;
  readonly #otherKeeps: number;
  readonly #otherServed: number;
  readonly #out: number;
  /** Whether any roll scores differently if all dice were thrown in it. */
  readonly #servedMatters: boolean;

  /** @param allocate returns an array of `length` values */
  constructor(
    plan: Plan,
    make: MakeKernel<BackwardKernel>,
    allocate: (length: number) => Numbers,
    lattice?: Lattice,
    layout?: Layout,
  ) {
    const emptyValues = ({ at, states }: Layout): Values => ({
      at,
      rows: allocate(states),
      base: new Float64Array(plan.filledLimit),
    });
    const keeps = keepCount(plan.dice, plan.sides);
    const outcomes = multisetCount(plan.dice, plan.sides);
    const extraRows = keeps + 2 * outcomes + 1;
    this.#plan = plan;
    this.#memory = new KernelMemory(plan, make, emptyValues, { extraRows, lattice, layout });
    this.#otherKeeps = this.#memory.reserve(keeps);
    this.#served = this.#memory.reserve(outcomes);
    this.#otherServed = this.#memory.reserve(outcomes);
    this.#out = this.#memory.reserve(1);
    this.#servedMatters = doesServedMatter(plan);
  }

  get layout(): Layout {
    return this.#memory.layout;
  }

  get values(): Values {
    return this.#memory.values;
  }

  /** Computes the values of a card state. Every state that one more entry leads to must be solved already. */
  solve(filled: number): void {
    if (isComplete(this.#plan, filled)) return this.#solveComplete(filled, totalRangeOf(this.#plan, filled));
    const stage = this.#memory.stageAt(filled);
    if (this.#plan.bank) this.#solveWithBank(stage, this.#plan.bank);
    else {
      this.#solveTurn(stage);
      this.#store(stage, 0);
    }
  }

  /** A full card is worth its section bonus and its tokens. */
  #solveComplete(filled: number, { from, to }: TotalRange): void {
    const { at, rows, base } = this.values;
    base[filled] = bonusOf(this.#plan, from);
    const tokens = maxTokens(this.#plan, filled);
    let i = at[filled];
    for (let bank = 0; bank <= tokens; bank++) {
      for (let total = from; total <= to; total++) {
        rows[i++] = bonusOf(this.#plan, total) + bank * (this.#plan.bank?.worth ?? 0) - base[filled];
      }
    }
  }

  /** Computes a turn without a bank, from its last roll to its first. */
  #solveTurn(stage: CardStage): void {
    const { rolls, declare } = this.#plan;
    const { keepRows } = this.#memory;
    for (let roll = rolls; roll >= 1; roll--) {
      const sameOffers = roll < rolls && this.#hasSameOffers(stage.filled, roll);
      this.#solveRoll(stage, { roll, isLast: roll === rolls, sameOffers }, keepRows, this.#served);
      if (roll === declare) this.#mergeAnnouncements(stage, roll);
    }
    this.#finishTurn(stage, keepRows, this.#served);
  }

  /** Writes the value of the turn to `#out`, from outcomes of its first roll. */
  #finishTurn(stage: CardStage, S: number, served: number): void {
    const outcomes = this.#servedMatters ? served : S;
    if (this.#plan.wins) this.#applyInstantWins(stage, outcomes);
    this.#overOutcomes(outcomes, this.#out, stage.n);
  }

  /**
   * Goes one roll back: `S` holds the values of outcomes of the next roll, `served` those of throws of all dice. Both
   * are overwritten with the values for this roll.
   */
  #solveRoll(stage: CardStage, rollStage: RollStage, S: number, served: number): void {
    const { n } = stage;
    const { kernel } = this.#memory;
    const { roll, isLast, sameOffers, zero = 0, points = 0 } = rollStage;
    const mask = rollStage.mask ?? legalAfter(this.#plan, stage.filled, roll);
    const stops = (table: number, isServed: boolean): void =>
      this.#memory.writeStops(stage, table, scoreClassOf(this.#plan, roll, isServed), mask, zero, points);
    if (!isLast) {
      this.#overSides(S, n);
      if (this.#servedMatters) this.#overOutcomes(served, this.#emptyKeep(S, n), n);
      kernel.inside(S, S, n);
    }
    // Outcomes may be overwritten: the keeps already hold all that follows from them.
    if (!sameOffers) stops(S, false);
    if (!isLast) kernel.stopOr(S, S, S, n);
    if (!this.#servedMatters) return;
    // The keeps inside a throw of all dice have the same values, which `S` still holds.
    stops(served, true);
    if (!isLast) kernel.stopOr(S, served, served, n);
  }

  /**
   * Whether stopping after this roll is worth the same as after the next one: both offer the same entries, and no cell
   * can be announced from now on.
   */
  #hasSameOffers(filled: number, roll: number): boolean {
    return (
      roll > this.#plan.declare &&
      !this.#servedMatters &&
      scoreClassOf(this.#plan, roll, false) === scoreClassOf(this.#plan, roll + 1, false) &&
      legalAfter(this.#plan, filled, roll) === legalAfter(this.#plan, filled, roll + 1)
    );
  }

  /** Returns the row of the empty keep. Its value differs where a throw of all dice scores differently. */
  #emptyKeep(S: number, n: number): number {
    return S + (this.#memory.lattice.keeps - 1) * n * this.#memory.kernel.width;
  }

  /** Computes keeps from those with one more die. */
  #overSides(S: number, n: number): void {
    if (this.#plan.safe) this.#memory.kernel.worsts(S, n);
    else this.#memory.kernel.means(S, S, n);
  }

  /** Reduces a table with a row for each outcome to one row. */
  #overOutcomes(S: number, out: number, n: number): void {
    if (this.#plan.safe) this.#memory.kernel.worst(S, out, n);
    else this.#memory.kernel.expect(S, out, n);
  }

  /** Adds the turns in which a cell is announced after this roll; the rest of such a turn can fill only that cell. */
  #mergeAnnouncements(stage: CardStage, roll: number): void {
    const { n, filled } = stage;
    const { kernel, keepRows } = this.#memory;
    const announceable = this.#plan.legal?.get(filled)?.at(-1) ?? 0;
    for (let k = 0; k < this.#plan.cellClasses.length; k++) {
      if (!((announceable >> k) & 1)) continue;
      for (let later = this.#plan.rolls; later >= roll; later--) {
        const rollStage = { roll: later, isLast: later === this.#plan.rolls, mask: 1 << k };
        this.#solveRoll(stage, rollStage, this.#otherKeeps, this.#otherServed);
      }
      kernel.merge(keepRows, this.#otherKeeps, n);
      if (this.#servedMatters) kernel.merge(this.#served, this.#otherServed, n);
    }
  }

  /** Values first rolls that win the game at once at all that the open cells could still have brought. */
  #applyInstantWins({ filled, range, n, reference }: CardStage, outcomes: number): void {
    const { wins, cellClasses } = this.#plan;
    const watched = cellClasses[wins?.cellClass ?? -1];
    const won = watched && isFull(watched, filled) ? wins?.filled : wins?.open;
    const { heap, width } = this.#memory.kernel;
    won?.forEach((yes, r) => {
      if (!yes) return;
      for (let i = 0; i <= range.to - range.from; i++) {
        const best = maxPointsLeft(this.#plan, filled) + bonusOf(this.#plan, range.from + i);
        heap[outcomes + r * n * width + i] = best - reference;
      }
    });
  }

  /**
   * Computes turns with a bank. Once the free rolls are used, only the number of tokens left matters: `keepRows` goes
   * through these numbers one by one, and the free rolls for each bank are computed in rows that branch off.
   */
  #solveWithBank(stage: CardStage, bank: Bank): void {
    const { rolls } = this.#plan;
    const { n, filled } = stage;
    const { keepRows } = this.#memory;
    const most = maxTokens(this.#plan, filled);
    if (savesEveryRoll(this.#plan, bank)) return this.#solveWithInterchangeableRolls(stage, most);
    for (let tokens = 0; tokens <= most; tokens++) {
      this.#copyOutcomes(keepRows, this.#otherKeeps, n);
      this.#copyOutcomes(this.#served, this.#otherServed, n);
      for (let roll = rolls; roll >= 1; roll--) {
        const [zero, points] = [bank.zero[roll - 1] ?? 0, bank.points[roll - 1] ?? 0];
        const isLast = tokens === 0 && roll === rolls;
        const free = { roll, isLast, zero: tokens + zero, points: tokens + points };
        this.#solveRoll(stage, free, this.#otherKeeps, this.#otherServed);
      }
      this.#finishTurn(stage, this.#otherKeeps, this.#otherServed);
      this.#store(stage, tokens);
      const bought = { roll: rolls + 1, isLast: tokens === 0, zero: tokens, points: tokens };
      this.#solveRoll(stage, bought, keepRows, this.#served);
    }
  }

  #copyOutcomes(from: number, to: number, n: number): void {
    const { heap, width } = this.#memory.kernel;
    heap.copyWithin(to, from, from + this.#memory.lattice.outcomes * n * width);
  }

  /** Computes turns in which free rolls and tokens are interchangeable, so that only their sum matters. */
  #solveWithInterchangeableRolls(stage: CardStage, most: number): void {
    const free = this.#plan.rolls - 1;
    const { keepRows } = this.#memory;
    for (let left = 0; left <= most + free; left++) {
      const rollStage = { roll: 1, isLast: left === 0, zero: left, points: left };
      this.#solveRoll(stage, rollStage, keepRows, this.#served);
      if (left < free) continue;
      this.#finishTurn(stage, keepRows, this.#served);
      this.#store(stage, left - free);
    }
  }

  /** Stores the result of a turn as the values of its state. */
  #store({ filled, range, reference }: CardStage, bank: number): void {
    const { at, rows, base } = this.values;
    const { heap } = this.#memory.kernel;
    const length = range.to - range.from + 1;
    const start = at[filled] + bank * length;
    if (bank === 0) base[filled] = reference + heap[this.#out];
    const offset = reference - base[filled];
    for (let i = 0; i < length; i++) rows[start + i] = heap[this.#out + i] + offset;
  }
}
