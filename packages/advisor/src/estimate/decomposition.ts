/**
 * Decomposes a game that is too large to be solved as a whole into columns, or sections of columns. Each is solved as
 * if it were played alone, except that it may pass up a few turns.
 */
import type { Card, Category, Column, Rules, Ruleset, Spec } from '@yahtzee-game/rules';
import { emptyCard } from '@yahtzee-game/rules/engine';
import { MAX_KEEPS } from '../compile/compile.js';
import { simplified } from '../compile/simplified.js';
import type { ExactSolution } from '../exact/exact-solution.js';
import type { Trait } from '../plan/merged-sides.js';
import { keepCount } from '../plan/multisets.js';
import type { OutcomeScores } from './outcome-scores.js';
import { MAX_PASSES, PASS, passesLeft, passRow, withPassRow, type Passing } from './passing.js';
import { seenBy, withSeen, type SeenDice } from './seen-dice.js';

/** Rows and columns that are solved together. */
interface GamePart extends Passing {
  readonly ruleset: Ruleset;
  /** By cell id of the part, the cell id of the game. */
  readonly cells: ReadonlyMap<string, string>;
  /** A key that is equal for parts with the same values, which are solved once. */
  readonly alike: string;
}

/** Columns with more rows than this are split into sections. */
const MAX_ROWS = 14;

/** Returns the parts of a game. Rows that do not count, but feed derived rows, are left out. */
export function decompose(scores: OutcomeScores): readonly GamePart[] {
  const { rules } = scores;
  const looks = looksOf(scores).flatMap(({ rows, seen }) =>
    rowGroups(rules, rows).map((group): Look => ({ rows: group, seen })),
  );
  return rules.columns.flatMap((column) =>
    looks
      .map(({ rows, seen }) => ({ rows: rows.filter(({ id }) => column.rows?.includes(id) ?? true), seen }))
      .filter(({ rows }) => rows.length)
      .map(({ rows, seen }) => partOf(rules, column, rows, seen)),
  );
}

/** Rows, and the dice as these rows see them; `undefined` if they tell all sides apart. */
interface Look {
  readonly rows: readonly Category[];
  readonly seen: SeenDice | undefined;
}

/** Groups rows by the trait of the dice that they depend on, if there are too many throws to tell all sides apart. */
function looksOf(scores: OutcomeScores): readonly Look[] {
  const { spec, sides } = scores.rules;
  const rows = spec.categories.filter(({ counts }) => counts !== false);
  if (keepCount(spec.dice.count, sides.length) <= MAX_KEEPS) return [{ rows, seen: undefined }];
  const [faces, colours] = (['face', 'colour'] as const).map((trait) => seenBy(scores.rules, trait));
  const looksAtAlone = (row: Category, trait: Trait): boolean =>
    scores.looksAtAlone(spec.categories.indexOf(row), trait);
  const ofColours = rows.filter(
    (row) => colours && !scores.areMerged && looksAtAlone(row, 'colour') && !looksAtAlone(row, 'face'),
  );
  return [
    { rows: rows.filter((row) => !ofColours.includes(row)), seen: faces },
    { rows: ofColours, seen: colours },
  ];
}

function rowGroups({ spec }: Rules, rows: readonly Category[]): readonly (readonly Category[])[] {
  if (rows.length <= MAX_ROWS) return [rows];
  const upper = spec.bonuses?.[0]?.section;
  return [
    rows.filter(({ section }) => section === upper),
    ...chunks(rows.filter(({ section }) => section !== upper)),
  ];
}

/** Splits rows into pieces small enough to solve. */
function chunks(rows: readonly Category[]): readonly (readonly Category[])[] {
  const pieces = Math.ceil(rows.length / MAX_ROWS);
  const size = Math.ceil(rows.length / pieces);
  return Array.from({ length: pieces }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

function partOf(
  rules: Rules,
  column: Column,
  rows: readonly Category[],
  seen: SeenDice | undefined,
): GamePart {
  const { spec, ruleset } = rules;
  const has = (row: string): boolean => rows.some(({ id }) => id === row);
  const rivals = rivalsOf(rules, column, has);
  // A repeat rule would take the row of passed turns for a box that may be filled.
  const mayPass = !(spec.repeat && has(spec.repeat.row));
  const passes = mayPass ? Math.min(MAX_PASSES, rivals.length) : 0;
  const all = specOf(rules, column, rows, has, passes);
  const own = simplified(seen ? withSeen(all, seen) : all);
  const alike = [column.order.name, column.rolls, column.times ?? 1, passes, ...rows.map(({ id }) => id)];
  return {
    ruleset: {
      ...ruleset,
      id: own.id,
      spec: own,
      choices: {},
      options: {},
      make: () => own,
      playOff: undefined,
    },
    alike: alike.join(' '),
    passes,
    rivals,
    cells: new Map(rows.map(({ id }) => [id, column.id ? `${id}@${column.id}` : id])),
  };
}

/** Returns the spec of these rows of a column, without rules that only the whole game has. */
function specOf(
  { spec, ruleset }: Rules,
  column: Column,
  rows: readonly Category[],
  has: (row: string) => boolean,
  passes: number,
): Spec {
  const {
    repeat,
    tokens: _tokens,
    derived: _derived,
    follow: _follow,
    fill: _fill,
    wins: _wins,
    rank: _rank,
    ...rest
  } = spec;
  const sections = new Set(rows.map(({ section }) => section));
  return {
    ...rest,
    // A part has no rolls after those of its column, so later rolls need not be barred.
    rolls: column.rolls ?? spec.rolls,
    ...(repeat && has(repeat.row) && { repeat }),
    id: `${ruleset.id} ${column.id} ${rows[0]?.id ?? ''}`,
    categories: [
      ...rows.map(({ after, ...row }) => (after !== undefined && has(after) ? { ...row, after } : row)),
      ...(passes ? [passRow(passes)] : []),
    ],
    columns: [{ ...(passes ? withPassRow(column, rows.length) : column), id: '' }],
    bonuses: spec.bonuses?.filter(({ section }) => sections.has(section)) ?? [],
  };
}

/** Returns the slots that a turn may fill instead of these rows: only in this column if a turn fills every column. */
function rivalsOf({ cells, spec }: Rules, column: Column, has: (row: string) => boolean): readonly number[] {
  return cells
    .filter((cell) => (cell.column === column ? !has(cell.category.id) : spec.fill !== 'everyColumn'))
    .flatMap(({ slot, entries }) => Array.from({ length: entries }, (_, i) => slot + i));
}

const inWholePoints = (points: number | null): number | null => points && Math.round(points);

/** A part with its solution. */
export interface SolvedPart extends GamePart {
  readonly rules: Rules;
  readonly solution: ExactSolution;
}

/**
 * Returns the card of a part, from the card of the game.
 * @param passes number of turns that the part may still pass up
 */
export function cardOf(
  part: SolvedPart,
  game: Rules,
  card: Card,
  passes = Math.round(passesLeft(part, card)),
): Card {
  const own = emptyCard(part.rules);
  const slots = [...own.slots];
  for (const cell of part.rules.cells) {
    const there = game.cellById.get(part.cells.get(cell.id) ?? '');
    if (there)
      for (let i = 0; i < cell.entries; i++)
        slots[cell.slot + i] = inWholePoints(card.slots[there.slot + i] ?? null);
    else if (cell.id === PASS) slots.fill(0, cell.slot, cell.slot + cell.entries - passes);
  }
  return { ...own, slots, filled: slots.filter((points) => points !== null).length };
}
