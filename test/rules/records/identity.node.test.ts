// A record may have an id of its game, so that two records of the same game can be recognised.

import {
  gameFromJSON,
  gameIdOf,
  gameToJSON,
  loadRuleset,
  newGame,
  parseGame,
  seedOf,
  serializeGame,
} from '@yahtzee-game/rules';
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { test } from 'node:test';

const yahtzee = await loadRuleset('yahtzee');
const state = newGame(yahtzee, { players: ['Ada'] });

test('a text names its game before the seed and the totals', () => {
  const text = serializeGame(state, { game: 'k3x9', seed: 'tuesday' });
  equal(text, '1 yahtzee Ada #k3x9 ~tuesday =0');
  deepEqual([gameIdOf(text), seedOf(text)], ['k3x9', 'tuesday']);
  ok(parseGame(text, [yahtzee]).ok);
  equal(gameIdOf(serializeGame(state, { game: 'k3x9' })), 'k3x9');
});

test('a record names it too, and one without is of no known game', () => {
  equal(gameToJSON(state, { game: 'k3x9' }).game, 'k3x9');
  ok(gameFromJSON(gameToJSON(state, { game: 'k3x9' }), [yahtzee]).ok);
  equal(seedOf(serializeGame(newGame(yahtzee, { players: ['~Ada'] }))), undefined, 'this is a name');
  deepEqual([gameIdOf(7 as never), seedOf(7 as never)], [undefined, undefined]);
  deepEqual([gameIdOf(serializeGame(state)), 'game' in gameToJSON(state)], [undefined, false]);
});

test('an identity that is none is refused', () => {
  for (const game of ['', 'a b', '#', 'x'.repeat(65), 'é'])
    throws(() => serializeGame(state, { game }), RangeError, game);
  const refused = gameFromJSON({ ...gameToJSON(state), game: 'a b' }, [yahtzee]);
  deepEqual(refused.ok ? '' : [refused.code, refused.at], ['bad-syntax', 'game']);
  equal(parseGame('1 yahtzee Ada #a#b =0', [yahtzee]).ok, false);
});
