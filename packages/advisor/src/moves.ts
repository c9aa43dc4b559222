/** The moves of a plan: the entries that lead from one card state to the next, as lists that a kernel holds. */
import type { Kernel } from './kernel.js';
import type { CellClass, Plan } from './plan.js';

/** Outcomes that a move is restricted to: those that score nothing, those that score, or all. */
type OutcomeFilter = 'zero' | 'points' | 'all';

/** An entry in a cell class. A class whose next state depends on whether it scored has two moves. */
export interface Move {
  readonly cellClass: CellClass;
  /** Index of the class. */
  readonly k: number;
  readonly filter: OutcomeFilter;
  /** Added to `filled`. */
  readonly step: number;
  /** Lists in the kernel by score class: of all outcomes, and of those that the repeat rule never applies to. */
  readonly lists: readonly number[];
  readonly ordinaryLists: readonly number[];
  /** The list of all outcomes with no points. */
  readonly zeroList: number;
  /** Index in the kernel of the row of values that the move leads to. */
  readonly row: number;
}

/** What an entry brings: points before the multiplier, and extra points. */
export interface Gain {
  readonly points: number;
  readonly bonus: number;
}

export class MoveLists {
  readonly moves: readonly Move[];
  /** By list of the kernel, what each of its groups brings. */
  readonly gains: (readonly Gain[])[] = [];
  readonly #kernel: Kernel;
  readonly #plan: Plan;
  readonly #outcomes: number;
  readonly #singles = new Map<string, number>();

  /** @param rowLength numbers to reserve for the row of each move */
  constructor(plan: Plan, outcomes: number, kernel: Kernel, rowLength: number) {
    this.#plan = plan;
    this.#outcomes = outcomes;
    this.#kernel = kernel;
    this.moves = plan.cellClasses.flatMap((cellClass, k) => this.#movesOf(cellClass, k, rowLength));
  }

  /**
   * Returns a list of one outcome with these points. A class may be worthless on one card and not on another, so the
   * points are part of the key.
   * @param at identifies the entry in the repeat table and the score class
   */
  single(cellClass: CellClass, outcome: number, { points, bonus }: Gain, at: number): number {
    const key = `${at}/${points}`;
    let list = this.#singles.get(key);
    if (list === undefined)
      this.#singles.set(key, (list = this.#store(cellClass, [outcome], [points], bonus)));
    return list;
  }

  #movesOf(cellClass: CellClass, k: number, rowLength: number): readonly Move[] {
    const { bank, repeat } = this.#plan;
    const bankDiffers = bank !== undefined && String(bank.zero) !== String(bank.points);
    const filters: readonly OutcomeFilter[] = cellClass.flagged || bankDiffers ? ['zero', 'points'] : ['all'];
    return filters.map((filter) => ({
      cellClass,
      k,
      filter,
      step: cellClass.place * (cellClass.flagged && filter === 'points' ? 2 : 1),
      lists: cellClass.scores.map((scores) => this.#list(cellClass, scores, filter)),
      ordinaryLists: cellClass.scores.map((scores) =>
        this.#list(cellClass, scores, filter, repeat?.outcomes),
      ),
      zeroList: this.#list(cellClass, new Float64Array(this.#outcomes), filter),
      row: this.#kernel.reserve(rowLength),
    }));
  }

  #list(
    cellClass: CellClass,
    scores: Float64Array,
    filter: OutcomeFilter,
    except: readonly number[] = [],
  ): number {
    const outcomes = [...scores.keys()].filter(
      (r) => !except.includes(r) && (filter === 'all' || (filter === 'points') === (scores[r] ?? 0) > 0),
    );
    return this.#store(
      cellClass,
      outcomes,
      outcomes.map((r) => scores[r] ?? 0),
      0,
    );
  }

  /** Stores a list in the kernel. Outcomes with equal points form a group. */
  #store(
    cellClass: CellClass,
    outcomes: readonly number[],
    points: readonly number[],
    bonus: number,
  ): number {
    const groups = [...new Set(points)];
    const list = this.#kernel.list(
      outcomes,
      points.map((p) => (cellClass.inSection ? p : 0)),
      points.map((p) => p * cellClass.times + bonus),
      points.map((p) => groups.indexOf(p)),
    );
    this.gains[list] = groups.map((p) => ({ points: p, bonus }));
    return list;
  }
}
