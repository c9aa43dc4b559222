/** The moves of a plan: the entries that lead from one card state to the next, as lists that a kernel holds. */
import { hasScored, sectionPoints } from '../plan/card-states.js';
import type { CellClass, Plan } from '../plan/plan.js';
import type { Kernel } from './kernel.js';

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
  /** Index in the kernel of a row that says where the means are of the cards that the move leads to. */
  readonly places: number;
}

/** The gain of an entry: points before the multiplier, and extra points. */
export interface Gain {
  readonly points: number;
  readonly bonus: number;
}

/** An outcome that may be entered, and the gain of that. */
interface ListedOutcome extends Gain {
  readonly outcome: number;
}

export class MoveLists {
  readonly moves: readonly Move[];
  /** By list of the kernel, the gain of each of its groups. */
  readonly gains: (readonly Gain[])[] = [];
  readonly #kernel: Kernel;
  readonly #plan: Plan;
  readonly #outcomes: number;
  readonly #known = new Map<string, number>();

  /** @param rowLength numbers to reserve for each row of a move */
  constructor(plan: Plan, outcomes: number, kernel: Kernel, rowLength: number) {
    this.#plan = plan;
    this.#outcomes = outcomes;
    this.#kernel = kernel;
    this.moves = plan.cellClasses.flatMap((cellClass, k) => this.#movesOf(cellClass, k, rowLength));
  }

  /** Returns a list of these outcomes; equal outcomes have the same list. */
  listOf(cellClass: CellClass, entries: readonly ListedOutcome[]): number {
    const { inSection, leastPoints, times } = cellClass;
    const what = entries.map(({ outcome, points, bonus }) => `${outcome}/${points}/${bonus}`);
    const key = [inSection && leastPoints, times, ...what].join();
    let list = this.#known.get(key);
    if (list === undefined) this.#known.set(key, (list = this.#store(cellClass, entries)));
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
      places: this.#kernel.reserve(rowLength),
    }));
  }

  #list(
    cellClass: CellClass,
    scores: Float64Array,
    filter: OutcomeFilter,
    except: readonly number[] = [],
  ): number {
    const outcomes = [...scores.keys()].filter(
      (r) => !except.includes(r) && (filter === 'all' || (filter === 'points') === hasScored(scores[r])),
    );
    return this.#store(
      cellClass,
      outcomes.map((r) => ({ outcome: r, points: scores[r], bonus: 0 })),
    );
  }

  /** Stores a list in the kernel. Outcomes that bring the same form a group. */
  #store(cellClass: CellClass, entries: readonly ListedOutcome[]): number {
    const groups = new Map(entries.map(({ points, bonus }) => [`${points}/${bonus}`, { points, bonus }]));
    const keys = [...groups.keys()];
    const gains = [...groups.values()];
    const list = this.#kernel.list(
      entries.map(({ outcome }) => outcome),
      entries.map(({ points, bonus }) => keys.indexOf(`${points}/${bonus}`)),
      gains.map(({ points, bonus }) => ({
        shift: sectionPoints(cellClass, points),
        points: points * cellClass.times,
        bonus,
      })),
    );
    this.gains[list] = gains;
    return list;
  }
}
