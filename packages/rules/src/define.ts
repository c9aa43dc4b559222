/** The checked door for house rules: a spec that passes here plays without surprises. */
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
  check(spec);
  return plain(spec, {}, {}, () => spec);
}

function check(spec: Spec): void {
  checkId('id', spec.id);
  const sides = checkDice(spec);
  checkCount('rolls', spec.rolls, 1, 9);
  if (!spec.categories?.length) fail('categories', spec.categories, 'at least one category');
  const rows = spec.categories.map((c) => c.id);
  checkUnique('categories', rows);
  spec.categories.forEach((category, i) => checkCategory(spec, category, `categories[${i}]`, rows));
  checkColumns(spec);
  checkSums(spec, rows);
  checkScores(spec, sides);
}

function fail(field: string, value: unknown, allowed: string): never {
  const shown = typeof value === 'string' ? JSON.stringify(value) : String(value);
  throw new RangeError(`${field}: ${shown} is not allowed; allowed: ${allowed}`);
}

function checkId(field: string, id: unknown): void {
  if (typeof id !== 'string' || !ID.test(id)) fail(field, id, 'a letter, then letters, digits, "-" or "_"');
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

function checkCategory(spec: Spec, category: Category, field: string, rows: readonly string[]): void {
  checkId(`${field}.id`, category?.id);
  checkId(`${field}.section`, category.section);
  if (typeof category.score !== 'function')
    fail(`${field}.score`, category.score, 'a function from a throw to points');
  if (category.entries !== undefined) checkCount(`${field}.entries`, category.entries, 1, 20);
  if (category.after !== undefined) checkOneOf(`${field}.after`, category.after, rows);
  if (category.joker !== undefined && !spec.repeat)
    fail(`${field}.joker`, category.joker, 'nothing, unless `repeat` says how jokers are placed');
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
    const { declare } = column.order;
    if (declare !== undefined) checkCount(`columns[${i}].order.declare`, declare, 1, rolls);
  });
}

function checkSums({ categories, bonuses = [], derived = [], repeat }: Spec, rows: readonly string[]): void {
  const sections = [...new Set([...categories, ...derived].map((row) => row.section))];
  checkUnique(
    'bonuses',
    bonuses.map((b) => b.id),
  );
  bonuses.forEach((bonus, i) => {
    checkOneOf(`bonuses[${i}].section`, bonus.section, sections);
    const steps = bonus.ladder.map(([at]) => at);
    if (!steps.length || steps.some((at, j) => j > 0 && at <= (steps[j - 1] ?? at))) {
      fail(`bonuses[${i}].ladder`, steps.join(), 'steps that rise');
    }
    if (!bonus.ladder.flat().every(Number.isFinite))
      fail(`bonuses[${i}].ladder`, bonus.ladder.join(), 'numbers');
  });
  checkUnique('derived', [...rows, ...derived.map((row) => row.id)]);
  derived.forEach((row, i) =>
    row.reads.forEach((id, j) => checkOneOf(`derived[${i}].reads[${j}]`, id, rows)),
  );
  if (repeat) checkOneOf('repeat.row', repeat.row, rows);
}

/** Asks every category about every throw; rows that a derived row reads may go below zero, no other. */
function checkScores(spec: Spec, sides: readonly Side[]): void {
  let left = MOST_THROWS;
  for (const dice of multisets(sides.length, spec.dice.count)) {
    if (left-- <= 0) return;
    for (let roll = 1; roll <= spec.rolls; roll++) {
      const t = throwOf(sides, dice, roll, true);
      spec.categories.forEach(({ id, score, counts }, i) => {
        const points = score(t);
        if (!Number.isFinite(points) || (points < 0 && counts !== false)) {
          fail(
            `categories[${i}].score`,
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
