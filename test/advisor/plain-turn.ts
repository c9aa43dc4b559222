/**
 * A turn of an estimated game, from the rules alone: the engine is asked about every cell, throw and roll, and about
 * every card after an entry. Slow, and close to the definition.
 */
import type { Position } from '@yahtzee-game/advisor';
import { isOpen, worthOf, type Card, type CellInfo, type Rules, type Throw } from '@yahtzee-game/rules';
import { barred, entryOf, judge, repeated, throwOf, write, type Moment } from '@yahtzee-game/rules/engine';
import { partCardOf, typicalEntries, type SolvedPart } from './inside.js';

/**
 * The estimate of a card between turns: its points, the points that its parts bring if played alone, and typical values
 * of computed rows.
 */
export function plainEstimate(rules: Rules, parts: readonly SolvedPart[], card: Card): number {
  const typical = typicalEntries(rules);
  let total = card.extras.reduce((a, b) => a + b, 0);
  for (const cell of rules.cells)
    if (cell.category.counts !== false) total += worthOf(cell, entryOf(card, cell) ?? 0);
  rules.columns.forEach(({ times = 1 }, col) => {
    for (const row of rules.spec.derived ?? []) {
      const cellOf = (id: string): CellInfo | undefined =>
        rules.columnCells[col]?.find(({ category }) => category.id === id);
      const entry = (id: string): number | undefined => {
        const cell = cellOf(id);
        return cell && entryOf(card, cell);
      };
      total += times * row.value((id) => entry(id) ?? typical[id]);
    }
  });
  for (const part of parts) {
    // The share of its passes that a part has left is the share of the other cells that are open.
    const open = part.rivals.filter((slot) => card.slots[slot] === null).length;
    const passes = part.rivals.length ? (part.passes * open) / part.rivals.length : 0;
    const low = Math.floor(passes);
    for (const whole of [low, low + 1]) {
      const share = 1 - Math.abs(passes - whole);
      if (share > 0) total += share * part.solution.pointsToCome(partCardOf(part, rules, card, whole));
    }
  }
  return total;
}

interface Entry {
  readonly cell: CellInfo;
  readonly value: number;
}

/** The values of a turn that begins with this card. */
export class PlainTurn {
  readonly #rules: Rules;
  readonly #card: Card;
  readonly #valueOf: (card: Card) => number;
  readonly #known = new Map<string, number>();
  readonly #sides: readonly number[];
  readonly #areMerged: boolean;
  readonly #follow: number;

  /** @param areMerged whether sides that differ in colour alone are treated as equal */
  constructor(
    rules: Rules,
    { card, follow = -1 }: Position,
    valueOf: (card: Card) => number,
    areMerged = false,
  ) {
    this.#rules = rules;
    this.#card = card;
    this.#valueOf = valueOf;
    this.#follow = follow;
    this.#areMerged = areMerged;
    this.#sides = [...new Set(this.#apart(rules.sides.map((_, i) => i + 1)))];
  }

  valueAt({ dice, roll, held, served, announced }: Position): number {
    const cell = announced === undefined ? -1 : (this.#rules.cellById.get(announced)?.index ?? -1);
    const shown = this.#apart(dice);
    if (roll === 0) return this.#keep(0, [], -1);
    if (held === undefined) return this.#best(roll, shown, served, cell);
    return this.#keep(
      roll,
      shown.filter((_, i) => (held >> i) & 1),
      cell,
    );
  }

  /** The value of each choice, by choice. */
  choices({ dice, roll, served, announced }: Position): Map<string, number> {
    const cell = announced === undefined ? -1 : (this.#rules.cellById.get(announced)?.index ?? -1);
    const shown = this.#apart(dice);
    const found = new Map<string, number>();
    const entries = this.#entries(roll, throwOf(this.#rules.sides, dice, roll, served), cell);
    for (const entry of this.#withOthers(entries)) found.set(`score ${entry.cell.id}`, entry.value);
    for (const other of this.#announceable(roll, cell))
      found.set(`announce ${other.id}`, this.#best(roll, shown, served, other.index));
    for (const keep of this.#holds(roll, shown)) {
      const value = this.#keep(roll, keep, cell);
      if (Number.isFinite(value)) found.set(`hold ${keep.join('')}`, value);
    }
    return found;
  }

  #best(roll: number, shown: readonly number[], served: boolean, announced: number): number {
    const sorted = shown.toSorted((a, b) => a - b);
    return this.#once(`best ${roll} ${sorted.join()} ${served} ${announced}`, () =>
      Math.max(
        this.#stop(roll, sorted, served, announced),
        ...this.#announceable(roll, announced).map(({ index }) => this.#best(roll, sorted, served, index)),
        ...this.#holds(roll, sorted).map((keep) => this.#keep(roll, keep, announced)),
      ),
    );
  }

  /** The mean value when the other dice are thrown. */
  #keep(roll: number, shown: readonly number[], announced: number): number {
    const served = shown.length === 0;
    const mean = (some: readonly number[]): number => {
      if (some.length === this.#rules.spec.dice.count) return this.#best(roll + 1, some, served, announced);
      return this.#once(`mean ${roll} ${some.join()} ${served} ${announced}`, () => {
        const values = this.#sides.map((side) => mean([...some, side].toSorted((a, b) => a - b)));
        return values.reduce((a, b) => a + b) / values.length;
      });
    };
    return mean(shown.toSorted((a, b) => a - b));
  }

  #holds(roll: number, shown: readonly number[]): readonly (readonly number[])[] {
    if (roll >= this.#rules.spec.rolls + this.#card.tokens) return [];
    const keeps = new Map<string, readonly number[]>();
    for (let held = 0; held < 2 ** shown.length - 1; held++) {
      const keep = shown.filter((_, i) => (held >> i) & 1).toSorted((a, b) => a - b);
      keeps.set(keep.join(), keep);
    }
    return [...keeps.values()];
  }

  #stop(roll: number, shown: readonly number[], served: boolean, announced: number): number {
    const entries = this.#entries(
      roll,
      throwOf(this.#rules.sides, this.#sidesFor(shown), roll, served),
      announced,
    );
    return Math.max(-Infinity, ...this.#withOthers(entries).map(({ value }) => value));
  }

  /** If a turn fills every column, adds the gains of the best entries in the other columns. */
  #withOthers(entries: readonly Entry[]): readonly Entry[] {
    if (this.#rules.spec.fill !== 'everyColumn') return entries;
    const now = this.#valueOf(this.#card);
    return entries.map((entry) => {
      let { value } = entry;
      for (const col of this.#rules.columns.keys()) {
        const others = entries.filter(({ cell }) => cell.col === col && col !== entry.cell.col);
        if (others.length) value += Math.max(...others.map((other) => other.value - now));
      }
      return { ...entry, value };
    });
  }

  #entries(roll: number, t: Throw, announced: number): readonly Entry[] {
    const rules = this.#rules;
    const moment = this.#moment(roll, announced);
    const again = repeated(rules, moment, t);
    return rules.cells.flatMap((cell) => {
      const { legal, points, bonus } = judge(rules, moment, cell, t, again);
      if (!legal) return [];
      return { cell, value: this.#after(cell, points, bonus, roll) };
    });
  }

  #after(cell: CellInfo, points: number, extra: number, roll: number): number {
    const { spec } = this.#rules;
    const change = spec.tokens?.change(spec.rolls - roll, points, cell.column.id) ?? 0;
    return this.#once(`after ${cell.index} ${points} ${extra} ${change}`, () => {
      const tokens = this.#card.tokens + change;
      return this.#valueOf(
        write(this.#card, { cell, points: [points], extra, tokens, announced: -1, first: true }),
      );
    });
  }

  #announceable(roll: number, announced: number): readonly CellInfo[] {
    if (announced >= 0) return [];
    return this.#rules.cells.filter(
      (cell) =>
        cell.column.order.declare === roll &&
        isOpen(this.#card, cell) &&
        !barred(this.#rules, this.#moment(roll, cell.index), cell),
    );
  }

  #moment(roll: number, announced: number): Moment {
    return { card: this.#card, roll, announced, placed: 0, follow: this.#follow, ahead: false };
  }

  /** Returns the part of dice that matters: their faces if colours are ignored, else their sides. */
  #apart(dice: readonly number[]): readonly number[] {
    return this.#areMerged ? dice.map((die) => this.#rules.sides[die - 1]?.face ?? 0) : dice;
  }

  /** Sides for these faces. If colours are ignored, dice with the same face take its colours in rotation. */
  #sidesFor(faces: readonly number[]): readonly number[] {
    const { sides } = this.#rules;
    if (!this.#areMerged) return faces;
    return faces.map((face, i) => {
      const all = sides.flatMap((side, s) => (side.face === face ? s + 1 : []));
      return all[i % all.length] ?? 0;
    });
  }

  #once(key: string, find: () => number): number {
    let value = this.#known.get(key);
    if (value === undefined) this.#known.set(key, (value = find()));
    return value;
  }
}
