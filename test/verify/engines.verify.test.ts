// Many games with one free column, played by both engines.

import { test } from 'node:test';
import { playBoth, simple } from '../harness/games/both-engines.js';

const GAMES = 3000;

for (const ruleset of simple)
  test(`${ruleset.id}: both engines play ${GAMES} games alike`, () => {
    for (let game = 0; game < GAMES; game++) playBoth(ruleset, game);
  });
