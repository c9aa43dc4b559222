/**
 * A kernel with the tables of a plan: lists of entries, rows by keep and by outcome, and what it is worth to stop
 * rolling and fill a cell. The backward and the forward pass both work on one of these.
 */
import {
  isFull,
  isNumberFilled,
  isRepeatActive,
  isRepeatScored,
  isWorthless,
  totalRangeOf,
  type TotalRange,
} from './card-states.js';
import type { Kernel, MakeKernel } from './kernel.js';
import { latticeOf, type Lattice } from './lattice.js';
import { layOut, type Layout, type Values } from './layout.js';
import { MoveLists, type Gain, type Move } from './moves.js';
import { FACTS, factsOf, LITERAL, type Plan, type RepeatTable } from './plan.js';
import { atOnce } from './slices.js';

/** Numbers behind a row that may be read when the last vector is not full. */
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

/** Visits a list of outcomes that a move may be made with; `plus` is added to the points of all of them. */
type VisitOffer = (list: number, move: Move, plus: number) => void;

/** Extra memory that a pass needs. */
interface Options {
  /** Rows to reserve besides those of this class. */
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
  /** Index in the heap of one row for each outcome: what it is worth to stop. */
  readonly stopRows: number;
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
    const maxShift = Math.max(0, ...plan.cellClasses.map((own) => (own.inSection ? own.maxPoints : 0)));
    const moveRow = layout.maxTotals + maxShift + 2 * PAD;
    const rows = keeps + outcomes + extraRows;
    this.kernel = make(lattice, rows * this.#rowLength + 2 * plan.cellClasses.length * moveRow);
    this.keepRows = this.reserve(keeps);
    this.stopRows = this.reserve(outcomes);
    this.#lists = new MoveLists(plan, outcomes, this.kernel, moveRow);
  }

  get moves(): readonly Move[] {
    return this.#lists.moves;
  }

  /** Reserves rows in the kernel and returns the index of the first. */
  reserve(rows: number): number {
    return this.kernel.reserve(rows * this.#rowLength);
  }

  /** Returns what each group of a list brings. */
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
      if (!isFull(cellClass, filled) && (this.values.at[filled + step] ?? -1) >= 0) {
        reference = Math.max(reference, this.values.base[filled + step] ?? 0);
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
    this.offerAll(stage, table, scoreClass, mask);
  }

  /** Loads the rows of the moves, as `writeStops` does. */
  loadRows(stage: CardStage, mask: number, zero: number, points: number): void {
    for (const move of this.moves) {
      if ((mask >> move.k) & 1) this.#loadRow(stage, move, move.filter === 'zero' ? zero : points);
    }
  }

  /**
   * Writes the value of stopping to a table, for rows that are loaded already.
   * @param first index of the first section total
   */
  offerAll(stage: CardStage, table: number, scoreClass: number, mask: number, first = 0): void {
    this.kernel.clear(table, stage.n);
    this.eachOffer(stage, scoreClass, mask, (list, { row }, plus) =>
      this.kernel.offer(table, list, row + first, plus, stage.n),
    );
  }

  /** Visits every list of outcomes that a move may be made with. The rows of the moves are loaded already. */
  eachOffer(stage: CardStage, scoreClass: number, mask: number, visit: VisitOffer): void {
    const { reference, repeatActive, filled } = stage;
    for (const move of this.moves) {
      if (!((mask >> move.k) & 1)) continue;
      const list = isWorthless(this.plan, move.cellClass, filled)
        ? move.zeroList
        : (repeatActive ? move.ordinaryLists : move.lists)[scoreClass];
      if (list !== undefined) visit(list, move, (this.values.base[filled + move.step] ?? 0) - reference);
    }
    if (repeatActive && this.plan.repeat) this.#eachRepeat(stage, scoreClass, mask, this.plan.repeat, visit);
  }

  /** Visits a list for every repeated outcome and move, with the points of the repeat rule. */
  #eachRepeat(
    stage: CardStage,
    scoreClass: number,
    mask: number,
    repeat: RepeatTable,
    visit: VisitOffer,
  ): void {
    const { cellClasses, scoreClasses } = this.plan;
    const { filled, reference } = stage;
    const scored = isRepeatScored(this.plan, filled);
    const isOpen = (face: number): boolean =>
      cellClasses.some((cellClass, k) => (mask >> k) & 1 && cellClass.face === face);
    const lowerOpen = isOpen(0);
    repeat.outcomes.forEach((outcome, s) => {
      const face = repeat.faces[s] ?? 0;
      const facts = factsOf(scored, isOpen(face), lowerOpen, isNumberFilled(this.plan, filled, face));
      for (const move of this.moves) {
        if (!((mask >> move.k) & 1)) continue;
        const at = (s * FACTS + facts) * cellClasses.length + move.k;
        const ruled = repeat.points[at] ?? NaN;
        const points = ruled === LITERAL ? this.#literal(filled, move, scoreClass, outcome) : ruled;
        if (Number.isNaN(points) || !isFor(move, points)) continue;
        const gain = { points, bonus: repeat.bonus[at] ?? 0 };
        const list = this.#lists.single(move.cellClass, outcome, gain, at * scoreClasses.length + scoreClass);
        visit(list, move, (this.values.base[filled + move.step] ?? 0) - reference);
      }
    });
  }

  /** Returns the points that an outcome has without the repeat rule. */
  #literal(filled: number, { cellClass }: Move, scoreClass: number, outcome: number): number {
    return isWorthless(this.plan, cellClass, filled) ? 0 : (cellClass.scores[scoreClass]?.[outcome] ?? 0);
  }

  /** Copies the values that a move leads to into its row, for every total that it may lead to. */
  #loadRow({ filled, range }: CardStage, { cellClass, step, row }: Move, bank: number): void {
    const { at, rows } = this.values;
    const { heap } = this.kernel;
    const next = filled + step;
    const there = totalRangeOf(this.plan, next);
    const length = there.to - there.from + 1;
    const start = (at[next] ?? 0) + bank * length;
    const count = range.to - range.from + 1 + (cellClass.inSection ? cellClass.maxPoints : 0) + PAD;
    const shift = range.from - there.from;
    for (let i = 0; i < count; i++) {
      const lane = i + shift;
      heap[row + i] = rows[start + (lane < 0 ? 0 : lane < length ? lane : length - 1)] ?? 0;
    }
  }
}

const isFor = ({ filter }: Move, points: number): boolean =>
  filter === 'all' || (filter === 'points') === points > 0;
