/**
 * One turn on a card as it is written, asked cell by cell: for games that cannot be laid out as a whole. What a card is
 * worth after an entry is somebody else's answer: the exact one near the end of a game, an estimate before.
 */
import {
  worthOf,
  type Card,
  type Cell,
  type CellInfo,
  type Held,
  type Rules,
  type Throw,
} from '@yahtzee-game/rules';
import { barred, judge, repeated, throwOf, write, type Moment } from '@yahtzee-game/rules/engine';
import type { Unranked } from './advice.js';
import { keepOf, sidesOf, type Lattice } from './lattice.js';
import { facesOf } from './parts.js';
import type { Position } from './position.js';

/** Worth of a card: expected final total. */
export type Worth = (card: Card) => number;

const NOTHING = -1;

interface Option {
  readonly cell: CellInfo;
  readonly judged: Cell;
  readonly value: number;
}

export class CardTurn {
  readonly #rules: Rules;
  readonly #lattice: Lattice;
  readonly #card: Card;
  readonly #worth: Worth;
  readonly #throws = new Map<string, Throw>();
  readonly #values = new Map<string, number>();
  readonly #best = new Map<string, Float64Array>();
  readonly #keeps = new Map<string, Float64Array>();

  constructor(rules: Rules, lattice: Lattice, card: Card, worth: Worth) {
    this.#rules = rules;
    this.#lattice = lattice;
    this.#card = card;
    this.#worth = worth;
  }

  get #rolls(): number {
    return this.#rules.spec.rolls + this.#card.tokens;
  }

  /** What the turn is worth before its first roll. */
  get value(): number {
    const { chances } = this.#lattice;
    return this.#bestAfter(1, true, NOTHING).reduce((sum, value, r) => sum + value * (chances[r] ?? 0), 0);
  }

  /** What this moment of the turn is worth. */
  valueAt({ dice, roll, held, served, announced }: Position): number {
    if (roll === 0) return this.value;
    const named = this.#indexOf(announced);
    if (held === undefined) return this.#bestAfter(roll, served, named)[this.#keepOf(dice)] ?? 0;
    return this.#keepsAfter(roll, named)[this.#keepOf(kept(dice, held))] ?? 0;
  }

  /** Everything that may be done with these dice; losses are left at 0. */
  choices({ dice, roll, served, announced }: Position): readonly Unranked[] {
    const named = this.#indexOf(announced);
    const r = this.#keepOf(dice);
    const t = throwOf(this.#rules.sides, dice, roll, served);
    const scores = this.#options(roll, t, named).map(({ cell, judged, value }): Unranked => ({
      kind: 'score',
      cell: cell.id,
      points: worthOf(cell, judged.points),
      bonus: judged.bonus,
      value,
      loss: 0,
    }));
    const names = this.#announceable(roll, named).map((cell): Unranked => ({
      kind: 'announce',
      cell: cell.id,
      value: this.#bestAfter(roll, served, cell.index)[r] ?? 0,
      loss: 0,
    }));
    return [...scores, ...names, ...this.#holds(dice, roll, named)];
  }

  #holds(dice: readonly number[], roll: number, named: number): readonly Unranked[] {
    if (roll >= this.#rolls) return [];
    const table = this.#keepsAfter(roll, named);
    const found = new Map<number, Held>();
    for (let held = 0; held < 2 ** dice.length - 1; held++) {
      const keep = this.#keepOf(kept(dice, held));
      if (!found.has(keep)) found.set(keep, held);
    }
    return [...found].flatMap(([keep, held]) => {
      const value = table[keep] ?? -Infinity;
      const faces = sidesOf(this.#lattice, keep);
      return Number.isFinite(value) ? [{ kind: 'hold' as const, held, dice: faces, value, loss: 0 }] : [];
    });
  }

  /** The keep of these dice, whatever their colours. */
  #keepOf(dice: readonly number[]): number {
    return keepOf(
      this.#lattice,
      dice.map((die) => this.#rules.sides[die - 1]?.face ?? die),
    );
  }

  #indexOf(cell: string | undefined): number {
    return cell === undefined ? NOTHING : (this.#rules.cellById.get(cell)?.index ?? NOTHING);
  }

  /** By outcome: the best way to go on after this roll. */
  #bestAfter(roll: number, served: boolean, named: number): Float64Array {
    const key = `${roll}/${served}/${named}`;
    let table = this.#best.get(key);
    if (!table) this.#best.set(key, (table = this.#findBest(roll, served, named)));
    return table;
  }

  #findBest(roll: number, served: boolean, named: number): Float64Array {
    const { outcomes, keeps, down, downStart } = this.#lattice;
    const table = new Float64Array(outcomes);
    for (let r = 0; r < outcomes; r++) table[r] = this.#stop(roll, served, r, named);
    for (const cell of this.#announceable(roll, named)) {
      const own = this.#bestAfter(roll, served, cell.index);
      for (let r = 0; r < outcomes; r++) table[r] = Math.max(table[r] ?? 0, own[r] ?? 0);
    }
    if (roll >= this.#rolls) return table;
    const inside = this.#keepsAfter(roll, named).slice();
    for (let m = keeps - 1; m >= 0; m--) {
      let most = m < outcomes ? (table[m] ?? 0) : (inside[m] ?? 0);
      for (let i = downStart[m] ?? 0; i < (downStart[m + 1] ?? 0); i++)
        most = Math.max(most, inside[down[i] ?? 0] ?? 0);
      inside[m] = most;
    }
    table.set(inside.subarray(0, outcomes));
    return table;
  }

  #keepsAfter(roll: number, named: number): Float64Array {
    const key = `${roll}/${named}`;
    let table = this.#keeps.get(key);
    if (!table) this.#keeps.set(key, (table = this.#findKeeps(roll, named)));
    return table;
  }

  #findKeeps(roll: number, named: number): Float64Array {
    const { outcomes, keeps, sides, up, chances } = this.#lattice;
    const table = new Float64Array(keeps);
    table.set(this.#bestAfter(roll + 1, false, named));
    for (let m = outcomes; m < keeps; m++) {
      let sum = 0;
      for (let side = 0; side < sides; side++) sum += table[up[m * sides + side] ?? 0] ?? 0;
      table[m] = sum / sides;
    }
    const served = this.#bestAfter(roll + 1, true, named);
    table[keeps - 1] = served.reduce((sum, value, r) => sum + value * (chances[r] ?? 0), 0);
    return table;
  }

  /** The best that these dice can be written for. Where a turn fills every column, columns add up. */
  #stop(roll: number, served: boolean, r: number, named: number): number {
    const options = this.#options(roll, this.#throwFor(r, roll, served), named);
    if (this.#rules.spec.fill !== 'everyColumn')
      return Math.max(-Infinity, ...options.map(({ value }) => value));
    const now = this.#worth(this.#card);
    return this.#rules.columns.reduce((sum, _, col) => {
      const own = options.filter(({ cell }) => cell.col === col).map(({ value }) => value - now);
      return own.length ? sum + Math.max(...own) : sum;
    }, now);
  }

  #options(roll: number, t: Throw, named: number): readonly Option[] {
    const moment = this.#momentAt(roll, named);
    const again = repeated(this.#rules, moment, t);
    return this.#rules.cells.flatMap((cell) => {
      if (barred(this.#rules, moment, cell)) return [];
      const judged = judge(this.#rules, moment, cell, t, again);
      return judged.legal ? [{ cell, judged, value: this.#valueAfter(cell, judged, roll) }] : [];
    });
  }

  #valueAfter(cell: CellInfo, { points, bonus }: Cell, roll: number): number {
    const { spec } = this.#rules;
    const change = spec.tokens?.change(spec.rolls - roll, points, cell.column.id) ?? 0;
    const key = `${cell.index}/${points}/${bonus}/${change}`;
    let value = this.#values.get(key);
    if (value === undefined) {
      const tokens = this.#card.tokens + change;
      const entry = { cell, points: [points], extra: bonus, tokens, announced: -1, first: true };
      this.#values.set(key, (value = this.#worth(write(this.#card, entry))));
    }
    return value;
  }

  #announceable(roll: number, named: number): readonly CellInfo[] {
    if (named !== NOTHING) return [];
    return this.#rules.cells.filter(
      (cell) =>
        cell.column.order.declare === roll && !barred(this.#rules, this.#momentAt(roll, cell.index), cell),
    );
  }

  #momentAt(roll: number, announced: number): Moment {
    return { card: this.#card, roll, announced, placed: 0, follow: -1, ahead: false };
  }

  /** Sides that show the faces of an outcome; where a face has several colours, dice get them by turns. */
  #sidesFor(r: number): readonly number[] {
    const { sides } = this.#rules;
    const faces = sidesOf(this.#lattice, r);
    if (facesOf(this.#rules).length === sides.length) return faces;
    return faces.map((face, i) => {
      const all = sides.flatMap((side, s) => (side.face === face ? s + 1 : []));
      return all[i % all.length] ?? face;
    });
  }

  #throwFor(r: number, roll: number, served: boolean): Throw {
    const key = `${r}/${roll}/${served}`;
    let t = this.#throws.get(key);
    if (!t) this.#throws.set(key, (t = throwOf(this.#rules.sides, this.#sidesFor(r), roll, served)));
    return t;
  }
}

const kept = (dice: readonly number[], held: Held): readonly number[] =>
  dice.filter((_, i) => (held >> i) & 1);
