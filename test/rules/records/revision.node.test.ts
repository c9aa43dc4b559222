// A record names the revision of the rules by which it was played, and may name the seed of its dice.

import {
  gameFromJSON,
  gameToJSON,
  newGame,
  parseGame,
  seedOf,
  serializeGame,
  withOptions,
  type GameState,
  type Ruleset,
  type Spec,
} from '@yahtzee-game/rules';
import { defineRuleset, sum } from '@yahtzee-game/rules/define';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scoreIn, rollDice } from '../../harness/games/play.js';
import { rejected, rejection } from '../../harness/games/rejected.js';

/** A small sheet in several revisions: `worth` is added to the dice in its box. */
const edition = (
  revision: number | undefined,
  worth = 0,
  boxes: readonly string[] = ['all', 'more'],
): Ruleset =>
  defineRuleset({
    id: 'small',
    source: 'tests',
    ...(revision !== undefined && { revision }),
    dice: { count: 2, sides: 6 },
    rolls: 2,
    categories: boxes.map((id) => ({ id, section: 'only', score: (t) => sum(t) + worth })),
  } satisfies Spec);

const playedBy = (ruleset: Ruleset): GameState => scoreIn(rollDice(newGame(ruleset), '34'), 'all');

const first = edition(undefined);
const second = edition(2);

describe('the revision of a ruleset', () => {
  test('is 1 if its sheet says nothing', () => deepEqual([yahtzee.revision, first.revision], [1, 1]));
  test('is a whole number from 1', () => {
    for (const revision of [0, -1, 1.5, NaN, '2', null]) {
      throws(
        () => edition(revision as number),
        /^RangeError: revision: .* is not allowed; allowed: a whole number from 1 /,
      );
    }
  });
  test('is that of its sheet, whatever its options', () => {
    equal(second.revision, 2);
    equal(withOptions(second, { order: 'down' }).revision, 2);
  });
});

describe('a game of the first revision', () => {
  test('is written as it always was', () => equal(serializeGame(playedBy(first)), '1 small - 34 :all =7'));
  test('is read from a record that names no revision', () => {
    const { revision, ...old } = gameToJSON(playedBy(first));
    equal(revision, 1);
    ok(gameFromJSON(old, [first]).ok);
  });
});

describe('a game of a later revision', () => {
  test('says so in its text', () => {
    equal(serializeGame(playedBy(second)), '1 small.2 - 34 :all =7');
    const down = newGame(withOptions(second, { order: 'down' }));
    equal(serializeGame(down), '1 small.2?order=down - =0');
    for (const state of [playedBy(second), down]) {
      const again = parseGame(serializeGame(state), [second]);
      ok(again.ok);
      equal(serializeGame(again), serializeGame(state));
    }
  });
  test('says so in its record', () => {
    const record = gameToJSON(playedBy(second));
    equal(record.revision, 2);
    ok(gameFromJSON(record, [second]).ok);
  });
});

describe('a game of another revision than the ruleset at hand', () => {
  test('is taken if it replays to its totals', () => {
    for (const [by, to] of [
      [first, second],
      [second, first],
    ] as const) {
      const again = parseGame(serializeGame(playedBy(by)), [to]);
      ok(again.ok);
      equal(again.rules.ruleset.revision, to.revision);
      const read = gameFromJSON(gameToJSON(playedBy(by)), [to]);
      equal(read.ok && serializeGame(read), serializeGame(playedBy(to)));
    }
  });
  test('that comes to other totals is of another revision, not wrong', () => {
    const error = rejection(parseGame(serializeGame(playedBy(first)), [edition(2, 1)]));
    deepEqual([error.code, error.at, error.revision], ['other-revision', 'revision', 1]);
    match(
      error.message,
      /^revision: the game was played by revision 1 of small, and by revision 2 .*totals\[0\]: 7 is not allowed; allowed: 8$/,
    );
  });
  test('that has boxes and options that are gone is of another revision, not illegal', () => {
    const text = serializeGame(playedBy(second));
    const later = edition(3, 0, ['more']);
    deepEqual(
      [rejection(parseGame(text, [later])).code, rejection(parseGame(text, [later])).revision],
      ['other-revision', 2],
    );
    rejected(parseGame('1 small.2?gone=true - =0', [later]), 'other-revision', 'revision');
  });
  test('is still turned away for what no edition explains', () => {
    rejected(parseGame('1 small.2 - 34 :all', [first]), 'bad-totals', 'totals');
    rejected(parseGame('1 small.2 - 3? :all =7', [first]), 'bad-action', 'actions[0].values[1]');
  });
  test('that says no number is turned away', () => {
    for (const revision of [0, -1, 1.5, '2', null, NaN]) {
      const record = { ...gameToJSON(playedBy(first)), revision };
      rejected(gameFromJSON(record, [first]), 'bad-version', 'revision');
    }
    rejected(parseGame('1 small.0 - =0', [first]), 'bad-version', 'revision');
    rejected(parseGame('1 small.x - =0', [first]), 'unknown-ruleset', 'ruleset');
  });
  test('of the same revision is illegal, or wrong, as ever', () => {
    rejected(parseGame('1 small.2 - 34 :none =7', [second]), 'illegal-action', 'actions[1]');
    rejected(parseGame('1 small.2 - 34 :all =8', [second]), 'wrong-totals', 'totals[0]');
  });
});

describe('the seed of the dice', () => {
  const state = playedBy(first);
  const seeds: readonly (readonly [seed: string | number, token: string])[] = [
    ['tuesday', '~tuesday'],
    [7, '~7'],
    ['', '~-'],
    ['-', '~%2D'],
    ['~', '~~'],
    ['=7,1 x', '~%3D7%2C1%20x'],
    ['سه‌شنبه', `~${encodeURIComponent('سه‌شنبه')}`],
    ['x'.repeat(200), `~${'x'.repeat(200)}`],
  ];
  for (const [seed, token] of seeds) {
    test(`${JSON.stringify(seed).slice(0, 20)} stands before the totals, and in the record`, () => {
      const text = serializeGame(state, { seed });
      equal(text, `1 small - 34 :all ${token} =7`);
      equal(seedOf(text), String(seed));
      const again = parseGame(text, [first]);
      ok(again.ok);
      equal(serializeGame(again), serializeGame(state));
      const record = gameToJSON(state, { seed });
      equal(record.seed, String(seed));
      ok(gameFromJSON(record, [first]).ok);
    });
  }
  test('is none if nothing is said', () => {
    equal('seed' in gameToJSON(state), false);
    equal(seedOf(serializeGame(state)), undefined);
  });
  test('is only read where it stands, and never throws', () => {
    for (const text of [
      '',
      '~x',
      '1 ~x =7 ',
      '1 small - ~x =7 ',
      '1 small ~x =7',
      '1 small ~x - 34 :all =7',
      '1 small - ~%zz =7',
      ' ~x =7 13',
      null,
      7,
    ]) {
      const seed = seedOf(text as string);
      equal(seed, text === '1 small - ~x =7 ' ? 'x' : undefined);
    }
  });
  test('is refused if it is none', () => {
    for (const seed of [NaN, Infinity, {}, null, true, 'x'.repeat(201), '\ud800']) {
      const wrong = { seed: seed as string };
      throws(() => gameToJSON(state, wrong), { name: 'RangeError', message: /^seed: / });
      throws(() => serializeGame(state, wrong), { name: 'RangeError', message: /^seed: / });
      rejected(gameFromJSON({ ...gameToJSON(state), ...wrong }, [first]), 'bad-syntax', 'seed');
    }
    rejected(parseGame('1 small - ~%zz =0', [first]), 'bad-syntax', 'seed');
  });
});
