// A whole game of two players of every ruleset, recorded once: replaying it gives the same totals, and playing it again
// gives the same game.
//
// When the rules change on purpose, `node scripts/approve.mjs playthroughs` records the games anew; then check the
// changes in a diff.

import { outcome, parseGame, serializeGame } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { totals } from '../../harness/games/play.js';
import { playthroughOf } from '../../harness/games/playthrough.js';
import { shipped } from '../../harness/games/shipped.js';

const FOLDER = new URL('../../fixtures/playthroughs/', import.meta.url);

if (process.env['APPROVE']) {
  for (const ruleset of shipped) writeFileSync(new URL(`${ruleset.id}.txt`, FOLDER), playthroughOf(ruleset));
}

test('every ruleset has a recorded game, and no other has', () => {
  deepEqual(readdirSync(FOLDER).toSorted(), shipped.map(({ id }) => `${id}.txt`).toSorted());
});

for (const ruleset of shipped) {
  describe(ruleset.id, () => {
    const text = readFileSync(new URL(`${ruleset.id}.txt`, FOLDER), 'utf8');

    test('replays to the end, and to the totals that it came to', () => {
      const state = parseGame(text, [ruleset]);
      ok(state.ok, JSON.stringify(state));
      equal(state.turn.phase, 'over');
      equal(`=${totals(state).join()}`, text.trim().split(/\s/).at(-1));
      deepEqual(outcome(state)?.totals, totals(state));
      equal(serializeGame(state), text.trim().replaceAll('\n', ' '));
    });
    test('is played again alike', () => equal(playthroughOf(ruleset), text));
  });
}
