/**
 * One turn from one card, with the engine called for every cell: for games that have no plan. The value of a card after
 * an entry is given by the caller, exact or estimated.
 */
import { worthOf, type Card, type Cell, type CellInfo, type Rules, type Throw } from '@yahtzee-game/rules';
import { barred, judge, repeated, throwOf, write, type Moment } from '@yahtzee-game/rules/engine';
import type { Unranked } from './advice.js';
import { facesOf } from './decomposition.js';
import { expectation, heldDice, keepOf, keepsInside, sidesOf, type Lattice } from './lattice.js';
import type { Position } from './position.js';

/** Returns the mean of the final total of a card between turns. */
export type CardValue = (card: Card) => number;

/** Stands for the index of the announced cell while none is announced. */
const NOT_ANNOUNCED = -1;

/** A cell that may be filled, and the value of filling it. */
interface Option {
  readonly cell: CellInfo;
  readonly judged: Cell;
  readonly value: number;
}

export class CardTurn {
  readonly #rules: Rules;
  readonly #lattice: Lattice;
  readonly #card: Card;
  readonly #cardValue: CardValue;
  readonly #throws = new Map<string, Throw>();
  readonly #values = new Map<string, number>();
  readonly #best = new Map<string, Float64Array>();
  readonly #keeps = new Map<string, Float64Array>();

  constructor(rules: Rules, lattice: Lattice, card: Card, cardValue: CardValue) {
    this.#rules = rules;
    this.#lattice = lattice;
    this.#card = card;
    this.#cardValue = cardValue;
  }

  get #rolls(): number {
    return this.#rules.spec.rolls + this.#card.tokens;
  }

  /** The value of the turn before its first roll. */
  get value(): number {
    return expectation(this.#lattice, this.#bestAfter(1, true, NOT_ANNOUNCED));
  }

  /** Returns the value of a moment of the turn. */
  valueAt({ dice, roll, held, served, announced: cell }: Position): number {
    if (roll === 0) return this.value;
    const announced = this.#indexOf(cell);
    if (held === undefined) return this.#bestAfter(roll, served, announced)[this.#keepOf(dice)] ?? 0;
    return this.#keepsAfter(roll, announced)[this.#keepOf(heldDice(dice, held))] ?? 0;
  }

  /** Returns all choices with these dice, in no order, with a loss of 0. */
  choices({ dice, roll, served, announced: cell }: Position): readonly Unranked[] {
    const announced = this.#indexOf(cell);
    const r = this.#keepOf(dice);
    const t = throwOf(this.#rules.sides, dice, roll, served);
    const scores = this.#options(roll, t, announced).map(({ cell, judged, value }): Unranked => ({
      kind: 'score',
      cell: cell.id,
      points: worthOf(cell, judged.points),
      bonus: judged.bonus,
      value,
      loss: 0,
    }));
    const announcements = this.#announceable(roll, announced).map((cell): Unranked => ({
      kind: 'announce',
      cell: cell.id,
      value: this.#bestAfter(roll, served, cell.index)[r] ?? 0,
      loss: 0,
    }));
    return [...scores, ...announcements, ...this.#holds(dice, roll, announced)];
  }

  #holds(dice: readonly number[], roll: number, announced: number): readonly Unranked[] {
    if (roll >= this.#rolls) return [];
    const table = this.#keepsAfter(roll, announced);
    return [...keepsInside(this.#lattice, this.#facesOf(dice))].flatMap(([keep, held]) => {
      const value = table[keep] ?? -Infinity;
      const faces = sidesOf(this.#lattice, keep);
      return Number.isFinite(value) ? [{ kind: 'hold' as const, held, dice: faces, value, loss: 0 }] : [];
    });
  }

  /** Returns the keep of these dice, whatever their colours. */
  #keepOf(dice: readonly number[]): number {
    return keepOf(this.#lattice, this.#facesOf(dice));
  }

  #facesOf(dice: readonly number[]): readonly number[] {
    return dice.map((die) => this.#rules.sides[die - 1]?.face ?? die);
  }

  #indexOf(cell: string | undefined): number {
    return cell === undefined ? NOT_ANNOUNCED : (this.#rules.cellById.get(cell)?.index ?? NOT_ANNOUNCED);
  }

  /** Returns by outcome the value of the best choice after this roll. */
  #bestAfter(roll: number, served: boolean, announced: number): Float64Array {
    const key = `${roll}/${served}/${announced}`;
    let table = this.#best.get(key);
    if (!table) this.#best.set(key, (table = this.#findBest(roll, served, announced)));
    return table;
  }

  #findBest(roll: number, served: boolean, announced: number): Float64Array {
    const { outcomes, keeps, down, downStart } = this.#lattice;
    const table = new Float64Array(outcomes);
    for (let r = 0; r < outcomes; r++) table[r] = this.#stop(roll, served, r, announced);
    for (const cell of this.#announceable(roll, announced)) {
      const own = this.#bestAfter(roll, served, cell.index);
      for (let r = 0; r < outcomes; r++) table[r] = Math.max(table[r] ?? 0, own[r] ?? 0);
    }
    if (roll >= this.#rolls) return table;
    const inside = this.#keepsAfter(roll, announced).slice();
    for (let m = keeps - 1; m >= 0; m--) {
      let most = m < outcomes ? (table[m] ?? 0) : (inside[m] ?? 0);
      for (let i = downStart[m] ?? 0; i < (downStart[m + 1] ?? 0); i++)
        most = Math.max(most, inside[down[i] ?? 0] ?? 0);
      inside[m] = most;
    }
    table.set(inside.subarray(0, outcomes));
    return table;
  }

  #keepsAfter(roll: number, announced: number): Float64Array {
    const key = `${roll}/${announced}`;
    let table = this.#keeps.get(key);
    if (!table) this.#keeps.set(key, (table = this.#findKeeps(roll, announced)));
    return table;
  }

  #findKeeps(roll: number, announced: number): Float64Array {
    const { outcomes, keeps, sides, up } = this.#lattice;
    const table = new Float64Array(keeps);
    table.set(this.#bestAfter(roll + 1, false, announced));
    for (let m = outcomes; m < keeps; m++) {
      let sum = 0;
      for (let side = 0; side < sides; side++) sum += table[up[m * sides + side] ?? 0] ?? 0;
      table[m] = sum / sides;
    }
    table[keeps - 1] = expectation(this.#lattice, this.#bestAfter(roll + 1, true, announced));
    return table;
  }

  /** Returns the value of the best entry with this outcome. If a turn fills every column, the gains add up. */
  #stop(roll: number, served: boolean, r: number, announced: number): number {
    const options = this.#options(roll, this.#throwFor(r, roll, served), announced);
    if (this.#rules.spec.fill !== 'everyColumn')
      return Math.max(-Infinity, ...options.map(({ value }) => value));
    const now = this.#cardValue(this.#card);
    return this.#rules.columns.reduce((sum, _, col) => {
      const own = options.filter(({ cell }) => cell.col === col).map(({ value }) => value - now);
      return own.length ? sum + Math.max(...own) : sum;
    }, now);
  }

  #options(roll: number, t: Throw, announced: number): readonly Option[] {
    const moment = this.#momentAt(roll, announced);
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
      this.#values.set(key, (value = this.#cardValue(write(this.#card, entry))));
    }
    return value;
  }

  #announceable(roll: number, announced: number): readonly CellInfo[] {
    if (announced !== NOT_ANNOUNCED) return [];
    return this.#rules.cells.filter(
      (cell) =>
        cell.column.order.declare === roll && !barred(this.#rules, this.#momentAt(roll, cell.index), cell),
    );
  }

  #momentAt(roll: number, announced: number): Moment {
    return { card: this.#card, roll, announced, placed: 0, follow: -1, ahead: false };
  }

  /** Returns sides that show the faces of an outcome. The colours of a face are assigned in rotation. */
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
