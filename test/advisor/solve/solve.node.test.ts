// The value of a game: worked out by hand, by playing everything out, and by every kernel alike.

import { solve } from '@yahtzee-game/advisor';
import type { Spec, Throw } from '@yahtzee-game/rules';
import { defineRuleset, fixed, lateAnnounce, sum } from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { someOf } from '../../harness/extent.js';
import { expectimax } from '../expectimax.js';
import type { ExactSolution } from '../inside.js';
import { costlyGame, gameWithFallingBonus, smallGame } from '../small-games.js';

const near = (actual: number, expected: number, by: number): void =>
  ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected} ± ${by}`);

const game = (spec: Partial<Spec>): Spec => ({
  id: 'toy',
  source: 'a toy',
  dice: { count: 1, sides: 2 },
  rolls: 2,
  categories: [{ id: 'sum', section: 'lower', score: sum }],
  ...spec,
});

describe('a game that is solved by hand', () => {
  // One die with sides 1 and 2. A two is kept, a one is thrown again: 1/2 · 2 + 1/2 · 1.5.
  test('one box, two rolls', async () => {
    equal((await solve(defineRuleset(game({})))).expectedTotal, 1.75);
  });
  test('one roll is the mean of the die', async () => {
    equal((await solve(defineRuleset(game({ rolls: 1 })))).expectedTotal, 1.5);
  });
  // Each box brings 1.75 on average. A sum of 3 or more brings 4 points; it is missed only with two ones, 1/16.
  test('a bonus for the sum', async () => {
    const bonuses = [{ id: 'bonus', section: 'upper', ladder: [[3, 4]] }] as const;
    const categories = ['a', 'b'].map((id) => ({
      id,
      section: 'upper',
      score: sum,
    }));
    equal((await solve(defineRuleset(game({ categories, bonuses })))).expectedTotal, 3.5 + (4 * 15) / 16);
  });
});

test('a box of several entries has the share of them that bring nothing as its zero rate', async () => {
  const categories = [
    { id: 'two', section: 'lower', score: fixed(2, ({ sum }: Throw) => sum === 2), entries: 4 },
  ];
  const { cells } = await (await solve(defineRuleset(game({ categories })))).statistics();
  deepEqual(cells, { two: { mean: 6, zero: 0.25 } });
});

test('a question that is given up does not keep the next one from its answer', async () => {
  const solution = await solve(defineRuleset(game({})));
  const asker = new AbortController();
  const [givenUp, next] = [solution.statistics(asker.signal), solution.distribution()];
  asker.abort();
  await rejects(givenUp, { name: 'AbortError' });
  deepEqual(await next, new Float64Array([0, 0.25, 0.75]));
});

test('what could not be begun is begun when it is asked again', async () => {
  const solution = (await solve(defineRuleset(game({})))) as ExactSolution;
  const { plan } = solution.solved;
  let isLost = true;
  Object.defineProperty(solution.solved, 'plan', {
    get: () => {
      if (isLost) throw new Error('lost');
      return plan;
    },
  });
  await rejects(solution.distribution(), { message: 'lost' });
  isLost = false;
  deepEqual(await solution.distribution(), new Float64Array([0, 0.25, 0.75]));
});

describe('games made at random are worth what playing them out gives', () => {
  const numbers = Array.from({ length: 120 }, (_, i) => i + 1);
  // Boxes are named on the second or third roll. At least one die has to be thrown again to reach that roll.
  const late = [2, 3].flatMap((declare) =>
    Array.from({ length: 12 }, (_, i) => smallGame(3000 + i, [{ ...lateAnnounce, declare }])),
  );
  const games = [
    ...someOf(numbers, 4).map((number) => smallGame(number)),
    ...someOf(late, 4),
    ...someOf(numbers, 4).map(costlyGame),
  ];
  for (const ruleset of [...games, ...[1, 2].map(gameWithFallingBonus)]) {
    test(ruleset.id, async () => {
      const expected = expectimax(ruleset);
      near((await solve(ruleset, { precision: 'double' })).expectedTotal, expected, 1e-9);
      near((await solve(ruleset, { precision: 'double', wasm: false })).expectedTotal, expected, 1e-9);
      near((await solve(ruleset)).expectedTotal, expected, 1e-4);
    });
  }
});
