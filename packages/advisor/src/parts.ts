/**
 * A game too large to be solved as a whole, taken apart: columns, or sections of one, that are solved as if each were
 * played alone. To give every turn to one of them is a way to play the whole game, so the sum of their values is what
 * that way brings: a lower bound for best play, and a good guide for the next turn.
 */
import type { Card, Category, Column, Rules, Ruleset, Spec } from '@yahtzee-game/rules';
import { emptyCard, entryOf } from '@yahtzee-game/rules/engine';
import { writtenOn } from './written.js';
import type { ExactSolution } from './exact.js';

/** Rows and columns that are solved together. */
export interface Part {
  readonly ruleset: Ruleset;
  /** By cell id of the part, the cell id of the game. */
  readonly cells: ReadonlyMap<string, string>;
  /** Equal for parts that are worth the same. */
  readonly alike: string;
}

/** Faces of the dice. Colours that each throw draws anew are not told apart: that would be too many throws. */
export const facesOf = ({ sides }: Pick<Rules, 'sides'>): readonly number[] => [
  ...new Set(sides.map(({ face }) => face)),
];

/** More rows than this are taken apart by sections. */
const MOST_ROWS = 14;

/** The parts of a game; rows that only feed derived rows are left out. */
export function partsOf(rules: Rules): readonly Part[] {
  return rules.columns.flatMap((column) => rowGroups(rules).map((rows) => partOf(rules, column, rows)));
}

function rowGroups({ spec }: Rules): readonly (readonly Category[])[] {
  const rows = spec.categories.filter(({ counts }) => counts !== false);
  if (rows.length <= MOST_ROWS) return [rows];
  const upper = spec.bonuses?.[0]?.section;
  return [
    rows.filter(({ section }) => section === upper),
    ...chunks(rows.filter(({ section }) => section !== upper)),
  ];
}

/** Rows in pieces that can be solved. */
function chunks(rows: readonly Category[]): readonly (readonly Category[])[] {
  const pieces = Math.ceil(rows.length / MOST_ROWS);
  const size = Math.ceil(rows.length / pieces);
  return Array.from({ length: pieces }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

function partOf({ spec, ruleset, sides }: Rules, column: Column, rows: readonly Category[]): Part {
  const sections = new Set(rows.map(({ section }) => section));
  const has = (row: string): boolean => rows.some(({ id }) => id === row);
  const faces = facesOf({ sides }).length;
  const {
    tokens: _tokens,
    derived: _derived,
    follow: _follow,
    fill: _fill,
    wins: _wins,
    rank: _rank,
    ...rest
  } = spec;
  const own: Spec = {
    ...rest,
    id: `${ruleset.id} ${column.id} ${rows[0]?.id ?? ''}`,
    dice: faces < sides.length ? { count: spec.dice.count, sides: faces } : spec.dice,
    categories: rows.map(({ after, ...row }) =>
      after !== undefined && has(after) ? { ...row, after } : row,
    ),
    columns: [{ ...column, id: '' }],
    bonuses: spec.bonuses?.filter(({ section }) => sections.has(section)) ?? [],
  };
  const { repeat, ...plain } = own;
  const made = repeat && has(repeat.row) ? own : plain;
  return {
    ruleset: { id: made.id, spec: made, choices: {}, options: {}, make: () => made, game: undefined },
    alike: `${column.order.name} ${column.times ?? 1} ${rows[0]?.id ?? ''}`,
    cells: new Map(rows.map(({ id }) => [id, column.id ? `${id}@${column.id}` : id])),
  };
}

/** A part with what it is worth. */
export interface SolvedPart extends Part {
  readonly rules: Rules;
  readonly solution: ExactSolution;
}

/** A part's own card, from the card of the game. */
export function cardOf({ rules, cells }: SolvedPart, game: Rules, card: Card): Card {
  const own = emptyCard(rules);
  const slots = [...own.slots];
  for (const cell of rules.cells) {
    const there = game.cellById.get(cells.get(cell.id) ?? '');
    if (!there) continue;
    for (let i = 0; i < cell.entries; i++) slots[cell.slot + i] = card.slots[there.slot + i] ?? null;
  }
  return { ...own, slots, filled: slots.filter((points) => points !== null).length };
}

/** What a card may be expected to come to: what is written, what the parts still bring, and derived rows. */
export function estimator(rules: Rules, parts: readonly SolvedPart[]): (card: Card) => number {
  const typical = typicalEntries(rules);
  return (card) => {
    const toCome = parts.map((part) => part.solution.toCome(cardOf(part, rules, card)));
    return writtenOn(rules, card) + sum(toCome) + derivedToCome(rules, card, typical);
  };
}

/** What derived rows that are not complete may still change, with typical entries in place of those that are missing. */
function derivedToCome(
  { spec, columnCells, columns }: Rules,
  card: Card,
  typical: Readonly<Record<string, number>>,
): number {
  return sum(
    (spec.derived ?? []).flatMap((row) =>
      columnCells.map((cells, col) => {
        const entry = (id: string): number | undefined => {
          const cell = cells.find(({ category }) => category.id === id);
          return cell && entryOf(card, cell);
        };
        if (row.reads.every((id) => entry(id) !== undefined)) return 0;
        const expected = row.value((id) => entry(id) ?? typical[id]);
        return (expected - row.value(entry)) * (columns[col]?.times ?? 1);
      }),
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How far from the mean good play gets a sum that is wanted high or low, in standard deviations of one throw. */
const REACH = 1.4;

/** By row that a derived row reads, an entry that good play may come to: above the mean where more is better, else below. */
function typicalEntries({ spec, sides }: Rules): Readonly<Record<string, number>> {
  const mean = ((1 + sides.length) / 2) * spec.dice.count;
  const deviation = Math.sqrt((spec.dice.count * (sides.length ** 2 - 1)) / 12);
  const typical: Record<string, number> = {};
  for (const row of spec.derived ?? []) {
    for (const id of row.reads) {
      const category = spec.categories.find((c) => c.id === id);
      const at = (points: number): number =>
        row.value((other) => (other === id ? points : (typical[other] ?? mean)));
      const wanted = Math.sign(at(mean + 1) - at(mean - 1));
      typical[id] = category?.face
        ? (category.face * spec.dice.count) / 2
        : mean + wanted * REACH * deviation;
    }
  }
  return typical;
}

/** How many entries a card still takes. */
export const entriesLeft = (card: Card): number => card.slots.filter((points) => points === null).length;
