/** The checked door for house rules: a spec that passes here plays without surprises. */
import { MOST_PLAYERS } from './players.js';
import { plain } from './ruleset.js';
import type { Ruleset } from './rules.js';
import type { Category, Spec } from './spec.js';
import { plainSides, throwOf } from './throw.js';
import type { Side } from './types.js';

const ID = /^[a-z][\w-]*$/i;
const MOST_DICE = 8;
const MOST_SIDES = 35;
const MOST_COLUMNS = 30;
/** Every category is asked about every throw, up to so many. */
const MOST_THROWS = 20_000;

/**
 * A ruleset of your own, ready for `newGame` and `withOptions`.
 * @throws one sentence that names the field, its value and what is allowed.
 */
export function defineRuleset(spec: Spec): Ruleset {
  checkSpec(spec);
  return plain(spec, {}, {}, () => spec);
}

function checkSpec(spec: Spec): void {
  checkId('id', spec.id);
  const sides = checkDice(spec);
  checkCount('rolls', spec.rolls, 1, 9);
  if (!spec.categories?.length) fail('categories', spec.categories, 'at least one category');
  spec.categories.forEach((category, i) => checkGiven(`categories[${i}]`, category));
  const rows = spec.categories.map((c) => c.id);
  checkUnique('categories', rows);
  spec.categories.forEach((category, i) => checkCategory(spec, category, sides, `categories[${i}]`, rows));
  checkColumns(spec);
  checkBonuses(spec);
  checkDerived(spec, rows);
  checkPolicies(spec, rows);
  checkPlayers(spec);
  checkScores(spec, sides);
}

function fail(field: string, value: unknown, allowed: string): never {
  const shown = typeof value === 'string' ? JSON.stringify(value) : String(value);
  throw new RangeError(`${field}: ${shown} is not allowed; allowed: ${allowed}`);
}

function checkId(field: string, id: unknown): void {
  if (typeof id !== 'string' || !ID.test(id)) fail(field, id, 'a letter, then letters, digits, "-" or "_"');
}

function checkGiven(field: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) fail(field, value, 'an object');
}

function checkFunction(field: string, value: unknown): void {
  if (typeof value !== 'function') fail(field, value, 'a function');
}

function checkNumber(field: string, value: unknown): void {
  if (!Number.isFinite(value)) fail(field, value, 'a number');
}

/** Checks what may be left out. */
function optional(field: string, value: unknown, check: (field: string, value: unknown) => void): void {
  if (value !== undefined) check(field, value);
}

function checkCount(field: string, value: unknown, from: number, to: number): void {
  if (!Number.isInteger(value) || Number(value) < from || Number(value) > to) {
    fail(field, value, `a whole number from ${from} to ${to}`);
  }
}

function checkUnique(field: string, ids: readonly string[]): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) fail(`${field}.id`, twice, 'each id once');
}

function checkOneOf(field: string, id: string, known: readonly string[]): void {
  if (!known.includes(id)) fail(field, id, known.join(', '));
}

function checkDice({ dice }: Spec): readonly Side[] {
  checkCount('dice.count', dice?.count, 1, MOST_DICE);
  const { sides } = dice;
  if (!Array.isArray(sides)) {
    checkCount('dice.sides', sides, 2, MOST_SIDES);
    return plainSides(Number(sides));
  }
  const list: readonly Side[] = sides;
  checkCount('dice.sides.length', list.length, 2, MOST_SIDES);
  list.forEach((side, i) => checkCount(`dice.sides[${i}].face`, side?.face, 1, list.length));
  return list;
}

function checkCategory(
  { repeat }: Spec,
  category: Category,
  sides: readonly Side[],
  field: string,
  rows: readonly string[],
): void {
  const { id, section, score, face, joker, entries, after, stands } = category;
  checkId(`${field}.id`, id);
  checkId(`${field}.section`, section);
  checkFunction(`${field}.score`, score);
  if (face !== undefined && !sides.some((side) => side.face === face))
    fail(`${field}.face`, face, 'a face of the dice');
  if (entries !== undefined) checkCount(`${field}.entries`, entries, 1, 20);
  if (after !== undefined) checkOneOf(`${field}.after`, after, rows);
  optional(`${field}.stands`, stands, checkFunction);
  optional(`${field}.joker`, joker, checkNumber);
  if (joker !== undefined && !repeat)
    fail(`${field}.joker`, joker, 'nothing, unless `repeat` says how jokers are placed');
}

function checkColumns({ columns, rolls, fill }: Spec): void {
  if (fill !== undefined) checkOneOf('fill', fill, ['one', 'everyColumn']);
  if (!columns) return;
  checkCount('columns.length', columns.length, 1, MOST_COLUMNS);
  checkUnique(
    'columns',
    columns.map((c) => c.id),
  );
  columns.forEach((column, i) => {
    if (column.id !== '' || columns.length > 1) checkId(`columns[${i}].id`, column.id);
    if (column.times !== undefined) checkCount(`columns[${i}].times`, column.times, 1, 100);
    if (typeof column.order?.name !== 'string')
      fail(`columns[${i}].order`, column.order, 'an order such as free, down or up');
    const { bar, declare } = column.order;
    optional(`columns[${i}].order.bar`, bar, checkFunction);
    if (declare !== undefined) checkCount(`columns[${i}].order.declare`, declare, 1, rolls);
  });
  const late = columns.flatMap(({ order }) => order.declare ?? []);
  if (fill === 'everyColumn' && (late.length > 1 || late.some((roll) => roll > 1))) {
    fail('fill', fill, 'one; or everyColumn with a single announcing column, announced after the first roll');
  }
}

function checkBonuses({ categories, derived = [], bonuses = [] }: Spec): void {
  const sections = [...new Set([...categories, ...derived].map((row) => row.section))];
  checkUnique(
    'bonuses',
    bonuses.map((b) => b.id),
  );
  bonuses.forEach(({ id, section, ladder }, i) => {
    checkId(`bonuses[${i}].id`, id);
    checkOneOf(`bonuses[${i}].section`, section, sections);
    const numbers = Array.isArray(ladder) ? ladder.flat() : [];
    if (!numbers.length) fail(`bonuses[${i}].ladder`, ladder && '', 'steps of a sum and points');
    const even = numbers.length === 2 * ladder.length;
    if (!even || !numbers.every(Number.isFinite))
      fail(`bonuses[${i}].ladder`, ladder.join(), 'pairs of numbers');
    const steps = ladder.map(([at]) => at);
    if (steps.some((at, j) => j > 0 && at <= (steps[j - 1] ?? at))) {
      fail(`bonuses[${i}].ladder`, steps.join(), 'steps that rise');
    }
  });
}

function checkDerived({ derived = [] }: Spec, rows: readonly string[]): void {
  derived.forEach((row, i) => {
    const field = `derived[${i}]`;
    checkId(`${field}.id`, row.id);
    checkId(`${field}.section`, row.section);
    if (!Array.isArray(row.reads)) fail(`${field}.reads`, row.reads, 'a list of rows');
    row.reads.forEach((id, j) => checkOneOf(`${field}.reads[${j}]`, id, rows));
    checkFunction(`${field}.value`, row.value);
  });
  checkUnique('derived', [...rows, ...derived.map((row) => row.id)]);
}

function checkPolicies(
  { repeat, tokens, wins, follow, rank, standing, rollOff }: Spec,
  rows: readonly string[],
): void {
  if (repeat) {
    checkOneOf('repeat.row', repeat.row, rows);
    checkFunction('repeat.place', repeat.place);
    checkFunction('repeat.bonus', repeat.bonus);
    optional('repeat.opponents', repeat.opponents, checkFunction);
  }
  if (tokens) {
    checkFunction('tokens.change', tokens.change);
    optional('tokens.points', tokens.points, checkNumber);
    optional('tokens.bars', tokens.bars, checkFunction);
  }
  optional('wins', wins, checkFunction);
  optional('follow', follow, checkFunction);
  optional('rank', rank, checkFunction);
  optional('standing', standing, checkId);
  if (standing !== undefined && !rank) fail('standing', standing, 'nothing, unless `rank` gives numbers');
  if (rollOff) {
    checkCount('rollOff.dice', rollOff.dice, 1, MOST_DICE);
    checkOneOf('rollOff.begins', rollOff.begins, ['highest', 'lowest']);
  }
}

function checkPlayers({ players }: Spec): void {
  if (!players) return;
  const [fewest, most] = players;
  const whole = Number.isInteger(fewest) && Number.isInteger(most);
  if (!whole || fewest < 1 || most < fewest || most > MOST_PLAYERS) {
    fail('players', players, `fewest and most, from 1 to ${MOST_PLAYERS}`);
  }
}

/** Asks every category about every throw; rows that a derived row reads may go below zero, no other. */
function checkScores(spec: Spec, sides: readonly Side[]): void {
  let left = MOST_THROWS;
  for (const dice of multisets(sides.length, spec.dice.count)) {
    if (left-- <= 0) return;
    for (let i = 0; i < 2 * spec.rolls; i++) {
      const t = throwOf(sides, dice, 1 + (i >> 1), i % 2 === 0);
      spec.categories.forEach(({ id, score, counts }, row) => {
        const points = score(t);
        if (!Number.isFinite(points) || (points < 0 && counts !== false)) {
          fail(
            `categories[${row}].score`,
            points,
            `points of 0 or more; "${id}" was asked about ${dice.join('-')}`,
          );
        }
      });
    }
  }
}

/** Every multiset of so many sides, as ascending lists. */
function* multisets(sides: number, count: number, from = 1): Generator<readonly number[]> {
  if (!count) return yield [];
  for (let side = from; side <= sides; side++) {
    for (const rest of multisets(sides, count - 1, side)) yield [side, ...rest];
  }
}
