/** One turn from one card state, in double precision: the value of every choice. Fast enough for the main thread. */
import {
  afterEntry,
  bonusOf,
  hasScored,
  isFull,
  isNumberFilled,
  isRepeatActive,
  isRepeatScored,
  isWorthless,
  legalAfter,
  maxPointsLeft,
  scoreClassOf,
  sectionPoints,
  type CardState,
} from '../plan/card-states.js';
import { expectation, type Lattice } from '../plan/lattice.js';
import { valueLookup, type Values } from '../plan/layout.js';
import { FACTS, factsOf, LITERAL, type CellClass, type Plan } from '../plan/plan.js';

/** An entry that may be made. */
export interface Entry {
  /** Index of the class that is filled. */
  readonly cellClass: number;
  /** Points before the multiplier. */
  readonly points: number;
  /** Extra points. */
  readonly bonus: number;
  readonly next: CardState;
  /** Points, extra points and the value of the next state. */
  readonly value: number;
}

/** Stands for the class of the announced cell while none is announced. */
export const NOT_ANNOUNCED = -1;

/** Returns the value of an entry that gains `gained` points and leads to this card state. */
export type ValueAfterEntry = (gained: number, filled: number, total: number, bank: number) => number;

/** Returns a function that adds the points of an entry to those that a solution expects to come. */
export function expectedPointsAfter(plan: Plan, values: Values): ValueAfterEntry {
  const lookups = new Map<number, ReturnType<typeof valueLookup>>();
  return (gained, filled, total, bank) => {
    let lookup = lookups.get(filled);
    if (!lookup) lookups.set(filled, (lookup = valueLookup(plan, values, filled)));
    return gained + lookup(total, bank);
  };
}

export class Turn {
  readonly cardState: CardState;
  readonly #plan: Plan;
  readonly #lattice: Lattice;
  readonly #after: ValueAfterEntry;
  readonly #winValue: number;
  readonly #best = new Map<string, Float64Array>();
  readonly #keeps = new Map<string, Float64Array>();

  /** @param winValue value of a throw that wins the game at once; by default, all that could still have come */
  constructor(
    plan: Plan,
    lattice: Lattice,
    after: ValueAfterEntry,
    cardState: CardState,
    winValue = maxPointsLeft(plan, cardState.filled) + bonusOf(plan, cardState.total),
  ) {
    this.#plan = plan;
    this.#lattice = lattice;
    this.#after = after;
    this.cardState = cardState;
    this.#winValue = winValue;
  }

  /** Rolls that this turn may have, saved ones included. */
  get rolls(): number {
    return this.#plan.rolls + this.cardState.bank;
  }

  /** The value of the turn before its first roll. */
  get value(): number {
    const first = this.best(1, true);
    return this.#overOutcomes(first.map((value, r) => (this.winsAtOnce(r) ? this.#winValue : value)));
  }

  /** Returns the value of each outcome of a roll. */
  best(roll: number, served: boolean, announced = NOT_ANNOUNCED): Float64Array {
    const key = `${roll}/${served && this.#servedMatters(roll)}/${announced}`;
    let table = this.#best.get(key);
    if (!table) this.#best.set(key, (table = this.#findBest(roll, served, announced)));
    return table;
  }

  #servedMatters(roll: number): boolean {
    return scoreClassOf(this.#plan, roll, true) !== scoreClassOf(this.#plan, roll, false);
  }

  #findBest(roll: number, served: boolean, announced: number): Float64Array {
    const { outcomes } = this.#lattice;
    const table = this.#stop(roll, served, announced);
    if (roll < this.rolls) this.#includeKeeps(table, this.keeps(roll, announced));
    if (announced === NOT_ANNOUNCED && roll === this.#plan.declare) {
      for (const k of this.announceable()) {
        const own = this.best(roll, served, k);
        for (let r = 0; r < outcomes; r++) table[r] = Math.max(table[r], own[r]);
      }
    }
    return table;
  }

  /** Raises the value of each outcome to that of the best keep inside it. */
  #includeKeeps(table: Float64Array, keepValues: Float64Array): void {
    const { outcomes, keeps, down, downStart } = this.#lattice;
    const inside = keepValues.slice();
    for (let m = keeps - 1; m >= 0; m--) {
      let most = m < outcomes ? table[m] : inside[m];
      for (let i = downStart[m]; i < downStart[m + 1]; i++) most = Math.max(most, inside[down[i]]);
      inside[m] = most;
      if (m < outcomes) table[m] = most;
    }
  }

  /** Returns by outcome the value of filling the best cell with it. */
  #stop(roll: number, served: boolean, announced: number): Float64Array {
    const { cellClasses, repeat } = this.#plan;
    const mask = this.#maskOf(roll, announced);
    const table = new Float64Array(this.#lattice.outcomes).fill(-Infinity);
    cellClasses.forEach((cellClass, k) => {
      if (!((mask >> k) & 1)) return;
      const scores = this.#scores(cellClass, roll, served);
      for (let r = 0; r < table.length; r++) {
        table[r] = Math.max(table[r], this.#valueOf(cellClass, roll, scores[r], 0));
      }
    });
    for (const r of repeat?.outcomes ?? []) {
      if (this.#repeatIndex(r, mask) === undefined) continue;
      const values = this.entries(roll, served, r, announced).map((entry) => entry.value);
      table[r] = Math.max(-Infinity, ...values);
    }
    return table;
  }

  /** Returns by keep the value of holding it after this roll and rerolling the other dice. */
  keeps(roll: number, announced = NOT_ANNOUNCED): Float64Array {
    const key = `${roll}/${announced}`;
    let table = this.#keeps.get(key);
    if (!table) this.#keeps.set(key, (table = this.#findKeeps(roll, announced)));
    return table;
  }

  #findKeeps(roll: number, announced: number): Float64Array {
    const { outcomes, keeps, sides, up } = this.#lattice;
    const table = new Float64Array(keeps);
    table.set(this.best(roll + 1, false, announced));
    for (let m = outcomes; m < keeps; m++) {
      let sum = 0;
      let worst = Infinity;
      for (let side = 0; side < sides; side++) {
        const value = table[up[m * sides + side]];
        sum += value;
        worst = Math.min(worst, value);
      }
      table[m] = this.#plan.safe ? worst : sum / sides;
    }
    if (this.#servedMatters(roll + 1))
      table[keeps - 1] = this.#overOutcomes(this.best(roll + 1, true, announced));
    return table;
  }

  /** Returns by outcome the best keep inside it that leaves a die to reroll. */
  bestKeeps(roll: number, announced = NOT_ANNOUNCED): Int32Array {
    const { keeps, down, downStart } = this.#lattice;
    const values = this.keeps(roll, announced);
    const best = new Int32Array(keeps);
    for (let m = keeps - 1; m >= 0; m--) {
      // A full keep leaves no die to reroll; the empty keep has no keep inside it.
      let own = m < this.#lattice.outcomes ? -1 : m;
      for (let i = downStart[m]; i < downStart[m + 1]; i++) {
        const inner = best[down[i]];
        if (own < 0 || values[inner] > values[own]) own = inner;
      }
      best[m] = own;
    }
    return best;
  }

  /** Returns the mean over all outcomes, or the least value in play for certainty. */
  #overOutcomes(table: Float64Array): number {
    return this.#plan.safe ? Math.min(...table) : expectation(this.#lattice, table);
  }

  /** Returns the classes that may be announced. */
  announceable(): readonly number[] {
    const announceable = this.#plan.legal?.get(this.cardState.filled)?.at(-1) ?? 0;
    return this.#plan.cellClasses.flatMap((_, k) => ((announceable >> k) & 1 ? k : []));
  }

  /** Returns every entry that may be made with this outcome. */
  entries(roll: number, served: boolean, r: number, announced = NOT_ANNOUNCED): readonly Entry[] {
    const { cellClasses, repeat } = this.#plan;
    const mask = this.#maskOf(roll, announced);
    const rule = this.#repeatIndex(r, mask);
    return cellClasses.flatMap((cellClass, k) => {
      if (!((mask >> k) & 1)) return [];
      const at = rule === undefined ? -1 : rule + k;
      const ruled = at < 0 ? LITERAL : (repeat?.points[at] ?? NaN);
      const points = ruled === LITERAL ? this.#scores(cellClass, roll, served)[r] : ruled;
      if (Number.isNaN(points)) return [];
      const bonus = at < 0 ? 0 : (repeat?.bonus[at] ?? 0);
      return {
        cellClass: k,
        points,
        bonus,
        next: this.#next(cellClass, roll, points),
        value: this.#valueOf(cellClass, roll, points, bonus),
      };
    });
  }

  #maskOf(roll: number, announced: number): number {
    return announced === NOT_ANNOUNCED ? legalAfter(this.#plan, this.cardState.filled, roll) : 1 << announced;
  }

  #valueOf(cellClass: CellClass, roll: number, points: number, bonus: number): number {
    const { filled, total, bank } = this.#next(cellClass, roll, points);
    return this.#after(points * cellClass.times + bonus, filled, total, bank);
  }

  #next(cellClass: CellClass, roll: number, points: number): CardState {
    const { filled, total, bank } = this.cardState;
    return {
      filled: afterEntry(cellClass, filled, points),
      total: total + sectionPoints(cellClass, points),
      bank: bank + this.#bankChange(roll, points),
    };
  }

  /** Whether this outcome of a first roll wins the game at once. */
  winsAtOnce(r: number): boolean {
    const { wins, cellClasses } = this.#plan;
    const watched = cellClasses[wins?.cellClass ?? -1];
    const won = watched && isFull(watched, this.cardState.filled) ? wins?.filled : wins?.open;
    return won?.[r] === 1;
  }

  #bankChange(roll: number, points: number): number {
    const { bank, rolls } = this.#plan;
    if (!bank) return 0;
    const changes = hasScored(points) ? bank.points : bank.zero;
    return (changes[Math.min(roll, rolls) - 1] ?? 0) - Math.max(0, roll - rolls);
  }

  /** Returns by outcome the points of a class, without the repeat rule. */
  #scores(cellClass: CellClass, roll: number, served: boolean): Float64Array {
    const scores = isWorthless(this.#plan, cellClass, this.cardState.filled)
      ? undefined
      : cellClass.scores[scoreClassOf(this.#plan, roll, served)];
    return scores ?? new Float64Array(this.#lattice.outcomes);
  }

  /** Returns where an outcome's entries begin in the repeat table; `undefined` if the rule does not apply. */
  #repeatIndex(r: number, mask: number): number | undefined {
    const { repeat, cellClasses } = this.#plan;
    const s = repeat?.outcomes.indexOf(r) ?? -1;
    const { filled } = this.cardState;
    if (!repeat || s < 0 || !isRepeatActive(this.#plan, filled)) return undefined;
    const isOpen = (face: number): boolean =>
      cellClasses.some((cellClass, k) => (mask >> k) & 1 && cellClass.face === face);
    const face = repeat.faces[s] ?? 0;
    const isFilled = isNumberFilled(this.#plan, filled, face);
    const facts = factsOf(isRepeatScored(this.#plan, filled), isOpen(face), isOpen(0), isFilled);
    return (s * FACTS + facts) * cellClasses.length;
  }
}
