// Every ruleset, as it is and with each documented option changed, keeps the contract; so do small house rules. `npm
// run verify` plays many more of these games.

import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { OTHERS, testContract } from '../../harness/games/contract-tests.js';
import { shares } from '../../harness/games/contract.js';
import { randomGame } from '../../harness/games/games.js';
import { shipped } from '../../harness/games/shipped.js';

test('every game without a scorecard has a contract of its own', () => {
  deepEqual(
    shipped
      .filter(({ game }) => game && game.kind !== 'scorecard')
      .map(({ id }) => id)
      .toSorted(),
    Object.keys(OTHERS).toSorted(),
  );
});

testContract({ plain: [1], changed: [9], everyNumber: false });

describe('a long game', () => {
  const LONG = { yamb: 4, escalero: 4, 'triple-yahtzee': 20 };
  for (const ruleset of shipped) {
    const players = Object.entries(LONG).find(([id]) => id === ruleset.id)?.[1];
    if (!players) continue;
    test(`of ${ruleset.id}, ${players} players, costs no more a step than a short one`, () => {
      shares(randomGame(ruleset.id, ruleset, players, 1));
    });
  }
});
