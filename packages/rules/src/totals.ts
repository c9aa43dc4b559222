/** Sums, bonuses and places: all computed from the entries, never stored. */
import { entriesOf, entryOf } from './card.js';
import type { CellInfo, GameState, Rules } from './rules.js';
import type { Bonus, Ranked } from './spec.js';
import type { Card, ColumnTotals, Outcome, Totals } from './types.js';

/** What a section sum earns: the highest step of the ladder that it has reached. */
export function bonusFor(bonus: Bonus, sum: number): number {
  return bonus.ladder.findLast(([at]) => sum >= at)?.[1] ?? 0;
}

/** What a card is worth. */
export function totalsOf(rules: Rules, card: Card): Totals {
  const sections: Sums = {};
  const bonuses: Sums = {};
  const columns = rules.columns.map((column, col) => {
    const own = columnTotals(rules, card, rules.columnCells[col] ?? []);
    addTo(sections, own.sections, column.times);
    for (const { id, once } of rules.spec.bonuses ?? []) {
      addTo(bonuses, { [id]: own.bonuses[id] ?? 0 }, once ? 1 : column.times);
    }
    return own;
  });
  const extra = sumOf(card.extras) + card.tokens * (rules.spec.tokens?.points ?? 0);
  const total = sumOf([...Object.values(sections), ...Object.values(bonuses)]) + extra;
  return { sections, bonuses, extra, total, columns };
}

/** One column of a card, before its multiplier. */
function columnTotals({ spec }: Rules, card: Card, cells: readonly CellInfo[]): ColumnTotals {
  const sections: Sums = {};
  const bonuses: Sums = {};
  const derived: Sums = {};
  const entry = (row: string): number | undefined => {
    const cell = cells.find((c) => c.category.id === row);
    return cell && entryOf(card, cell);
  };
  for (const { id, section, counts } of spec.categories) {
    addTo(sections, { [section]: counts === false ? 0 : (entry(id) ?? 0) });
  }
  for (const row of spec.derived ?? []) {
    derived[row.id] = row.value(entry);
    addTo(sections, { [row.section]: derived[row.id] ?? 0 });
  }
  for (const bonus of spec.bonuses ?? []) bonuses[bonus.id] = bonusFor(bonus, sections[bonus.section] ?? 0);
  return { sections, bonuses, derived };
}

type Sums = Record<string, number>;

function addTo(sums: Sums, more: Readonly<Sums>, times = 1): void {
  // Own keys only: an id may be the name of a property that every object inherits.
  for (const id in more) sums[id] = (Object.hasOwn(sums, id) ? (sums[id] ?? 0) : 0) + (more[id] ?? 0) * times;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A player as ranking sees him. */
function ranked(rules: Rules, card: Card): Ranked {
  const cells = (row: string): readonly CellInfo[] => rules.cells.filter((cell) => cell.category.id === row);
  return {
    totals: totalsOf(rules, card),
    entries: (row) => cells(row).flatMap((cell) => entriesOf(card, cell)),
  };
}

/** Final places, once the game is over. `winner` has won at once, whatever the totals say. */
export function outcomeOf({ rules, cards }: GameState, winner: number | undefined): Outcome {
  const totals = cards.map((card) => totalsOf(rules, card).total);
  const keys = standingsOf(rules, cards);
  return placesOf(keys, totals, winner);
}

/** By seat, the numbers that places go by. */
export function standingsOf(rules: Rules, cards: readonly Card[]): Standings {
  const players = cards.map((card) => ranked(rules, card));
  return rules.spec.rank?.(players) ?? players.map(({ totals }) => [totals.total]);
}

export type Standings = readonly (readonly number[])[];

/** Who stands where, by these numbers. */
export function placesOf(keys: Standings, totals: readonly number[], winner?: number): Outcome {
  const beats = (a: number, b: number): boolean =>
    a === winner || (b !== winner && compare(keys[a] ?? [], keys[b] ?? []) > 0);
  const seats = [...keys.keys()];
  const places = seats.map(
    (seat) => 1 + seats.filter((other) => other !== seat && beats(other, seat)).length,
  );
  return { places, winners: seats.filter((seat) => places[seat] === 1), playoff: [], totals };
}

/** Compares lists of numbers by their first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
