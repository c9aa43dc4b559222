/** One turn from one position, in double precision: what every way to go on is worth. Small enough for the main thread. */
import {
  afterEntry,
  bonusOf,
  classOf,
  digitOf,
  isComplete,
  isFull,
  legalAfter,
  mostLeft,
} from './fillings.js';
import type { Lattice } from './lattice.js';
import { FACTS, factsOf, LITERAL, type Kind, type Plan } from './plan.js';
import { rowOf, type Values } from './layout.js';

/** A card as the solver sees it. */
export interface Sheet {
  readonly filling: number;
  /** Section total that decides the bonus. */
  readonly total: number;
  readonly bank: number;
}

/** What an entry brings. */
export interface Entry {
  readonly kind: number;
  readonly points: number;
  readonly bonus: number;
  readonly next: Sheet;
  /** Points, bonus, and what is still to come. */
  readonly value: number;
}

/** Nothing is announced. */
export const NOTHING = -1;

/** What an entry that gains so many points is worth, with the sheet that it leads to. */
export type After = (gained: number, filling: number, total: number, bank: number) => number;

/** Points gained, and those that a solution expects to come. */
export function pointsAfter(plan: Plan, values: Values): After {
  const rows = new Map<number, ReturnType<typeof rowOf>>();
  return (gained, filling, total, bank) => {
    let row = rows.get(filling);
    if (!row) rows.set(filling, (row = rowOf(plan, values, filling)));
    return gained + row(total, bank);
  };
}

export class Turn {
  readonly #plan: Plan;
  readonly #lattice: Lattice;
  readonly #after: After;
  readonly #won: number;
  readonly sheet: Sheet;
  readonly #best = new Map<string, Float64Array>();
  readonly #keeps = new Map<string, Float64Array>();

  /** @param won what a throw that wins the game at once is worth; absent: all that could still have come */
  constructor(plan: Plan, lattice: Lattice, after: After, sheet: Sheet, won?: number) {
    this.#plan = plan;
    this.#lattice = lattice;
    this.#after = after;
    this.sheet = sheet;
    this.#won = won ?? mostLeft(plan, sheet.filling) + bonusOf(plan, sheet.total);
  }

  /** Rolls that this turn may have. */
  get rolls(): number {
    return this.#plan.rolls + this.sheet.bank;
  }

  /** What the turn is worth before its first roll. */
  get value(): number {
    return this.#mean(this.#bestWithWins());
  }

  /** By outcome: what it is worth after this roll. */
  best(roll: number, served: boolean, announced = NOTHING): Float64Array {
    const key = `${roll}/${served && this.#tells(roll)}/${announced}`;
    let table = this.#best.get(key);
    if (!table) this.#best.set(key, (table = this.#findBest(roll, served, announced)));
    return table;
  }

  #tells(roll: number): boolean {
    return classOf(this.#plan, roll, true) !== classOf(this.#plan, roll, false);
  }

  #findBest(roll: number, served: boolean, announced: number): Float64Array {
    const { outcomes, keeps, down, downStart } = this.#lattice;
    const table = this.#stop(roll, served, announced);
    if (roll < this.rolls) {
      const inside = this.keeps(roll, announced).slice();
      for (let m = keeps - 1; m >= 0; m--) {
        let most = m < outcomes ? (table[m] ?? 0) : (inside[m] ?? 0);
        for (let i = downStart[m] ?? 0; i < (downStart[m + 1] ?? 0); i++)
          most = Math.max(most, inside[down[i] ?? 0] ?? 0);
        inside[m] = most;
        if (m < outcomes) table[m] = most;
      }
    }
    if (announced === NOTHING && roll === this.#plan.declare) {
      for (const k of this.announceable()) {
        const own = this.best(roll, served, k);
        for (let r = 0; r < outcomes; r++) table[r] = Math.max(table[r] ?? 0, own[r] ?? 0);
      }
    }
    return table;
  }

  /** By outcome: what it is worth to fill the best box with it. */
  #stop(roll: number, served: boolean, announced: number): Float64Array {
    const { kinds, special } = this.#plan;
    const mask = this.#maskOf(roll, announced);
    const table = new Float64Array(this.#lattice.outcomes).fill(-Infinity);
    kinds.forEach((kind, k) => {
      if (!((mask >> k) & 1)) return;
      const scores = this.#scores(kind, roll, served);
      for (let r = 0; r < table.length; r++) {
        table[r] = Math.max(table[r] ?? 0, this.#worth(kind, roll, scores[r] ?? 0, 0));
      }
    });
    for (const r of special?.outcomes ?? []) {
      if (this.#policyFor(r, mask) === undefined) continue;
      const values = this.entries(roll, served, r, announced).map((entry) => entry.value);
      table[r] = Math.max(-Infinity, ...values);
    }
    return table;
  }

  /** By keep that is not full: what it is worth to hold it after this roll and to throw the other dice. */
  keeps(roll: number, announced = NOTHING): Float64Array {
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
        const value = table[up[m * sides + side] ?? 0] ?? 0;
        sum += value;
        worst = Math.min(worst, value);
      }
      table[m] = this.#plan.safe ? worst : sum / sides;
    }
    if (this.#tells(roll + 1)) table[keeps - 1] = this.#mean(this.best(roll + 1, true, announced));
    return table;
  }

  /** By outcome: the best keep inside it that is not all of it. */
  bestKeeps(roll: number, announced = NOTHING): Int32Array {
    const { keeps, down, downStart } = this.#lattice;
    const values = this.keeps(roll, announced);
    const best = new Int32Array(keeps);
    for (let m = keeps - 1; m >= 0; m--) {
      // A full hand is no keep; an empty one has nothing inside it.
      let own = m < this.#lattice.outcomes ? -1 : m;
      for (let i = downStart[m] ?? 0; i < (downStart[m + 1] ?? 0); i++) {
        const inner = best[down[i] ?? 0] ?? 0;
        if (own < 0 || (values[inner] ?? 0) > (values[own] ?? 0)) own = inner;
      }
      best[m] = own;
    }
    return best;
  }

  /** Of all outcomes: the mean, or the worst. */
  #mean(table: Float64Array): number {
    if (this.#plan.safe) return Math.min(...table);
    return table.reduce((sum, value, r) => sum + value * (this.#lattice.chances[r] ?? 0), 0);
  }

  #bestWithWins(): Float64Array {
    return this.best(1, true).map((value, r) => (this.winsAtOnce(r) ? this.#won : value));
  }

  /** Kinds that may be named after the roll that asks for it. */
  announceable(): readonly number[] {
    const named = this.#plan.legal?.get(this.sheet.filling)?.at(-1) ?? 0;
    return this.#plan.kinds.flatMap((_, k) => ((named >> k) & 1 ? k : []));
  }

  /** Every box that may be filled with this outcome. */
  entries(roll: number, served: boolean, r: number, announced = NOTHING): readonly Entry[] {
    const mask = this.#maskOf(roll, announced);
    const rule = this.#policyFor(r, mask);
    return this.#plan.kinds.flatMap((kind, k) => {
      if (!((mask >> k) & 1)) return [];
      const at = rule === undefined ? -1 : rule + k;
      const ruled = at < 0 ? LITERAL : (this.#plan.special?.points[at] ?? NaN);
      const points = ruled === LITERAL ? (this.#scores(kind, roll, served)[r] ?? 0) : ruled;
      if (Number.isNaN(points)) return [];
      const bonus = at < 0 ? 0 : (this.#plan.special?.bonus[at] ?? 0);
      return {
        kind: k,
        points,
        bonus,
        next: this.#next(kind, roll, points),
        value: this.#worth(kind, roll, points, bonus),
      };
    });
  }

  #maskOf(roll: number, announced: number): number {
    return announced === NOTHING ? legalAfter(this.#plan, this.sheet.filling, roll) : 1 << announced;
  }

  /** Points of an entry, and what is still to come after it. */
  #worth(kind: Kind, roll: number, points: number, bonus: number): number {
    const { filling, total, bank } = this.sheet;
    const next = afterEntry(kind, filling, points);
    const nextTotal = kind.inSection ? total + points : total;
    return this.#after(points * kind.times + bonus, next, nextTotal, bank + this.#bankChange(roll, points));
  }

  #next(kind: Kind, roll: number, points: number): Sheet {
    const { filling, total, bank } = this.sheet;
    return {
      filling: afterEntry(kind, filling, points),
      total: kind.inSection ? total + points : total,
      bank: bank + this.#bankChange(roll, points),
    };
  }

  /** Whether this outcome of a first roll wins the game at once. */
  winsAtOnce(r: number): boolean {
    const { wins, kinds } = this.#plan;
    const watched = kinds[wins?.kind ?? -1];
    const won = watched && isFull(watched, this.sheet.filling) ? wins?.filled : wins?.open;
    return won?.[r] === 1;
  }

  #bankChange(roll: number, points: number): number {
    const { bank, rolls } = this.#plan;
    if (!bank) return 0;
    const changes = points > 0 ? bank.points : bank.zero;
    return (changes[Math.min(roll, rolls) - 1] ?? 0) - Math.max(0, roll - rolls);
  }

  /** By outcome, the points of a kind as they are, jokers aside. */
  #scores(kind: Kind, roll: number, served: boolean): Float64Array {
    const after = this.#plan.kinds[kind.after];
    if (after && digitOf(after, this.sheet.filling) !== 2) return new Float64Array(this.#lattice.outcomes);
    return kind.scores[classOf(this.#plan, roll, served)] ?? new Float64Array(this.#lattice.outcomes);
  }

  /** Where the policy for this outcome begins in the tables of the repeat; undefined if it sleeps. */
  #policyFor(r: number, mask: number): number | undefined {
    const { special, kinds } = this.#plan;
    const s = special?.outcomes.indexOf(r) ?? -1;
    if (!special || s < 0) return undefined;
    const { filling } = this.sheet;
    const watched = special.watched.flatMap((k) => kinds[k] ?? []);
    if (!watched.every((kind) => isFull(kind, filling))) return undefined;
    const scored = watched.every((kind) => !kind.flagged || digitOf(kind, filling) === 2);
    const isOpen = (face: number): boolean => kinds.some((kind, k) => (mask >> k) & 1 && kind.face === face);
    return (s * FACTS + factsOf(scored, isOpen(special.faces[s] ?? 0), isOpen(0))) * kinds.length;
  }
}

/** Whether every box is full. */
export const isOver = (plan: Plan, { filling }: Sheet): boolean => isComplete(plan, filling);
