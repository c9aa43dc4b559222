/** Sums, bonuses and places: all computed from the entries, never stored. */
import { entriesOf, entryOf } from './card.js';
import type { CellInfo, GameState, Rules } from './rules.js';
import type { Bonus, Ranked } from './spec.js';
import type { Card, ColumnTotals, Outcome, Totals } from './types.js';

/** What a section sum earns: the highest step of the ladder that it has reached. */
export function bonusFor(bonus: Bonus, sum: number): number {
  return bonus.ladder.findLast(([at]) => sum >= at)?.[1] ?? 0;
}

/** One column of a card, before its multiplier. */
function columnTotals(rules: Rules, card: Card, col: number): ColumnTotals {
  const cells = rules.columnCells[col] ?? [];
  const sections: Record<string, number> = {};
  for (const cell of cells) {
    const { section, counts } = cell.category;
    sections[section] = (sections[section] ?? 0) + (counts === false ? 0 : (entryOf(card, cell) ?? 0));
  }
  for (const row of rules.spec.derived ?? []) {
    const value = row.value((id) => entryIn(card, cells, id));
    sections[row.section] = (sections[row.section] ?? 0) + value;
  }
  const bonuses: Record<string, number> = {};
  for (const bonus of rules.spec.bonuses ?? [])
    bonuses[bonus.id] = bonusFor(bonus, sections[bonus.section] ?? 0);
  const { id, times = 1 } = rules.columns[col] ?? { id: '' };
  return { id, times, sections, bonuses };
}

function entryIn(card: Card, cells: readonly CellInfo[], row: string): number | undefined {
  const cell = cells.find((c) => c.category.id === row);
  return cell && entryOf(card, cell);
}

/** What a card is worth. */
export function totalsOf(rules: Rules, card: Card): Totals {
  const columns = rules.columns.map((_, col) => columnTotals(rules, card, col));
  const sections = addUp(columns, 'sections');
  const bonuses = addUp(columns, 'bonuses');
  const extra = sumOf(card.extras) + card.tokens * (rules.spec.tokens?.points ?? 0);
  const total = sumOf(Object.values(sections)) + sumOf(Object.values(bonuses)) + extra;
  return { sections, bonuses, extra, total, columns };
}

function addUp(columns: readonly ColumnTotals[], what: 'sections' | 'bonuses'): Record<string, number> {
  const all: Record<string, number> = {};
  for (const column of columns) {
    for (const [id, points] of Object.entries(column[what])) all[id] = (all[id] ?? 0) + points * column.times;
  }
  return all;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * The only published chain for equal totals (Yatzy): the n-of-a-kind box, chance, the upper section,
 * then four and three of a kind, two pairs, one pair. Rows that a sheet lacks decide nothing.
 */
const TIE_CHAIN = [
  'yahtzee',
  'chance',
  'upper',
  'fourOfAKind',
  'threeOfAKind',
  'twoPairs',
  'onePair',
] as const;

const chainKeys = ({ totals, entries }: Ranked): number[] =>
  TIE_CHAIN.map((row) => (row === 'upper' ? (totals.sections[row] ?? 0) : sumOf(entries(row))));

/** Final places, once the game is over. `winner` has won at once, whatever the totals say. */
export function outcomeOf(state: GameState, winner: number | undefined): Outcome {
  const { rules, cards } = state;
  const ranked = cards.map((card): Ranked => {
    const entries = (row: string): readonly number[] =>
      rules.cells.filter((cell) => cell.category.id === row).flatMap((cell) => entriesOf(card, cell));
    return { totals: totalsOf(rules, card), entries };
  });
  const base = rules.spec.rank?.(ranked) ?? ranked.map(({ totals }) => [totals.total]);
  const keys = ranked.map((player, seat) => [
    seat === winner ? 1 : 0,
    ...(base[seat] ?? []),
    ...(rules.spec.tieBreak === 'chain' ? chainKeys(player) : []),
  ]);
  const places = keys.map((key) => 1 + keys.filter((other) => compare(other, key) > 0).length);
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const again = rules.spec.tieBreak === 'playoff' && first.length > 1;
  return {
    places,
    winners: again ? [] : first,
    playoff: again ? first : [],
    totals: ranked.map(({ totals }) => totals.total),
  };
}

/** Compares lists of numbers by their first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
