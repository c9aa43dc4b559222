// Games as one line of text: a written game can be read again; any other text is refused.

import {
  newGame,
  parseGame,
  serializeGame,
  withOptions,
  type GameState,
  type ParseCode,
  type ParseResult,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as yacht } from '@yahtzee-game/rules/rulesets/yacht';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import * as fc from 'fast-check';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forEach } from '../../harness/context.js';
import { endOf, randomGame } from '../../harness/games/games.js';
import { painted } from '../../harness/games/house.js';
import { act, announce, playTurns, reroll, rollDice, scoreIn } from '../../harness/games/play.js';
import { rejected, rejection } from '../../harness/games/rejected.js';
import { ODD_NAMES } from '../../harness/odd-names.js';

const RULESETS = [yacht, yahtzee, painted];
const parse = (text: string): ParseResult<GameState> => parseGame(text, RULESETS);

const two = newGame(yahtzee, { players: ['Ada', 'Grace'] });
const told = scoreIn(reroll(rollDice(two, '13556'), '10100', '264'), 'fours');
const TEXT = '1 yahtzee Ada,Grace 13556 h5 264 :fours =4,0';

describe('the text of a game', () => {
  test('reads as documented', () => equal(serializeGame(told), TEXT));
  test('has options behind the ruleset', () => {
    const options = { straights: '15/20', threeOfAKind: true, upperBonus: 50 } as const;
    equal(
      serializeGame(newGame(withOptions(yacht, options))),
      '1 yacht?straights=15%2F20&threeOfAKind=true&upperBonus=50 - =0',
    );
  });
  test('has announcements', () => {
    const start = newGame(withOptions(yahtzee, { order: 'announce' }));
    equal(
      serializeGame(scoreIn(announce(rollDice(start, '66666'), 'sixes'), 'sixes')),
      '1 yahtzee?order=announce - 66666 !sixes :sixes =30',
    );
  });
  test('has capital letters for the sides beyond nine', () => {
    const state = act(newGame(painted), { type: 'dice', values: [18, 10, 9] });
    equal(serializeGame(scoreIn(state, 'chance')), '1 painted - IA9 :chance =13');
    rejected(parse('1 painted - ia9 :chance =13'), 'bad-action', 'actions[0].values[0]');
  });
  test('comes back as the same game', () => {
    const again = parse(TEXT);
    ok(again.ok);
    deepEqual(
      [again.cards, again.seat, again.turn, again.players],
      [told.cards, told.seat, told.turn, told.players],
    );
    equal(serializeGame(again), TEXT);
  });
  test('may have been wrapped, or padded', () => {
    const again = parse(`\n  ${TEXT.replaceAll(' ', ' \r\n\t')} \n`);
    ok(again.ok);
    equal(serializeGame(again), TEXT);
  });
});

test('dice of seventeen are dice, and nothing that is held', () => {
  for (const values of [
    [17, 5, 3],
    [17, 1, 1],
    [1, 17, 17],
    [17, 17, 17],
  ]) {
    const again = parse(serializeGame(act(newGame(painted), { type: 'dice', values })));
    deepEqual(again.ok && again.turn.dice, values);
  }
});

describe('players survive:', () => {
  for (const name of ODD_NAMES) {
    test(JSON.stringify(name).slice(0, 20), () => {
      const players = [name, 'Ada', name];
      const again = parse(serializeGame(newGame(yahtzee, { players })));
      ok(again.ok);
      deepEqual(again.players, players);
    });
  }
  test('half a surrogate pair becomes the replacement character', () => {
    const again = parse(serializeGame(newGame(yahtzee, { players: ['a\ud800b', '\udc00', '🎲'] })));
    ok(again.ok);
    deepEqual(again.players, ['a\ufffdb', '\ufffd', '🎲']);
  });
  test('any names at all', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), (players) => {
        const again = parse(serializeGame(newGame(yahtzee, { players })));
        deepEqual(again.ok && again.players, players);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('a text that is cut anywhere is turned away:', () => {
  const games: Readonly<Record<string, GameState>> = {
    'a game begun': newGame(yahtzee),
    'a game of three begun': newGame(yahtzee, { players: 3 }),
    'a turn of one': told,
    'a game of two': playTurns(two, 'ones 11123, sixes 66612, twos 22213'),
    'a whole game': endOf(randomGame('whole', withOptions(yahtzee, { joker: 'free' }), 2, 5)),
  };
  for (const [name, state] of Object.entries(games)) {
    test(name, () => {
      const text = serializeGame(state);
      ok(parse(text).ok);
      forEach(
        [...text].keys(),
        (end) => `cut to ${JSON.stringify(text.slice(0, end).slice(-30))}`,
        (end) => void rejection(parse(text.slice(0, end))),
      );
    });
  }
});

describe('turned away:', () => {
  const cases: Readonly<Record<string, readonly [text: string, code: ParseCode, at: string]>> = {
    nothing: ['', 'bad-version', 'version'],
    blanks: [' \n ', 'bad-version', 'version'],
    'another version': [TEXT.replace('1', '2'), 'bad-version', 'version'],
    'a version in another notation': [TEXT.replace('1', '0x1'), 'bad-version', 'version'],
    'a version alone': ['1', 'unknown-ruleset', 'ruleset'],
    'a ruleset that is not at hand': [TEXT.replace('yahtzee', 'yatzy'), 'unknown-ruleset', 'ruleset'],
    'an option that there is not': [TEXT.replace('yahtzee', 'yahtzee?x=1'), 'bad-options', 'options'],
    'an option without a value': [TEXT.replace('yahtzee', 'yahtzee?joker'), 'bad-options', 'options.joker'],
    'an option with two values': [
      TEXT.replace('yahtzee', 'yahtzee?joker=free=none'),
      'bad-options',
      'options.joker',
    ],
    'an option in bad encoding': [
      TEXT.replace('yahtzee', 'yahtzee?joker=%E0'),
      'bad-options',
      'options.joker',
    ],
    'a name in bad encoding': [TEXT.replace('Grace', '%E0%A4%A'), 'bad-players', 'players[1]'],
    'a missing name': [TEXT.replace('Grace', ''), 'bad-players', 'players[1]'],
    'a letter that is no die': [TEXT.replace('264', '26*'), 'bad-action', 'actions[2].values[2]'],
    'a die with no such side': [TEXT.replace('264', '267'), 'illegal-action', 'actions[2]'],
    'too few dice': [TEXT.replace('264', '26'), 'illegal-action', 'actions[2]'],
    'all dice held': [TEXT.replace('h5', 'h31'), 'illegal-action', 'actions[1]'],
    'holding too much to count': [TEXT.replace('h5', `h${'9'.repeat(30)}`), 'bad-action', 'actions[1].held'],
    'a cell that there is not': [TEXT.replace(':fours', ':onePair'), 'illegal-action', 'actions[3]'],
    'an announcement out of place': [TEXT.replace(':fours', '!fours'), 'illegal-action', 'actions[3]'],
    'no totals': [TEXT.replace(' =4,0', ''), 'bad-totals', 'totals'],
    'totals without an end': [TEXT.replace('4,0', ''), 'wrong-totals', 'totals[0]'],
    'other totals': [TEXT.replace('=4', '=5'), 'wrong-totals', 'totals[0]'],
    'a total that is no number': [TEXT.replace('=4,0', '=4,x'), 'wrong-totals', 'totals[1]'],
    'a total in another notation': [TEXT.replace('=4', '=0x4'), 'wrong-totals', 'totals[0]'],
    'a total that is left out': [TEXT.replace('=4,0', '=4,'), 'wrong-totals', 'totals[1]'],
    'a total too many': [`${TEXT},0`, 'wrong-totals', 'totals'],
    'something behind the totals': [`${TEXT} 13556`, 'bad-action', 'actions[4].values[0]'],
    'a huge text': [TEXT + ' '.repeat(6_000_000), 'too-large', ''],
    'a huge log': [TEXT.replace(' =', ` ${'1 '.repeat(300_001)}=`), 'too-large', 'actions'],
    JSON: ['{"version":1}', 'bad-version', 'version'],
  };
  for (const [name, [text, code, at]] of Object.entries(cases)) {
    test(name, () => rejected(parse(text), code, at));
  }
  test('what is no game at all, with what one looks like', () => {
    const allowed = 'is not allowed; allowed: the text of a game, such as 1 yahtzee Ada =0';
    equal(rejection(parse('hello')).message, `version: "hello" ${allowed}`);
    equal(rejection(parse('')).message, `version: "" ${allowed}`);
  });
  test('rulesets that are no list, which is said of them and not of the text', () => {
    const wrong = yahtzee as unknown as readonly Ruleset[];
    equal(
      rejection(parseGame(TEXT, wrong)).message,
      'ruleset: an object is not allowed; allowed: a list of rulesets',
    );
  });
  test('a text that was cut, which is said', () => {
    match(rejection(parse(TEXT.replace(' =4,0', ''))).message, /ends without them.*such as =15$/);
  });
  test('a ruleset that is not at hand, named so that it can be loaded', () => {
    equal(rejection(parseGame(TEXT)).ruleset, 'yahtzee');
    equal(rejection(parse(TEXT.replace('yahtzee', '__proto__'))).ruleset, '__proto__');
  });
  const strange: Readonly<Record<string, unknown>> = {
    undefined,
    null: null,
    seven: 7,
    'an object': {},
    'a list': [TEXT],
    'a text object': Object(TEXT),
  };
  for (const [name, value] of Object.entries(strange)) {
    test(`${name} in place of a text`, () => rejected(parse(value as string), 'bad-syntax', ''));
  }
  test('keys that would pollute', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      rejection(parse(`1 yahtzee?${key}=polluted - =0`));
      rejection(parse(`1 yahtzee?${key}.polluted=1 - =0`));
    }
    equal('polluted' in {}, false);
  });
});

describe('whatever comes in, it never throws:', () => {
  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void rejection(parse(text))),
      { seed: 2, numRuns: 1000 },
    );
  });
  test('a soup of tokens', () => {
    const tokens = [
      '13556',
      '11111',
      'h0',
      'h5',
      'h31',
      '264',
      ':ones',
      ':chance',
      '!ones',
      ':x',
      '=0',
      '=5',
      '=',
      ',',
    ];
    const soup = fc.array(fc.constantFrom(...tokens), { maxLength: 12 });
    fc.assert(
      fc.property(soup, (list) => {
        const result = parse(`1 yahtzee - ${list.join(' ')}`);
        if (!result.ok) return void rejection(result);
        equal(serializeGame(result), `1 yahtzee - ${list.join(' ')}`);
      }),
      { seed: 3, numRuns: 3000 },
    );
  });
  test('a real text with one character changed', () => {
    const text = serializeGame(endOf(randomGame('whole', yahtzee, 2, 6)));
    const change = fc.tuple(fc.nat(text.length - 1), fc.constantFrom(...'0169ahz:!=,?&%- \u0000é'.split('')));
    fc.assert(
      fc.property(change, ([at, character]) => {
        const result = parse(text.slice(0, at) + character + text.slice(at + 1));
        if (!result.ok) rejection(result);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });
});
