/** Checks what a spec says, field by field. Whether a game by it can be played is asked in `probe.ts`. */
import { MAX_ROLLS } from '../games/options.js';
import { MAX_PLAYERS } from '../model/players.js';
import { isWhole } from '../model/refuse.js';
import type { Game } from '../model/rules.js';
import type { Bonus, Category, Column, Derived, Spec } from '../model/spec.js';
import { plainSides, throwOf } from '../model/throw.js';
import type { Dice, Side, Throw } from '../model/types.js';
import { MAX_GAME } from '../records/record.js';
import {
  checkCount,
  checkFlag,
  checkFunction,
  checkId,
  checkList,
  checkNumber,
  checkObject,
  checkOneOf,
  checkText,
  checkUnique,
  fail,
  optional,
} from './checks.js';
import { checkWords } from './check-words.js';
import * as fields from './spec-fields.js';

const MAX_DICE = 10;
const MAX_SIDES = 35;
export const MAX_ROWS = 100;
export const MAX_COLUMNS = 30;
const MAX_ENTRIES = 20;
const MAX_STEPS = 100;
/** Editions of one ruleset. */
const MAX_REVISION = 1_000_000;
/** The approximate number of questions about throws in all; each category is asked about its share of throws. */
const QUESTIONS = 1_000_000;

/**
 * `game`: how it is played.
 * @throws RangeError with one sentence that names the field, its value and what is allowed.
 */
export function checkSpec(spec: Spec, game: Game, questions = QUESTIONS): void {
  checkObject('spec', spec, fields.SPEC);
  checkId('id', spec.id);
  optional('revision', spec.revision, (field, value) => checkCount(field, value, 1, MAX_REVISION));
  checkText('source', spec.source);
  optional('status', spec.status, (field, value) =>
    checkOneOf(field, value, ['documented', 'disputed', 'reconstructed']),
  );
  const sides = checkDice(spec);
  checkCount('rolls', spec.rolls, 1, MAX_ROLLS);
  const rows = checkCategories(spec, sides);
  checkColumns(spec, rows);
  checkDerived(spec, rows);
  checkBonuses(spec);
  checkPolicies(spec, rows, game);
  checkTable(spec, game);
  checkLength(spec);
  checkWords(spec);
  checkScores(spec, sides, questions);
}

function checkDice({ dice }: Spec): readonly Side[] {
  checkObject('dice', dice, fields.DICE);
  checkCount('dice.count', dice.count, 1, MAX_DICE);
  const { sides } = dice;
  if (!Array.isArray(sides)) {
    checkCount('dice.sides', sides, 2, MAX_SIDES);
    return plainSides(Number(sides));
  }
  const list: readonly Side[] = sides;
  checkCount('dice.sides.length', list.length, 2, MAX_SIDES);
  list.forEach((side, i) => {
    checkObject(`dice.sides[${i}]`, side, fields.SIDE);
    checkCount(`dice.sides[${i}].face`, side.face, 1, list.length);
    optional(`dice.sides[${i}].colour`, side.colour, checkText);
    optional(`dice.sides[${i}].symbol`, side.symbol, checkText);
  });
  return list;
}

/** Returns the ids of the rows. */
function checkCategories(spec: Spec, sides: readonly Side[]): readonly string[] {
  const { categories } = spec;
  if (!Array.isArray(categories) || !categories.length)
    fail('categories', categories, 'at least one category');
  checkCount('categories.length', categories.length, 1, MAX_ROWS);
  categories.forEach((category, i) => checkObject(`categories[${i}]`, category, fields.CATEGORY));
  const rows = categories.map(({ id }) => id);
  checkUnique(rows, (i) => `categories[${i}].id`);
  categories.forEach((category, i) => checkCategory(category, sides, `categories[${i}]`, rows));
  return rows;
}

function checkCategory(
  { id, section, score, face, joker, entries, after, counts, stands }: Category,
  sides: readonly Side[],
  field: string,
  rows: readonly string[],
): void {
  checkId(`${field}.id`, id);
  checkId(`${field}.section`, section);
  checkFunction(`${field}.score`, score);
  if (face !== undefined && !sides.some((side) => side.face === face))
    fail(`${field}.face`, face, 'a face of the dice');
  if (entries !== undefined) checkCount(`${field}.entries`, entries, 1, MAX_ENTRIES);
  if (after !== undefined) checkOneOf(`${field}.after`, after, rows);
  optional(`${field}.counts`, counts, checkFlag);
  optional(`${field}.stands`, stands, checkFunction);
  optional(`${field}.joker`, joker, checkNumber);
}

/** Nobody would be given what a joker is worth; options, though, may take its policy away. */
export function checkJokers({ categories, repeat }: Spec): void {
  const row = categories.findIndex(({ joker }) => joker !== undefined);
  if (row >= 0 && !repeat) {
    const allowed = 'nothing, unless `repeat` says how jokers are placed';
    fail(`categories[${row}].joker`, categories[row]?.joker, allowed);
  }
}

function checkColumns({ categories, columns, rolls, fill }: Spec, rows: readonly string[]): void {
  if (fill !== undefined) checkOneOf('fill', fill, ['one', 'everyColumn']);
  if (columns === undefined) return;
  checkList('columns', columns, 1, MAX_COLUMNS);
  columns.forEach((column, i) => {
    checkColumn(column, `columns[${i}]`, columns.length, rolls);
    optional(`columns[${i}].rows`, column.rows, () => checkRows(column, `columns[${i}].rows`, categories));
  });
  checkUnique(
    columns.map(({ id }) => id),
    (i) => `columns[${i}].id`,
  );
  const missing = rows.find((row) => columns.every((column) => column.rows?.includes(row) === false));
  if (missing) fail('columns.rows', missing, 'rows such that every category stands in some column');
  const late = columns.flatMap(({ order }) => order.declare ?? []);
  if (fill === 'everyColumn' && (late.length > 1 || late.some((roll) => roll > 1))) {
    fail('fill', fill, 'one; or everyColumn with a single announcing column, announced after the first roll');
  }
}

function checkColumn(column: Column, field: string, columns: number, rolls: number): void {
  checkObject(field, column, fields.COLUMN);
  if (column.id !== '' || columns > 1) checkId(`${field}.id`, column.id);
  if (column.times !== undefined) checkCount(`${field}.times`, column.times, 1, 100);
  const { order } = column;
  // `middleFrom` and its like are functions that make an order, and a function has a name, too.
  if (typeof order !== 'object' || typeof order?.name !== 'string')
    fail(`${field}.order`, order, 'an order such as free, down or middleFrom(6)');
  checkObject(`${field}.order`, order, fields.ORDER);
  optional(`${field}.order.bar`, order.bar, checkFunction);
  if (column.rolls !== undefined) checkCount(`${field}.rolls`, column.rolls, 1, rolls);
  if (order.declare !== undefined)
    checkCount(`${field}.order.declare`, order.declare, 1, column.rolls ?? rolls);
}

/** A column that lists its rows must also list those whose results they depend on. */
function checkRows({ rows = [] }: Column, field: string, categories: readonly Category[]): void {
  checkList(field, rows, 1, categories.length);
  const ids = categories.map(({ id }) => id);
  rows.forEach((row, i) => checkOneOf(`${field}[${i}]`, row, ids));
  checkUnique(rows, (i) => `${field}[${i}]`);
  const alone = categories.find(({ id, after }) => after && rows.includes(id) && !rows.includes(after));
  if (alone) fail(field, alone.id, `"${alone.after ?? ''}" in the same column, after which it counts`);
}

function checkBonuses({ categories, derived, bonuses }: Spec): void {
  if (bonuses === undefined) return;
  checkList('bonuses', bonuses, 0, MAX_ROWS);
  const sections = [...new Set([...categories, ...(derived ?? [])].map((row) => row.section))];
  bonuses.forEach((bonus, i) => {
    const field = `bonuses[${i}]`;
    checkObject(field, bonus, fields.BONUS);
    checkId(`${field}.id`, bonus.id);
    checkOneOf(`${field}.section`, bonus.section, sections);
    optional(`${field}.once`, bonus.once, checkFlag);
    checkLadder(`${field}.ladder`, bonus.ladder);
  });
  checkUnique(
    bonuses.map(({ id }) => id),
    (i) => `bonuses[${i}].id`,
  );
}

function checkLadder(field: string, ladder: Bonus['ladder']): void {
  if (!Array.isArray(ladder) || !ladder.length) fail(field, ladder && '', 'steps of a sum and points');
  checkCount(`${field}.length`, ladder.length, 1, MAX_STEPS);
  Array.from<unknown>(ladder).forEach((step, i) => {
    if (!isPair(step)) fail(`${field}[${i}]`, step, 'a pair of numbers');
  });
  const steps = ladder.map(([at]) => at);
  if (steps.some((at, i) => steps.slice(0, i).some((before) => before >= at)))
    fail(field, steps.join(), 'steps that rise');
}

const isPair = (step: unknown): boolean =>
  Array.isArray(step) && step.length === 2 && Number.isFinite(step[0]) && Number.isFinite(step[1]);

function checkDerived({ derived }: Spec, rows: readonly string[]): void {
  if (derived === undefined) return;
  checkList('derived', derived, 0, MAX_ROWS);
  derived.forEach((row, i) => {
    const field = `derived[${i}]`;
    checkObject(field, row, fields.DERIVED);
    checkId(`${field}.id`, row.id);
    checkId(`${field}.section`, row.section);
    if (!Array.isArray(row.reads)) fail(`${field}.reads`, row.reads, 'a list of rows');
    row.reads.forEach((id, j) => checkOneOf(`${field}.reads[${j}]`, id, rows));
    checkFunction(`${field}.value`, row.value);
    checkValue(`${field}.value`, row);
  });
  checkUnique([...rows, ...derived.map(({ id }) => id)], (i) => `derived[${i - rows.length}].id`);
}

/** Asks a derived row about cards on which every entry is open, nought or ten. */
function checkValue(field: string, { value }: Derived): void {
  for (const points of [undefined, 0, 10]) {
    const sum = asked(field, `where every entry is ${points ?? 'open'}`, () => value(() => points));
    if (!Number.isFinite(sum)) fail(field, sum, 'a number, also while the rows that it reads are open');
  }
}

function checkPolicies(
  { repeat, tokens, wins, follow, rank, standing }: Spec,
  rows: readonly string[],
  game: Game,
): void {
  if (repeat !== undefined) {
    checkObject('repeat', repeat, fields.REPEAT);
    checkOneOf('repeat.row', repeat.row, rows);
    checkFunction('repeat.place', repeat.place);
    checkFunction('repeat.bonus', repeat.bonus);
    optional('repeat.opponents', repeat.opponents, checkFunction);
  }
  if (tokens !== undefined) {
    checkObject('tokens', tokens, fields.TOKENS);
    checkFunction('tokens.change', tokens.change);
    optional('tokens.spend', tokens.spend, (field, value) => checkOneOf(field, value, ['ask', 'auto']));
    optional('tokens.points', tokens.points, checkNumber);
    optional('tokens.bars', tokens.bars, checkFunction);
  }
  optional('wins', wins, checkFunction);
  optional('follow', follow, checkFunction);
  optional('rank', rank, checkFunction);
  optional('standing', standing, checkId);
  if (standing !== undefined && !rank && game.kind === 'scorecard')
    fail('standing', standing, 'nothing, unless `rank` gives numbers');
}

/** Who sits at the table, who begins, and what happens to equals. */
function checkTable({ players, playoff, rollOff }: Spec, game: Game): void {
  optional('playoff', playoff, checkFlag);
  if (playoff && game.kind !== 'scorecard')
    fail('playoff', playoff, 'false, where the game has no scorecards');
  if (rollOff !== undefined) {
    checkObject('rollOff', rollOff, fields.ROLL_OFF);
    checkCount('rollOff.dice', rollOff.dice, 1, MAX_DICE);
    checkOneOf('rollOff.begins', rollOff.begins, ['highest', 'lowest']);
  }
  if (players === undefined) return;
  const [fewest, most] = Array.isArray(players) && players.length === 2 ? players : [];
  if (!isWhole(fewest, 1, MAX_PLAYERS) || !isWhole(most, fewest, MAX_PLAYERS))
    fail('players', players, `fewest and most, from 1 to ${MAX_PLAYERS}`);
}

/** The longest game has to fit into a record: each roll is two actions, and so is naming a box and filling it. */
function checkLength({ categories, columns, rolls, players }: Spec): void {
  const stands = ({ rows }: Partial<Column>, id: string): boolean => rows?.includes(id) ?? true;
  const boxes = (columns ?? [{}])
    .flatMap((column) => categories.filter(({ id }) => stands(column, id)))
    .reduce((n, { entries = 1 }) => n + entries, 0);
  const seats = players?.[1] ?? MAX_PLAYERS;
  const most = Math.floor(MAX_GAME / (seats * (2 * rolls + 1)));
  if (boxes <= most) return;
  fail('categories', boxes, `${most} boxes at most, all columns and entries counted, for ${seats} players`);
}

/**
 * Asks every category about every throw; where there are too many, about some from the first to the last, evenly
 * spread.
 */
function checkScores(spec: Spec, sides: readonly Side[], questions: number): void {
  const { count } = spec.dice;
  const all = multisetCount(sides.length, count);
  const some = Math.min(all, Math.ceil(questions / (2 * spec.rolls * spec.categories.length)));
  for (let n = 0; n < some; n++) {
    const dice = multisetAt(Math.round((n * (all - 1)) / (some - 1)), sides.length, count);
    for (let i = 0; i < 2 * spec.rolls; i++) {
      const t = throwOf(sides, dice, 1 + (i >> 1), i % 2 === 0);
      spec.categories.forEach((category, row) => checkPoints(category, `categories[${row}].score`, t, dice));
    }
  }
}

function checkPoints({ id, score }: Category, field: string, t: Throw, dice: Dice): void {
  const about = `"${id}" was asked about ${dice.join('-')}`;
  const points = asked(field, about, () => score(t));
  if (!Number.isFinite(points)) fail(field, points, `a number of points; ${about}`);
}

/** Calls a function of the spec. @throws RangeError with one sentence if it throws. */
function asked<T>(field: string, about: string, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw new RangeError(`${field}: it throws "${String(error)}"; allowed: an answer; ${about}`, {
      cause: error,
    });
  }
}

/** The number of multisets of `count` sides. */
function multisetCount(sides: number, count: number): number {
  let n = 1;
  for (let i = 1; i <= count; i++) n = (n * (sides + i - 1)) / i;
  return n;
}

/**
 * Returns the multiset with this number, from 0, as an ascending list; the lists are in the order of their first
 * difference.
 */
function multisetAt(index: number, sides: number, count: number): readonly number[] {
  const list: number[] = [];
  let left = index;
  let side = 1;
  while (list.length < count) {
    const those = multisetCount(sides - side + 1, count - list.length - 1);
    if (left < those) list.push(side);
    else {
      left -= those;
      side++;
    }
  }
  return list;
}
