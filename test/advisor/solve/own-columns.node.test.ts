// House rules whose columns have their own rows or rolls are solved like any other game. Those that are too large for
// the tables of values are estimated, or refused with a sentence.

import { positionOf, solve } from '@yahtzee-game/advisor';
import {
  newGame,
  play,
  type Box,
  type Category,
  type Column,
  type Order,
  type Repeat,
  type Repeated,
  type Spec,
  type Tokens,
} from '@yahtzee-game/rules';
import {
  allEqual,
  announce,
  defineRuleset,
  faceSum,
  fixed,
  free,
  freeChoice,
  literal,
  noBonus,
  sum,
  up,
} from '@yahtzee-game/rules/define';
import { ok, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import { expectimax } from '../expectimax.js';
import { TWO_ROWS } from '../small-games.js';

const SMALL: Spec = {
  id: 'small-columns',
  source: 'the house',
  dice: { count: 2, sides: 3 },
  rolls: 3,
  categories: TWO_ROWS,
};

const FORMS: Readonly<Record<string, readonly Column[]>> = {
  'one column of two rolls': [{ id: '', order: free, rolls: 2 }],
  'a column of one roll beside another': [
    { id: 'a', order: free, rolls: 1 },
    { id: 'b', order: up },
  ],
  'columns with one row each': [
    { id: 'a', order: free, rows: ['equal'] },
    { id: 'b', order: free, rows: ['all', 'equal'] },
  ],
  'rows and announcing': [
    { id: 'a', order: announce, rows: ['equal'], times: 2 },
    { id: 'b', order: free, rows: ['all'] },
  ],
};

for (const [name, columns] of Object.entries(FORMS)) {
  test(`${name}: worth what playing it out brings`, async () => {
    const ruleset = defineRuleset({ ...SMALL, columns });
    const { exact, expectedTotal } = await solve(ruleset, { precision: 'double', worker: false });
    ok(exact);
    const expected = expectimax(ruleset);
    ok(Math.abs(expectedTotal - expected) < 1e-9, `${expectedTotal}, not ${expected}`);
  });
}

test('two columns of a row that needs another row first: worth what playing it out brings', async () => {
  const categories = SMALL.categories.map((row) => (row.id === 'equal' ? { ...row, after: 'all' } : row));
  const columns = ['a', 'b'].map((id) => ({ id, order: free }));
  const ruleset = defineRuleset({ ...SMALL, rolls: 2, categories, columns });
  const { exact, expectedTotal } = await solve(ruleset, { precision: 'double', worker: false });
  ok(exact);
  const expected = expectimax(ruleset);
  ok(Math.abs(expectedTotal - expected) < 1e-9, `${expectedTotal}, not ${expected}`);
});

const DOUBLE: Category = { id: 'double', section: 'lower', score: fixed(10, allEqual) };
const SUM: Category = { id: 'sum', section: 'lower', score: sum };
const TWO_COLUMNS: readonly Column[] = ['a', 'b'].map((id) => ({ id, order: free }));
const chip = (isPaid: (r: Repeated) => boolean): Repeat => ({
  row: 'double',
  place: literal,
  bonus: (r) => (isPaid(r) ? 20 : 0),
});
const hasScored = (box: Box): boolean => box === 'scored';

test('a repeated throw that pays once the box of every column has scored: worth what playing it out brings', async () => {
  const repeat = chip(({ boxes }) => boxes.every(hasScored));
  await isExact({ rolls: 2, categories: [numberRow(1), DOUBLE], columns: TWO_COLUMNS, repeat });
});

test('extra points for a box that is not counted: multiplied by its column', async () => {
  const categories = [DOUBLE, { ...SUM, counts: false as const }];
  const columns = [{ id: '', order: free, times: 3 }];
  await isExact({ rolls: 2, categories, columns, repeat: chip(() => true) });
});

async function isExact(rules: Partial<Spec>): Promise<void> {
  const ruleset = defineRuleset({ ...SMALL, ...rules });
  const { exact, expectedTotal } = await solve(ruleset, { precision: 'double', worker: false });
  const expected = expectimax(ruleset);
  ok(exact);
  ok(Math.abs(expectedTotal - expected) < 1e-9, `${expectedTotal}, not ${expected}`);
}

const bank = (change: Tokens['change'], more?: Partial<Tokens>): Partial<Spec> => ({
  rolls: 2,
  tokens: { spend: 'ask', change, ...more },
});
const HALF: Category = { ...SUM, id: 'half', score: ({ sum }) => sum / 2 };
const LATE: Order = {
  name: 'early',
  declare: 1,
  bar: ({ announced, roll }) => (announced && roll <= 2 ? undefined : { key: 'late' }),
};

const ESTIMATED: Readonly<Record<string, Partial<Spec>>> = {
  'half points': { categories: [...TWO_ROWS, HALF] },
  'half points of a bonus': { bonuses: [{ id: 'bonus', section: 'upper', ladder: [[3, 2.5]] }] },
  'a named box with fewer rolls': { columns: [{ id: '', order: announce, rolls: 2 }] },
  'rolls that are saved beside announced boxes': {
    ...bank((unused) => unused, { points: 0 }),
    columns: [{ id: '', order: announce }],
  },
  'rolls that high scores alone save': bank((unused, points) => (points > 4 ? unused : Math.min(0, unused))),
  'rolls that are bought for nothing': bank((unused) => Math.max(0, unused)),
  'rolls that are saved by every entry': bank((unused) => unused + 1),
  'bought rolls that count nowhere': bank((unused) => unused, { bars: () => true }),
  'bought rolls that count more if some dice are kept': {
    ...bank((unused) => unused),
    categories: [
      ...TWO_ROWS,
      { ...SUM, score: ({ roll, served, sum }) => (roll > 3 && !served ? sum + 2 : sum) },
    ],
  },
  'a repeated throw that pays if one of several boxes has scored': {
    rolls: 2,
    categories: [numberRow(1), DOUBLE],
    columns: TWO_COLUMNS,
    repeat: chip(({ boxes }) => boxes.some(hasScored)),
  },
  'a repeated throw that pays if a box of several entries has scored': {
    categories: [{ ...DOUBLE, entries: 2 }, SUM],
    repeat: chip(({ boxes }) => boxes.every(hasScored)),
  },
  'a repeated throw that pays in the first roll': {
    categories: [DOUBLE, SUM, numberRow(1)],
    repeat: chip(({ t }) => t.roll === 1),
  },
  'a joker that needs another row': {
    categories: [numberRow(1), DOUBLE, { ...DOUBLE, id: 'second', joker: 30, after: 'double' }],
    repeat: { row: 'double', place: freeChoice, bonus: noBonus },
  },
  'a row that needs one of several boxes': {
    categories: [{ ...DOUBLE, entries: 2 }, numberRow(1), { ...SUM, after: 'double' }],
  },
};

for (const [name, rules] of Object.entries(ESTIMATED)) {
  test(`a game with ${name} is estimated, near to what playing it out brings`, async () => {
    const ruleset = defineRuleset({ ...SMALL, ...rules });
    const { exact, expectedTotal } = await solve(ruleset, { precision: 'double', worker: false });
    const expected = expectimax(ruleset);
    ok(!exact);
    ok(Math.abs(expectedTotal / expected - 1) < 0.1, `${expectedTotal}, not ${expected}`);
  });
}

test('a game that a later roll may win is not called exact', async () => {
  const ruleset = defineRuleset({ ...SMALL, rolls: 2, wins: ({ sum }) => sum === 6 });
  const solution = await solve(ruleset, { worker: false });
  ok(!solution.exact);
  ok(!solution.advise(positionOf(play(newGame(ruleset), { type: 'dice', values: [1, 3] }))).exact);
});

const COSTLY: Readonly<Record<string, Partial<Spec>>> = {
  'a box that costs points': { categories: [...TWO_ROWS, { ...SUM, score: () => -1 }] },
  'boxes that cost points in the section of the bonus': {
    categories: [1, 2, 3].map((face) => ({
      ...numberRow(face),
      score: ({ counts }) => ((counts[face - 1] ?? 0) - 1) * face,
    })),
    bonuses: [{ id: 'bonus', section: 'upper', ladder: [[0, 10]] }],
  },
  'saved rolls that cost points': bank((unused) => unused, { points: -3 }),
  'a bonus that costs points': { bonuses: [{ id: 'bonus', section: 'upper', ladder: [[0, -5]] }] },
  'a repeated throw that costs points': {
    categories: [DOUBLE, SUM],
    repeat: { row: 'double', place: literal, bonus: () => -20 },
  },
};

for (const [name, rules] of Object.entries(COSTLY))
  test(`a game with ${name} is worth what playing it out brings`, async () => {
    const ruleset = defineRuleset({ ...SMALL, ...rules });
    const { exact, expectedTotal } = await solve(ruleset, { precision: 'double', worker: false });
    ok(exact);
    ok(Math.abs(expectedTotal - expectimax(ruleset)) < 1e-9);
  });

const REFUSED: Readonly<Record<string, readonly [RegExp, Partial<Spec>]>> = {
  'half points in a section with a bonus': [
    /points are no whole numbers/,
    {
      categories: [...TWO_ROWS, { ...HALF, section: 'upper' }],
      bonuses: [{ id: 'bonus', section: 'upper', ladder: [[3, 2]] }],
    },
  ],
  'a named box that an order of its own bars later': [
    /a named box has fewer rolls/,
    { columns: [{ id: '', order: LATE }] },
  ],
};

for (const [name, [why, rules]] of Object.entries(REFUSED)) {
  test(`a game with ${name} is refused in words`, async () => {
    await rejects(solve(defineRuleset({ ...SMALL, ...rules }), { worker: false }), why);
  });
}

function numberRow(face: number): Category {
  return { id: `row${face}`, section: 'upper', face, score: faceSum(face) };
}
