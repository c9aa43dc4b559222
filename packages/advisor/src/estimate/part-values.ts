/** The value of a card by its parts: points so far, what each part still brings if played alone, and computed rows. */
import { worthOf, type Card, type CellInfo, type Rules, type Spec } from '@yahtzee-game/rules';
import { entryOf } from '@yahtzee-game/rules/engine';
import { sum } from '../basics/sum.js';
import { pointsSoFar } from '../exact/points-so-far.js';
import { toComeAfter } from '../exact/to-come-after.js';
import type { CardValues, ValueAfterEntry } from './card-turn.js';
import { cardOf, type SolvedPart } from './decomposition.js';
import { between, passesAfter, passesLeft } from './passing.js';

type Derived = NonNullable<Spec['derived']>[number];

/** Returns the entry in a row of a column, by id of the row. */
type EntryOf = Parameters<Derived['value']>[0];

/** Where a cell is in the parts, and the computed rows that read it. */
interface Place {
  /** Number of its part, -1 for none. */
  readonly part: number;
  /** Id of the cell there. */
  readonly id: string;
  readonly derived: readonly Derived[];
}

/** The effect of a turn on the points that a part still brings. */
interface PartTurn {
  readonly lostByPassing: number;
  /** Returns the change by an entry of these points in the cell of this id; the points themselves are not included. */
  readonly gainedBy: (cell: string, points: number) => number;
}

export class PartValues implements CardValues {
  readonly readTokens = false;
  readonly #rules: Rules;
  readonly #parts: readonly SolvedPart[];
  /** By cell. */
  readonly #places: readonly Place[];
  readonly #typical: Readonly<Record<string, number>>;

  constructor(rules: Rules, parts: readonly SolvedPart[]) {
    this.#rules = rules;
    this.#parts = parts;
    this.#typical = typicalEntries(rules);
    this.#places = rules.cells.map((cell) => placeOf(rules, parts, cell));
  }

  /** Returns what the parts of a card still bring, each played alone. */
  toCome(card: Card): readonly number[] {
    return this.#parts.map((part) => this.#toCome(part, card, passesLeft(part, card)));
  }

  #toCome(part: SolvedPart, card: Card, passes: number): number {
    return between(passes, (whole) => part.solution.pointsToCome(cardOf(part, this.#rules, card, whole)));
  }

  of(card: Card): number {
    const { spec, columns } = this.#rules;
    const computed = (spec.derived ?? []).flatMap((row) =>
      columns.map((_, col) => {
        const entry = this.#entries(card, col);
        return this.#worthOf(row, col, this.#orTypical(entry)) - this.#worthOf(row, col, entry);
      }),
    );
    return pointsSoFar(this.#rules, card) + sum(computed) + sum(this.toCome(card));
  }

  after(card: Card): ValueAfterEntry {
    const parts = this.#parts.map((part) => this.#turnOf(part, card));
    const now = this.of(card);
    // In a turn, one part gets an entry, and those that it competes with pass.
    const passed = this.#rules.columns.map((_, col) =>
      sum(parts.map(({ lostByPassing }, i) => (this.#competes(i, col) ? lostByPassing : 0))),
    );
    return (cell, points, extra) => {
      const { part: number, id, derived } = this.#places[cell.index];
      const part = parts[number];
      let value = now + extra - (passed[cell.col] ?? 0);
      if (cell.category.counts !== false) value += worthOf(cell, points);
      if (part) value += part.gainedBy(id, points) + part.lostByPassing;
      for (const row of derived) value += this.#derivedChange(row, card, cell, points);
      return value;
    };
  }

  /** Whether a part loses its turn when another part gets an entry in this column. */
  #competes(part: number, col: number): boolean {
    if (this.#rules.spec.fill !== 'everyColumn') return true;
    return this.#rules.columnCells[col]?.some(({ index }) => this.#places[index]?.part === part) ?? false;
  }

  /** Returns the effect of a turn on the points that a part still brings. */
  #turnOf(part: SolvedPart, card: Card): PartTurn {
    const passes = passesLeft(part, card);
    const low = Math.floor(passes);
    const now = this.#toCome(part, card, passes);
    const after = [low, Math.ceil(passes)].map((whole) =>
      toComeAfter(part.solution.solved, cardOf(part, this.#rules, card, whole)),
    );
    return {
      lostByPassing: now - this.#toCome(part, card, passesAfter(part, card)),
      gainedBy: (cell, points) => between(passes, (whole) => after[whole - low]?.(cell, points) ?? NaN) - now,
    };
  }

  #derivedChange(row: Derived, card: Card, cell: CellInfo, points: number): number {
    const before = this.#orTypical(this.#entries(card, cell.col));
    const total = (entryOf(card, cell) ?? 0) + points;
    const after = (id: string): number | undefined => (id === cell.category.id ? total : before(id));
    return this.#worthOf(row, cell.col, after) - this.#worthOf(row, cell.col, before);
  }

  #worthOf(row: Derived, col: number, entry: EntryOf): number {
    return row.value(entry) * (this.#rules.columns[col]?.times ?? 1);
  }

  #entries(card: Card, col: number): EntryOf {
    const cells = this.#rules.columnCells[col] ?? [];
    return (id) => {
      const cell = cells.find(({ category }) => category.id === id);
      return cell && entryOf(card, cell);
    };
  }

  /** Returns typical entries for the missing ones. */
  #orTypical(entry: EntryOf): EntryOf {
    return (id) => entry(id) ?? this.#typical[id];
  }
}

function placeOf({ spec }: Rules, parts: readonly SolvedPart[], { id, category }: CellInfo): Place {
  const derived = (spec.derived ?? []).filter(({ reads }) => reads.includes(category.id));
  for (const [part, { cells }] of parts.entries())
    for (const [own, of] of cells) if (of === id) return { part, id: own, derived };
  return { part: -1, id, derived };
}

/** Distance from the mean that good play reaches with a sum, in standard deviations of one throw. Estimated. */
const TYPICAL_DEVIATIONS = 1.4;

/** Returns a typical entry for each row that a derived row reads: above the mean where more is better, else below. */
export function typicalEntries({ spec, sides }: Rules): Readonly<Record<string, number>> {
  const { count } = spec.dice;
  const ofOne = sum(sides.map(({ face }) => face)) / sides.length;
  const mean = ofOne * count;
  const deviation = Math.sqrt((count * sum(sides.map(({ face }) => (face - ofOne) ** 2))) / sides.length);
  const typical: Record<string, number> = {};
  for (const row of spec.derived ?? []) {
    for (const id of row.reads) {
      const category = spec.categories.find((c) => c.id === id);
      const at = (points: number): number =>
        row.value((other) => (other === id ? points : (typical[other] ?? mean)));
      const direction = Math.sign(at(mean + 1) - at(mean - 1));
      typical[id] = category?.face
        ? (category.face * count) / 2
        : mean + direction * TYPICAL_DEVIATIONS * deviation;
    }
  }
  return typical;
}
