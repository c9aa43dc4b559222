// The odds of rows whose points depend on the roll, or on whether all dice fell in one throw. The games are small, and
// the odds worked out by hand.

import { odds } from '@yahtzee-game/advisor';
import type { Score } from '@yahtzee-game/rules';
import { allEqual, byRoll, defineRuleset, servedOr, sum } from '@yahtzee-game/rules/define';
import { deepEqual, equal, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';

const coins = (count: number, rolls: number, score: Score): ReturnType<typeof defineRuleset> =>
  defineRuleset({
    id: 'coins',
    source: 'the house',
    dice: { count, sides: 2 },
    rolls,
    categories: [{ id: 'row', section: 'lower', score }],
  });

describe('a one brings 10 points on the first roll, 6 on the second, 3 on the third:', () => {
  const one = coins(
    1,
    3,
    byRoll(({ sum }) => sum === 1, 10, 6, 3),
  );

  test('before the first roll', () => {
    const { chance, points } = odds(one, 'row');
    deepEqual([chance, points], [7 / 8, 10 / 2 + 6 / 4 + 3 / 8]);
  });
  test('before the last roll, which comes after nothing was kept', () =>
    equal(odds(one, 'row', { rollsLeft: 1 }).points, 3 / 2));
  test('a two has fallen on the first roll', () =>
    equal(odds(one, 'row', { dice: [2] }).points, 6 / 2 + 3 / 4));
  test('a two has fallen on the second', () =>
    equal(odds(one, 'row', { dice: [2], rollsLeft: 1 }).points, 3 / 2));
  test('a one has fallen', () =>
    deepEqual(
      [2, 1, 0].map((rollsLeft) => odds(one, 'row', { dice: [1], rollsLeft }).points),
      [10, 6, 3],
    ));
});

describe('a pair brings 8 points if it fell in one throw, else 5:', () => {
  const pair = coins(2, 2, servedOr(5, 8, allEqual));

  test('both dice are thrown again where that is as likely', () => {
    const { chance, points } = odds(pair, 'row');
    deepEqual([chance, points], [3 / 4, 8 / 2 + 8 / 4]);
  });
  test('what may be held is told apart', () => {
    const { holds } = odds(pair, 'row', { dice: [1, 2] });
    const pointsOf = (held: string): number | undefined =>
      holds.find(({ dice }) => dice.join('') === held)?.points;
    deepEqual([pointsOf(''), pointsOf('1'), pointsOf('2')], [4, 2.5, 2.5]);
  });
  test('a pair that lies there fell in one throw if it was the first', () =>
    deepEqual(
      [1, 0].map((rollsLeft) => odds(pair, 'row', { dice: [1, 1], rollsLeft }).points),
      [8, 5],
    ));
});

test('dice with too many throws are refused in one sentence', () => {
  const categories = [{ id: 'row', section: 'lower', score: sum }];
  const many = defineRuleset({
    id: 'many',
    source: 'the house',
    dice: { count: 6, sides: 20 },
    rolls: 2,
    categories,
  });
  throws(() => odds(many, 'row'), /^RangeError: odds: many has too many different throws$/);
});
