/**
 * One turn from one card, for games that have no plan: the engine says which cells may be filled. The caller gives the
 * value of a card after an entry, exact or estimated.
 */
import { worthOf, type Card, type Cell, type CellInfo, type Throw } from '@yahtzee-game/rules';
import { barred, isOpen, judge, repeated, throwOf, type Moment } from '@yahtzee-game/rules/engine';
import { sum } from '../basics/sum.js';
import { expectation, heldDice, keepOf, keepsInside } from '../plan/lattice.js';
import type { Unranked } from '../questions/advice.js';
import type { Position } from '../questions/position.js';
import type { OutcomeScores, RowScores } from './outcome-scores.js';
import { columnsPlaced } from './turn-entries.js';

/** The values of cards between turns: the mean of the final total, in points. */
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
/** `Position.follow` where other players leave any row open. */
const ANY_ROW = -1;

/** A cell that may be filled, and the value of filling it. */
interface Option {
  readonly cell: CellInfo;
  readonly judged: Cell;
  readonly value: number;
}

/** A table with the value of the best entry by outcome, and all that it depends on. */
interface Stop {
  readonly cells: readonly CellInfo[];
  /** By cell. */
  readonly scores: readonly RowScores[];
  readonly roll: number;
  readonly served: boolean;
  /** Whether the repeat rule has read the number of the roll, or whether all dice were thrown. */
  readonly looked: boolean;
  readonly table: Float64Array;
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
  readonly #stops: Stop[] = [];
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

  /**
   * Whether another roll is allowed. Where a turn fills every column, every column with open cells must keep one that
   * can be filled after the next roll.
   */
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

  /** Returns the value of a position of this turn. */
  valueAt({ dice, roll, held, served, announced: cell }: Position): number {
    if (roll === 0) return this.value;
    const announced = this.#indexOf(cell);
    if (held === undefined) return this.#bestAfter(roll, served, announced)[this.#keepOf(dice)];
    return this.#keepsAfter(roll, announced)[this.#keepOf(heldDice(dice, held))];
  }

  /** Returns all choices with these dice, in no particular order, all with a loss of 0. */
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
      value: this.#bestAfter(roll, served, cell.index)[r],
      loss: 0,
    }));
    return [...scores, ...announcements, ...this.#holds(dice, roll, announced)];
  }

  #holds(dice: readonly number[], roll: number, announced: number): readonly Unranked[] {
    if (!this.#mayRoll(roll, announced)) return [];
    const { lattice } = this.#scores;
    const table = this.#keepsAfter(roll, announced);
    return [...keepsInside(lattice, this.#scores.inLattice(dice))].flatMap(([keep, held]) => {
      const value = table[keep];
      const faces = this.#facesOf(heldDice(dice, held)).toSorted((a, b) => a - b);
      return Number.isFinite(value) ? [{ kind: 'hold' as const, held, dice: faces, value, loss: 0 }] : [];
    });
  }

  #keepOf(dice: readonly number[]): number {
    return keepOf(this.#scores.lattice, this.#scores.inLattice(dice));
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
    const key = this.#keyOf(roll, announced) * 2 + Number(served);
    let table = this.#best.get(key);
    if (!table) this.#best.set(key, (table = this.#findBest(roll, served, announced)));
    return table;
  }

  #findBest(roll: number, served: boolean, announced: number): Float64Array {
    if (served && !this.#servedMatters(roll, announced)) return this.#bestAfter(roll, false, announced);
    const table = this.#stop(roll, served, announced).slice();
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
      let most = inside[m];
      const end = downStart[m + 1];
      for (let i = downStart[m]; i < end; i++) {
        const value = inside[down[i]];
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
      for (let i = start; i < start + sides; i++) all += table[up[i]];
      table[m] = all / sides;
    }
    const thrown = this.#bestAfter(roll + 1, true, announced);
    if (thrown !== this.#bestAfter(roll + 1, false, announced))
      table[keeps - 1] = expectation(lattice, thrown);
    return table;
  }

  /** Whether it matters after this roll that all dice were thrown in it. */
  #servedMatters(roll: number, announced: number): boolean {
    const [served, others] = [true, false].map((own) => this.#stop(roll, own, announced));
    const later = this.#announceable(roll, announced).some(({ index }) => this.#servedMatters(roll, index));
    return served !== others || later;
  }

  /** Returns by outcome the value of the best entry. Tables that depend on the same facts are the same object. */
  #stop(roll: number, served: boolean, announced: number): Float64Array {
    const cells = this.#cellsAfter(roll, announced);
    const scores = cells.map((cell) => this.#scoresOf(cell, roll, served));
    const known = this.#stops.find(
      (stop) =>
        areSame(stop.cells, cells) &&
        areSame(stop.scores, scores) &&
        (stop.roll === roll || !(stop.looked || this.#values.readTokens)) &&
        (stop.served === served || !stop.looked),
    );
    if (known) return known.table;
    const table = this.#bestEntries(cells, scores, roll);
    const looked = this.#includeRepeats(table, roll, served, announced);
    this.#stops.push({ cells, scores, roll, served, looked, table });
    return table;
  }

  /** Returns by outcome the value of the best entry, without the repeat rule. */
  #bestEntries(cells: readonly CellInfo[], scores: readonly RowScores[], roll: number): Float64Array {
    const { rules, lattice } = this.#scores;
    const table = new Float64Array(lattice.outcomes).fill(-Infinity);
    if (rules.spec.fill === 'everyColumn') this.#fillColumns(table, cells, scores, roll);
    else for (const [i, cell] of cells.entries()) this.#raiseToEntries(table, cell, scores[i], roll);
    return table;
  }

  /**
   * Sets the values of repeated throws. Returns whether the repeat rule has read the number of the roll, or whether all
   * dice were thrown.
   */
  #includeRepeats(table: Float64Array, roll: number, served: boolean, announced: number): boolean {
    const { rules, equal } = this.#scores;
    const moment = this.#momentAt(roll, announced);
    let looked = false;
    for (const r of rules.spec.repeat ? equal : []) {
      const t = watched(this.#scores.throwAt(r, roll, served), () => (looked = true));
      if (repeated(rules, moment, t)) table[r] = this.#bestOf(this.#options(roll, t, announced));
    }
    return looked;
  }

  /** Fills the table where a turn fills every column: the gains of the best entry in each column add up. */
  #fillColumns(
    table: Float64Array,
    cells: readonly CellInfo[],
    scores: readonly RowScores[],
    roll: number,
  ): void {
    const now = this.#values.of(this.#card);
    if (cells.length) table.fill(now);
    const best = new Float64Array(table.length);
    for (const col of new Set(cells.map((cell) => cell.col))) {
      best.fill(-Infinity);
      for (const [i, cell] of cells.entries())
        if (cell.col === col) this.#raiseToEntries(best, cell, scores[i], roll);
      for (let r = 0; r < best.length; r++) table[r] = table[r] + best[r] - now;
    }
  }

  /** Returns the value of the best of these entries or, where a turn fills every column, of the best in each column. */
  #bestOf(options: readonly Option[]): number {
    return Math.max(-Infinity, ...this.#withOtherColumns(options).map(({ value }) => value));
  }

  /** Where a turn fills every column, adds to each entry the gains of the best entries in the other columns. */
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

  /** Raises the value of each outcome to that of filling a cell, without the repeat rule. */
  #raiseToEntries(table: Float64Array, cell: CellInfo, scores: RowScores | undefined, roll: number): void {
    if (!scores) return;
    const { points, at } = scores;
    const values = points.map((own) => this.#after(cell, own, 0, this.#tokenChange(cell, own, roll)));
    for (let r = 0; r < table.length; r++) {
      const value = values[at[r]];
      if (value > table[r]) table[r] = value;
    }
  }

  /** Returns the scores of a cell. If its row needs another row to have scored, they depend on the card. */
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

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((own, i) => own === b[i]);

/** Returns a throw that calls `look` when `roll` or `served` is read. */
const watched = (t: Throw, look: () => void): Throw => ({
  ...t,
  get roll() {
    look();
    return t.roll;
  },
  get served() {
    look();
    return t.served;
  },
});

/** Raises every number of a table to that of another one, if that is greater. */
function raise(table: Float64Array, other: Float64Array): void {
  for (let i = 0; i < table.length; i++) {
    const value = other[i];
    if (value > table[i]) table[i] = value;
  }
}
