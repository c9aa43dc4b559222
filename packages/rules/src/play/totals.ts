/** Sums, bonuses and places of one column: all computed from the entries, never stored. */
import { entryOf } from '../model/card.js';
import type { CellInfo, Rules } from '../model/rules.js';
import type { Bonus } from '../model/spec.js';
import type { Card, ColumnTotals, Outcome, Totals } from '../model/types.js';

/** The bonus of a section sum: that of the highest step that it has reached. */
export function bonusFor(bonus: Bonus, sum: number): number {
  return bonus.ladder.findLast(([at]) => sum >= at)?.[1] ?? 0;
}

/** The totals of a card of one column. */
export function totalsOf(rules: Rules, card: Card): Totals {
  const column = columnTotals(rules, card, rules.cells);
  const { sections, bonuses } = column;
  const extra = sumOf(card.extras);
  return {
    sections,
    bonuses,
    extra,
    total: sumOfAll(sections) + sumOfAll(bonuses) + extra,
    columns: [column],
  };
}

/** One column of a card, before its multiplier. */
export function columnTotals({ spec }: Rules, card: Card, cells: readonly CellInfo[]): ColumnTotals {
  const sections: Sums = {};
  const bonuses: Sums = {};
  const derived: Sums = {};
  const entry = (row: string): number | undefined => {
    const cell = cells.find((c) => c.category.id === row);
    return cell && entryOf(card, cell);
  };
  for (const { id, section, counts } of spec.categories)
    add(sections, section, counts === false ? 0 : (entry(id) ?? 0));
  for (const row of spec.derived ?? []) {
    const value = row.value(entry);
    derived[row.id] = value;
    add(sections, row.section, value);
  }
  for (const bonus of spec.bonuses ?? []) bonuses[bonus.id] = bonusFor(bonus, sections[bonus.section] ?? 0);
  return { sections, bonuses, derived };
}

export type Sums = Record<string, number>;

/** Adds to a sum. */
export function add(sums: Sums, id: string, points: number): void {
  // Own keys only: an id may be the name of a property that every object inherits.
  sums[id] = (Object.hasOwn(sums, id) ? (sums[id] ?? 0) : 0) + points;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The sum of all sums. */
export const sumOfAll = (sums: Readonly<Sums>): number => sumOf(Object.values(sums));

export type Standings = readonly (readonly number[])[];

/** Who stands where, by these numbers. `winner` has won at once, whatever the numbers say. */
export function placesOf(keys: Standings, totals: readonly number[], winner?: number): Outcome {
  const places = keys.map((own, seat) => {
    const isBeaten = (other: readonly number[]): boolean => seat !== winner && compare(other, own) > 0;
    return 1 + keys.filter((other, rival) => rival !== seat && (rival === winner || isBeaten(other))).length;
  });
  const winners = [...keys.keys()].filter((seat) => places[seat] === 1);
  return { places, winners, playoff: [], totals };
}

/** Compares lists of numbers by their first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
