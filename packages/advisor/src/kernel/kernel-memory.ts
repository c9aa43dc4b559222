/**
 * A kernel with the tables of a plan: lists of entries, rows by keep and by outcome, and the values of stopping to fill
 * a cell. The backward pass and the forward pass both use it.
 */
import { atOnce } from '../basics/slices.js';
import {
  hasScored,
  isFull,
  isNumberFilled,
  isRepeatActive,
  isRepeatScored,
  isWorthless,
  sectionPoints,
  totalRangeOf,
  type TotalRange,
} from '../plan/card-states.js';
import { latticeOf, type Lattice } from '../plan/lattice.js';
import { layOut, type Layout, type Values, type Numbers } from '../plan/layout.js';
import { FACTS, factsOf, LITERAL, type Plan, type RepeatTable } from '../plan/plan.js';
import type { Kernel, MakeKernel } from './kernel.js';
import { MoveLists, type Gain, type Move } from './moves.js';
import type { CardRows } from './row-pool.js';

/** Numbers after a row that may be read when the last vector is not full. */
const PAD = 8;

/** A combination of filled cells while its turn is computed, for all section totals at once. */
export interface CardStage {
  readonly filled: number;
  readonly range: TotalRange;
  /** Vectors in a row. */
  readonly n: number;
  /** Values are computed relative to this. */
  readonly reference: number;
  /** Whether the repeat rule applies: all watched cells are filled. */
  readonly repeatActive: boolean;
}

/** A list of outcomes that a move may be made with. */
export interface Offer {
  readonly list: number;
  readonly move: Move;
  /** Added to the points of all of them. */
  readonly plus: number;
}

/** Extra memory that a pass needs. */
interface Options {
  /** Rows to reserve in addition to those of this class. */
  readonly extraRows: number;
  /** Section totals of a row; by default, all that any card may have. */
  readonly lanes?: number;
  /** Computed from the plan if absent. */
  readonly lattice?: Lattice | undefined;
  readonly layout?: Layout | undefined;
}

export class KernelMemory<K extends Kernel> {
  readonly plan: Plan;
  readonly lattice: Lattice;
  readonly layout: Layout;
  readonly values: Values;
  readonly kernel: K;
  /** Index in the heap of one row for each keep, outcomes first. */
  readonly keepRows: number;
  readonly #lists: MoveLists;
  readonly #rowLength: number;

  constructor(
    plan: Plan,
    make: MakeKernel<K>,
    values: Values | ((layout: Layout) => Values),
    { extraRows, lanes, lattice = latticeOf(plan.dice, plan.sides), layout = atOnce(layOut(plan)) }: Options,
  ) {
    this.plan = plan;
    this.lattice = lattice;
    this.layout = layout;
    this.values = typeof values === 'function' ? values(layout) : values;
    const { keeps, outcomes } = lattice;
    this.#rowLength = lanes ?? layout.maxTotals + PAD;
    const maxShift = Math.max(0, ...plan.cellClasses.map((own) => sectionPoints(own, own.maxPoints)));
    const moveRow = layout.maxTotals + maxShift + 2 * PAD;
    const rows = keeps + extraRows;
    this.kernel = make(lattice, rows * this.#rowLength + 4 * plan.cellClasses.length * moveRow);
    this.keepRows = this.reserve(keeps);
    this.#lists = new MoveLists(plan, outcomes, this.kernel, moveRow);
  }

  get moves(): readonly Move[] {
    return this.#lists.moves;
  }

  /** Reserves rows in the kernel and returns the index of the first. */
  reserve(rows: number): number {
    return this.kernel.reserve(rows * this.#rowLength);
  }

  /** Returns the gain of each group of a list. */
  gainsOf(list: number): readonly Gain[] {
    return this.#lists.gains[list] ?? [];
  }

  stageAt(filled: number): CardStage {
    const range = totalRangeOf(this.plan, filled);
    const n = Math.ceil((range.to - range.from + 1) / this.kernel.width);
    const repeatActive = isRepeatActive(this.plan, filled);
    return { filled, range, n, reference: this.#referenceOf(filled), repeatActive };
  }

  /** Returns the greatest base of the states that one more entry leads to, so that no value is far from 0. */
  #referenceOf(filled: number): number {
    let reference = -Infinity;
    for (const { cellClass, step } of this.moves) {
      if (!isFull(cellClass, filled) && this.values.at[filled + step] >= 0) {
        reference = Math.max(reference, this.values.base[filled + step]);
      }
    }
    return reference;
  }

  /**
   * Writes the value of stopping to a table, outcome by outcome.
   * @param mask classes that may be filled, as a bit set
   * @param zero the bank after an entry of zero
   * @param points the bank after an entry with points
   */
  writeStops(
    stage: CardStage,
    table: number,
    scoreClass: number,
    mask: number,
    zero: number,
    points: number,
  ): void {
    this.loadRows(stage, mask, zero, points);
    this.offer(this.offersAt(stage, scoreClass, mask), table, stage.n);
  }

  /** Loads the rows of the moves, as `writeStops` does. */
  loadRows(stage: CardStage, mask: number, zero: number, points: number): void {
    for (const move of this.moves) {
      if ((mask >> move.k) & 1) this.#loadRow(stage, move, move.filter === 'zero' ? zero : points);
    }
  }

  /**
   * Writes the value of stopping to a table, outcome by outcome, for rows that are loaded already.
   * @param n vectors in a row
   * @param first index of the first section total
   */
  offer(offers: readonly Offer[], table: number, n: number, first = 0): void {
    this.kernel.clear(table, n);
    for (const { list, move, plus } of offers) this.kernel.offer(table, list, move.row + first, plus, n);
  }

  /** Returns the entries that may be made on a card. Of those that are equally good, the first one is made. */
  offersAt(stage: CardStage, scoreClass: number, mask: number): readonly Offer[] {
    const { reference, repeatActive, filled } = stage;
    const moves = this.moves.filter(({ k }) => (mask >> k) & 1);
    const offer = (move: Move, list: number | undefined): readonly Offer[] =>
      list === undefined ? [] : [{ list, move, plus: this.values.base[filled + move.step] - reference }];
    const lists = (move: Move): readonly number[] => (repeatActive ? move.ordinaryLists : move.lists);
    const ordinary = moves.flatMap((move) =>
      offer(move, isWorthless(this.plan, move.cellClass, filled) ? move.zeroList : lists(move)[scoreClass]),
    );
    const { repeat } = this.plan;
    if (!repeatActive || !repeat) return ordinary;
    const facts = this.#factsAt(filled, mask, repeat);
    const repeated = moves.flatMap((move) =>
      offer(move, this.#repeatList(filled, move, scoreClass, facts, repeat)),
    );
    return [...ordinary, ...repeated];
  }

  /** Returns, for each repeated outcome, the index of the facts about a card that the repeat rule depends on. */
  #factsAt(filled: number, mask: number, { faces }: RepeatTable): readonly number[] {
    const scored = isRepeatScored(this.plan, filled);
    const isOpen = (face: number): boolean =>
      this.plan.cellClasses.some((cellClass, k) => (mask >> k) & 1 && cellClass.face === face);
    const lowerOpen = isOpen(0);
    return faces.map((face) =>
      factsOf(scored, isOpen(face), lowerOpen, isNumberFilled(this.plan, filled, face)),
    );
  }

  /** Returns the list of the repeated outcomes that a move may be made with, with the points of the repeat rule. */
  #repeatList(
    filled: number,
    move: Move,
    scoreClass: number,
    facts: readonly number[],
    { outcomes, points, bonus }: RepeatTable,
  ): number | undefined {
    const entries = outcomes.flatMap((outcome, s) => {
      const at = (s * FACTS + (facts[s] ?? 0)) * this.plan.cellClasses.length + move.k;
      const ruled = points[at];
      const own = ruled === LITERAL ? this.#literal(filled, move, scoreClass, outcome) : ruled;
      return Number.isNaN(own) || !isFor(move, own) ? [] : [{ outcome, points: own, bonus: bonus[at] }];
    });
    return entries.length ? this.#lists.listOf(move.cellClass, entries) : undefined;
  }

  /** Returns the points that an outcome has without the repeat rule. */
  #literal(filled: number, { cellClass }: Move, scoreClass: number, outcome: number): number {
    return isWorthless(this.plan, cellClass, filled) ? 0 : (cellClass.scores[scoreClass]?.[outcome] ?? 0);
  }

  /** Copies the values that a move leads to into its row, for every total that it may lead to. */
  #loadRow(stage: CardStage, move: Move, bank: number): void {
    const { at, rows } = this.values;
    const { from, to } = totalRangeOf(this.plan, stage.filled + move.step);
    const length = to - from + 1;
    const start = at[stage.filled + move.step] + bank * length;
    this.#load(stage, move, move.row, rows.subarray(start, start + length));
  }

  /** Writes where the means are stored of the cards that a move leads to. */
  loadPlaces(stage: CardStage, move: Move, { starts }: CardRows): void {
    this.#load(stage, move, move.places, starts);
  }

  /** Copies numbers by section total of the next cards; totals beyond their range count as its end. */
  #load(
    { filled, range }: CardStage,
    { cellClass, step }: Move,
    to: number,
    numbers: Numbers | Int32Array,
  ): void {
    const { heap } = this.kernel;
    const shift = range.from - totalRangeOf(this.plan, filled + step).from;
    const count = range.to - range.from + 1 + sectionPoints(cellClass, cellClass.maxPoints) + PAD;
    const last = numbers.length - 1;
    for (let i = 0; i < count; i++) heap[to + i] = numbers[Math.min(last, Math.max(0, i + shift))];
  }
}

const isFor = ({ filter }: Move, points: number): boolean =>
  filter === 'all' || (filter === 'points') === hasScored(points);
