// The boxes for which a computer keeps dice.

import { createAdvisor } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, play } from '@yahtzee-game/rules';
import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';

const never = new AbortController().signal;
const yahtzee = await loadRuleset('yahtzee');
const max = createAdvisor({ worker: false }).player('optimal');

/** The dice that perfect play keeps of a first throw, and the box that it keeps them for. */
async function keptOf(values: readonly number[]): Promise<readonly (string | undefined)[]> {
  const state = play(newGame(yahtzee), { type: 'dice', values });
  const marks: (readonly [string, string | undefined])[] = [];
  await max.choose(state, never, (held, cell) =>
    marks.push([values.filter((_, i) => (held >> i) & 1).join(''), cell]),
  );
  return marks.flat();
}

describe('of the first throw, the computer keeps', () => {
  for (const [values, dice, box] of [
    [[2, 5, 5, 6, 5], '555', 'fives'],
    [[1, 4, 1, 5, 3], '453', 'smallStraight'],
    [[6, 6, 2, 4, 1], '66', 'sixes'],
    [[2, 2, 3, 5, 1], '22', 'twos'],
    [[2, 3, 4, 5, 2], '2345', 'largeStraight'],
    [[1, 1, 1, 4, 1], '1111', 'yahtzee'],
  ] as const)
    test(`${values.join(' ')}: ${dice} for ${box}`, async () => {
      deepEqual(await keptOf(values), [dice, box]);
    });
});
