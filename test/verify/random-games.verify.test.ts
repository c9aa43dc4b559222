// The values of two thousand random games are those that playing them out in full gives.

import { solve } from '@yahtzee-game/advisor';
import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { expectimax } from '../advisor/expectimax.js';
import { smallGame } from '../advisor/small-games.js';
import { figure } from './figures.js';

const FROM = 1000;
const GAMES = 2000;

test(`${GAMES} random games, in double and in single precision`, async () => {
  let [double, fast] = [0, 0];
  for (let number = FROM; number < FROM + GAMES; number++) {
    const ruleset = smallGame(number);
    const expected = expectimax(ruleset);
    double = Math.max(
      double,
      Math.abs((await solve(ruleset, { precision: 'double' })).expectedTotal - expected),
    );
    fast = Math.max(fast, Math.abs((await solve(ruleset)).expectedTotal - expected));
    ok(double <= 1e-9 && fast <= 1e-4, `game ${number}: off by ${double} and ${fast}`);
  }
  figure(
    `${GAMES} random games: off by ${double.toExponential(1)} at most, in single precision by ${fast.toExponential(1)}`,
  );
});
