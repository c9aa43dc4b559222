/**
 * One turn from one card, with the engine asked what may be filled: for games that have no plan. The value of a card
 * after an entry is given by the caller, exact or estimated.
 */
import { worthOf, type Card, type Cell, type CellInfo, type Throw } from '@yahtzee-game/rules';
import { barred, isOpen, judge, repeated, throwOf, type Moment } from '@yahtzee-game/rules/engine';
import type { Unranked } from './advice.js';
import { expectation, heldDice, keepOf, keepsInside, sidesOf } from './lattice.js';
import { areMerged, type OutcomeScores, type RowScores } from './outcome-scores.js';
import type { Position } from './position.js';
import { sum } from './sum.js';
import { columnsPlaced } from './turn-entries.js';

/** What cards between turns are worth: the mean of the final total, in points. */
export interface CardValues {
  /** Whether they depend on saved rolls. */
  readonly readTokens: boolean;
  /** Returns the value of a card. */
  of(card: Card): number;
  /** Returns the values of a card after each entry. */
  after(card: Card): ValueAfterEntry;
}

/**
 * Returns the value of a card after an entry.
 * @param points before the multiplier of the column
 * @param extra extra points
 * @param tokens change of the saved rolls
 */
export type ValueAfterEntry = (cell: CellInfo, points: number, extra: number, tokens: number) => number;

/** Stands for the index of the announced cell while none is announced. */
const NOT_ANNOUNCED = -1;
/** Other players leave any row open. */
const ANY_ROW = -1;

/** A cell that may be filled, and the value of filling it. */
interface Option {
  readonly cell: CellInfo;
  readonly judged: Cell;
  readonly value: number;
}

export class CardTurn {
  readonly #scores: OutcomeScores;
  readonly #card: Card;
  /** Columns that this turn has filled, one bit each. */
  readonly #placed: number;
  /** The row that other players leave open, as in `Position`. */
  readonly #follow: number;
  readonly #values: CardValues;
  readonly #after: ValueAfterEntry;
  readonly #fillable = new Map<number, readonly CellInfo[]>();
  readonly #entries = new Map<CellInfo, Map<RowScores, Float64Array>>();
  readonly #best = new Map<number, Float64Array>();
  readonly #keeps = new Map<number, Float64Array>();

  constructor(scores: OutcomeScores, card: Card, values: CardValues, follow = ANY_ROW) {
    this.#scores = scores;
    this.#card = card;
    this.#placed = columnsPlaced(scores.rules, card);
    this.#follow = follow;
    this.#values = values;
    this.#after = values.after(card);
  }

  /** Where a turn fills every column, none may be left without a cell that can be filled after the next roll. */
  #mayRoll(roll: number, announced: number): boolean {
    const { rules } = this.#scores;
    const { rolls, fill } = rules.spec;
    if (this.#placed || roll >= rolls + this.#card.tokens) return false;
    if (fill !== 'everyColumn') return true;
    const later = { ...this.#momentAt(roll + 1, announced), ahead: true };
    return rules.columnCells.every(
      (cells) =>
        cells.some((cell) => !barred(rules, later, cell)) || !cells.some((cell) => isOpen(this.#card, cell)),
    );
  }

  /** The value of the turn before its first roll. */
  get value(): number {
    return expectation(this.#scores.lattice, this.#bestAfter(1, true, NOT_ANNOUNCED));
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
    const t = throwOf(this.#scores.rules.sides, dice, roll, served);
    const scores = this.#withOtherColumns(this.#options(roll, t, announced)).map(
      ({ cell, judged, value }): Unranked => ({
        kind: 'score',
        cell: cell.id,
        points: worthOf(cell, judged.points),
        bonus: judged.bonus,
        value,
        loss: 0,
      }),
    );
    const announcements = this.#announceable(roll, announced).map((cell): Unranked => ({
      kind: 'announce',
      cell: cell.id,
      value: this.#bestAfter(roll, served, cell.index)[r] ?? 0,
      loss: 0,
    }));
    return [...scores, ...announcements, ...this.#holds(dice, roll, announced)];
  }

  #holds(dice: readonly number[], roll: number, announced: number): readonly Unranked[] {
    if (!this.#mayRoll(roll, announced)) return [];
    const { lattice } = this.#scores;
    const table = this.#keepsAfter(roll, announced);
    return [...keepsInside(lattice, this.#apart(dice))].flatMap(([keep, held]) => {
      const value = table[keep] ?? -Infinity;
      const sides = sidesOf(lattice, keep);
      const faces = areMerged(this.#scores.rules) ? sides : this.#facesOf(sides);
      return Number.isFinite(value) ? [{ kind: 'hold' as const, held, dice: faces, value, loss: 0 }] : [];
    });
  }

  /** Returns the keep of these dice, whatever their colours. */
  #keepOf(dice: readonly number[]): number {
    return keepOf(this.#scores.lattice, this.#apart(dice));
  }

  /** Returns the sides that are told apart: faces, where sides that differ in colour alone count as one. */
  #apart(dice: readonly number[]): readonly number[] {
    return areMerged(this.#scores.rules) ? this.#facesOf(dice) : dice;
  }

  #facesOf(dice: readonly number[]): readonly number[] {
    return dice.map((die) => this.#scores.rules.sides[die - 1]?.face ?? die);
  }

  #indexOf(cell: string | undefined): number {
    const known = cell === undefined ? undefined : this.#scores.rules.cellById.get(cell);
    return known?.index ?? NOT_ANNOUNCED;
  }

  /** Returns the key of a roll and an announced cell. */
  #keyOf(roll: number, announced: number): number {
    return roll * (this.#scores.rules.cells.length + 1) + announced + 1;
  }

  /** Returns by outcome the value of the best choice after this roll. */
  #bestAfter(roll: number, served: boolean, announced: number): Float64Array {
    const own = served && this.#scores.servedMatters(roll);
    const key = this.#keyOf(roll, announced) * 2 + Number(own);
    let table = this.#best.get(key);
    if (!table) this.#best.set(key, (table = this.#findBest(roll, own, announced)));
    return table;
  }

  #findBest(roll: number, served: boolean, announced: number): Float64Array {
    const table = this.#stop(roll, served, announced);
    for (const { index } of this.#announceable(roll, announced))
      raise(table, this.#bestAfter(roll, served, index));
    if (this.#mayRoll(roll, announced)) this.#includeKeeps(table, this.#keepsAfter(roll, announced));
    return table;
  }

  /** Raises the value of each outcome to that of the best keep inside it. */
  #includeKeeps(table: Float64Array, keepValues: Float64Array): void {
    const { outcomes, keeps, down, downStart } = this.#scores.lattice;
    const inside = keepValues.slice();
    inside.set(table);
    for (let m = keeps - 1; m >= 0; m--) {
      let most = inside[m] ?? 0;
      const end = downStart[m + 1] ?? 0;
      for (let i = downStart[m] ?? 0; i < end; i++) {
        const value = inside[down[i] ?? 0] ?? 0;
        if (value > most) most = value;
      }
      inside[m] = most;
    }
    table.set(inside.subarray(0, outcomes));
  }

  #keepsAfter(roll: number, announced: number): Float64Array {
    const key = this.#keyOf(roll, announced);
    let table = this.#keeps.get(key);
    if (!table) this.#keeps.set(key, (table = this.#findKeeps(roll, announced)));
    return table;
  }

  #findKeeps(roll: number, announced: number): Float64Array {
    const { lattice } = this.#scores;
    const { outcomes, keeps, sides, up } = lattice;
    const table = new Float64Array(keeps);
    table.set(this.#bestAfter(roll + 1, false, announced));
    for (let m = outcomes; m < keeps; m++) {
      let all = 0;
      const start = m * sides;
      for (let i = start; i < start + sides; i++) all += table[up[i] ?? 0] ?? 0;
      table[m] = all / sides;
    }
    if (this.#scores.servedMatters(roll + 1))
      table[keeps - 1] = expectation(lattice, this.#bestAfter(roll + 1, true, announced));
    return table;
  }

  /** Returns by outcome the value of the best entry. */
  #stop(roll: number, served: boolean, announced: number): Float64Array {
    const { rules, lattice, equal } = this.#scores;
    const cells = this.#cellsAfter(roll, announced);
    const table = new Float64Array(lattice.outcomes).fill(-Infinity);
    if (rules.spec.fill === 'everyColumn') this.#fillColumns(table, cells, roll, served);
    else for (const cell of cells) raise(table, this.#entriesOf(cell, roll, served));
    const moment = this.#momentAt(roll, announced);
    for (const r of rules.spec.repeat ? equal : []) {
      const t = this.#scores.throwAt(r, roll, served);
      if (repeated(rules, moment, t)) table[r] = this.#bestOf(this.#options(roll, t, announced));
    }
    return table;
  }

  /** Where a turn fills every column, the gains of the best entries add up. */
  #fillColumns(table: Float64Array, cells: readonly CellInfo[], roll: number, served: boolean): void {
    const now = this.#values.of(this.#card);
    if (cells.length) table.fill(now);
    const best = new Float64Array(table.length);
    for (const col of new Set(cells.map((cell) => cell.col))) {
      best.fill(-Infinity);
      for (const cell of cells) if (cell.col === col) raise(best, this.#entriesOf(cell, roll, served));
      for (let r = 0; r < best.length; r++) table[r] = (table[r] ?? 0) + (best[r] ?? 0) - now;
    }
  }

  /** Returns the value of the best of these entries, or of the best in every column. */
  #bestOf(options: readonly Option[]): number {
    return Math.max(-Infinity, ...this.#withOtherColumns(options).map(({ value }) => value));
  }

  /** Where a turn fills every column, an entry is followed by the best ones in the other columns, whose gains add up. */
  #withOtherColumns(options: readonly Option[]): readonly Option[] {
    if (this.#scores.rules.spec.fill !== 'everyColumn') return options;
    const now = this.#values.of(this.#card);
    const gains = this.#scores.rules.columns.map((_, col) => {
      const own = options.filter(({ cell }) => cell.col === col).map(({ value }) => value - now);
      return own.length ? Math.max(...own) : 0;
    });
    const all = sum(gains);
    return options.map((option) => ({
      ...option,
      value: option.value + all - (gains[option.cell.col] ?? 0),
    }));
  }

  /** Returns by outcome the value of filling a cell, without the repeat rule. */
  #entriesOf(cell: CellInfo, roll: number, served: boolean): Float64Array {
    const scores = this.#scoresOf(cell, roll, served);
    if (this.#values.readTokens) return this.#findEntries(cell, roll, scores);
    let known = this.#entries.get(cell);
    if (!known) this.#entries.set(cell, (known = new Map()));
    let entries = known.get(scores);
    if (!entries) known.set(scores, (entries = this.#findEntries(cell, roll, scores)));
    return entries;
  }

  #findEntries(cell: CellInfo, roll: number, { points, at }: RowScores): Float64Array {
    const values = points.map((own) => this.#after(cell, own, 0, this.#tokenChange(cell, own, roll)));
    return Float64Array.from(at, (i) => values[i] ?? 0);
  }

  /** Returns the scores of a cell. A row that needs another one to have scored depends on the card. */
  #scoresOf(cell: CellInfo, roll: number, served: boolean): RowScores {
    if (cell.category.after === undefined) return this.#scores.of(cell.row, roll, served);
    const moment = this.#momentAt(roll, cell.index);
    const { rules } = this.#scores;
    return this.#scores.tabulate(roll, served, (t) => judge(rules, moment, cell, t, undefined).points);
  }

  #options(roll: number, t: Throw, announced: number): readonly Option[] {
    const { rules } = this.#scores;
    const moment = this.#momentAt(roll, announced);
    const again = repeated(rules, moment, t);
    return this.#cellsAfter(roll, announced).flatMap((cell) => {
      const judged = judge(rules, moment, cell, t, again);
      if (!judged.legal) return [];
      const change = this.#tokenChange(cell, judged.points, roll);
      return [{ cell, judged, value: this.#after(cell, judged.points, judged.bonus, change) }];
    });
  }

  #tokenChange(cell: CellInfo, points: number, roll: number): number {
    const { rolls, tokens } = this.#scores.rules.spec;
    return tokens?.change(rolls - roll, points, cell.column.id) ?? 0;
  }

  /** Returns the cells that may be filled after this roll. */
  #cellsAfter(roll: number, announced: number): readonly CellInfo[] {
    const key = this.#keyOf(roll, announced);
    let cells = this.#fillable.get(key);
    if (!cells) {
      const { rules } = this.#scores;
      const moment = this.#momentAt(roll, announced);
      this.#fillable.set(key, (cells = rules.cells.filter((cell) => !barred(rules, moment, cell))));
    }
    return cells;
  }

  #announceable(roll: number, announced: number): readonly CellInfo[] {
    if (announced !== NOT_ANNOUNCED) return [];
    const { rules } = this.#scores;
    return rules.cells.filter(
      (cell) => cell.column.order.declare === roll && !barred(rules, this.#momentAt(roll, cell.index), cell),
    );
  }

  #momentAt(roll: number, announced: number): Moment {
    return { card: this.#card, roll, announced, placed: this.#placed, follow: this.#follow, ahead: false };
  }
}

/** Raises every number of a table to that of another one, if that is greater. */
function raise(table: Float64Array, other: Float64Array): void {
  for (let i = 0; i < table.length; i++) {
    const value = other[i] ?? 0;
    if (value > (table[i] ?? 0)) table[i] = value;
  }
}
