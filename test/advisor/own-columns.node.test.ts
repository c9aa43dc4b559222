// House rules whose columns have rows or rolls of their own are solved like any game; boxes that cost points are not.

import { ok, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import { solve } from '@yahtzee-game/advisor';
import {
  allEqual,
  announce,
  defineRuleset,
  fixed,
  free,
  sum,
  up,
  type Column,
  type Spec,
} from '@yahtzee-game/rules';
import { expectimax } from './expectimax.js';

const SMALL: Spec = {
  id: 'small-columns',
  source: 'the house',
  dice: { count: 2, sides: 3 },
  rolls: 3,
  categories: [
    { id: 'all', section: 'upper', score: sum },
    { id: 'equal', section: 'lower', score: fixed(7, allEqual) },
  ],
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

test('announced boxes with rolls of their own are refused in words', async () => {
  const ruleset = defineRuleset({ ...SMALL, columns: [{ id: '', order: announce, rolls: 2 }] });
  await rejects(solve(ruleset, { worker: false }), /an announced box has fewer rolls than the turn/);
});

test('a game with a box that costs points is refused in words', async () => {
  const categories = [...SMALL.categories, { id: 'cost', section: 'lower', score: () => -1 }];
  const ruleset = defineRuleset({ ...SMALL, categories });
  await rejects(solve(ruleset, { worker: false }), /a box may cost points/);
});
