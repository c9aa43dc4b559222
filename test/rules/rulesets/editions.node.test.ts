// The promise of stability: games recorded by any edition of the rules can always be read, and seeds give the same
// dice.

import {
  actionsOf,
  chance,
  duplicateDice,
  newGame,
  parseGame,
  play,
  seededDice,
  serializeGame,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { rejection } from '../../harness/games/rejected.js';
import { shipped } from '../../harness/games/shipped.js';

const FOLDER = new URL('../../fixtures/editions/', import.meta.url);
const SOURCES = { seeded: seededDice, duplicate: duplicateDice };

interface Recorded {
  readonly source: keyof typeof SOURCES;
  readonly seed: string;
  readonly text: string;
}

function recordedGames(revision: string, id: string): readonly Recorded[] {
  const lines = readFileSync(new URL(`${revision}/${id}.txt`, FOLDER), 'utf8')
    .trim()
    .split('\n');
  return Array.from({ length: lines.length / 2 }, (_, i) => {
    const [head = '', text = ''] = lines.slice(2 * i);
    const [source, seed = ''] = head.split(/ (.*)/);
    if (source !== 'seeded' && source !== 'duplicate') throw new Error(`no source of dice: ${head}`);
    return { source, seed, text };
  });
}

const revisions = readdirSync(FOLDER);
const idsOf = (revision: string): readonly string[] =>
  readdirSync(new URL(`${revision}/`, FOLDER)).map((file) => file.replace('.txt', ''));

test('every shipped ruleset has recorded games of its revision (scripts/editions.mjs writes them)', () => {
  for (const { id, revision } of shipped) ok(idsOf(String(revision)).includes(id), `${id} ${revision}`);
});

for (const revision of revisions) {
  describe(`games of revision ${revision}`, () => {
    for (const id of idsOf(revision)) {
      test(id, () => {
        const ruleset = shipped.find((other) => other.id === id);
        ok(ruleset, 'a shipped ruleset never goes');
        const games = recordedGames(revision, id);
        ok(games.length > 1);
        for (const game of games) isRead(game, ruleset, revision);
      });
    }
  });
}

function isRead({ source, seed, text }: Recorded, ruleset: Ruleset, revision: string): void {
  const state = parseGame(text, [ruleset]);
  const isCurrent = ruleset.revision === Number(revision);
  if (!state.ok && !isCurrent) return equal(rejection(state).code, 'other-revision');
  ok(state.ok, JSON.stringify(state));
  equal(state.turn.phase, 'over');
  if (isCurrent) equal(serializeGame(state), text);
  fallsAlike(state, SOURCES[source](seed));
}

/** Checks that every throw of the game is the one that its source gives. */
function fallsAlike(end: GameState, source: ReturnType<typeof seededDice>): void {
  let state = newGame(end.rules.ruleset, { players: end.players });
  for (const action of actionsOf(end)) {
    const owed = chance(state);
    if (owed && action.type === 'dice') deepEqual(source(owed), action.values);
    state = play(state, action);
  }
}
