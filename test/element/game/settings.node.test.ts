// Attributes as an author may write them, right or wrong.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultOf, optional } from '../../../packages/element/src/basics/checks.js';
import { playersCheck } from '../../../packages/element/src/game/seats.js';
import { settingCheck } from '../../../packages/element/src/game/settings.js';
import { memoriesOf, optionsOf, seatsOf, seatText, SETTING_NAMES, settingsOf } from '../inside.js';

const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  'HOLD',
  ' hold',
  '0',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(100_000),
];

describe('settings', () => {
  const defaults = {
    selection: 'hold',
    dice: 'board',
    digits: 'face',
    hotkeys: 'on',
    arrows: 'grid',
    hints: 'on',
    coach: 'off',
    undoLimit: 'score',
    advice: 'top',
    speech: 'normal',
    motion: 'normal',
    speed: 'normal',
    sound: 'off',
    vibration: 'off',
  };

  test('have defaults', () => {
    deepEqual(settingsOf({}), defaults);
    deepEqual(settingsOf({ selection: null, undoLimit: undefined }), defaults);
  });

  test('take what is allowed', () => {
    const chosen = {
      selection: 'reroll',
      dice: 'real',
      digits: 'position',
      hotkeys: 'off',
      arrows: 'line',
      hints: 'off',
      coach: 'on',
      undoLimit: 'unlimited',
      advice: 'top',
      speech: 'terse',
      motion: '3d',
      speed: 'fast',
      sound: 'on',
      vibration: 'on',
    } as const;
    deepEqual(settingsOf(chosen), chosen);
  });

  test('a bad value is told what is allowed, and the default stays', () => {
    deepEqual(settingsOf({ undoLimit: 'always' }), defaults);
    const told = faultOf(settingCheck('undoLimit'), 'always', 'undoLimit');
    equal(told, 'undoLimit="always" is not allowed; allowed: score, off, turn, unlimited');
  });

  for (const name of SETTING_NAMES) {
    test(`${name} cannot be talked into anything else`, () => {
      for (const value of HOSTILE) deepEqual(settingsOf({ [name]: value }), defaults);
    });
  }
});

/** The fault of a value for `players`; empty if it has none. */
const wrongWith = (players: unknown): string => faultOf(optional(playersCheck), players, 'players') ?? '';

/** The names of the seats that a text defines. */
const playersOf = (given: unknown): readonly string[] => seatsOf(given).map(({ name }) => name);

describe('players', () => {
  const cases: readonly (readonly [string | null | undefined, readonly string[]])[] = [
    [undefined, ['']],
    [null, ['']],
    ['', ['']],
    ['  ', ['']],
    ['Ada', ['Ada']],
    ['Ada, Grace ,', ['Ada', 'Grace', '']],
    ['3', ['', '', '']],
    [' 2 ', ['', '']],
    ['20', new Array<string>(20).fill('')],
    ['0', ['']],
    ['3.5', ['3.5']],
    ['-1', ['-1']],
  ];
  for (const [text, names] of cases) {
    test(`players=${JSON.stringify(text)}`, () => deepEqual(playersOf(text), names));
  }

  for (const [text] of cases)
    if (text !== '0')
      test(`nothing is wrong with players=${JSON.stringify(text)}`, () => equal(wrongWith(text), ''));

  for (const given of [
    '21',
    'a,'.repeat(20),
    '0',
    '000',
    {},
    [],
    NaN,
    -3,
    2.5,
    Infinity,
    true,
    Symbol('two'),
  ])
    test(`${typeof given === 'symbol' ? 'a symbol' : JSON.stringify(given)} is not who plays`, () => {
      match(wrongWith(given), /^players=.* is not allowed; allowed: 1 to 20, or their names$/);
      deepEqual(playersOf(given), ['']);
    });

  test('a list as JSON is no name', () => {
    equal(wrongWith('["Ada"]'), 'players="["Ada"]" is not allowed; allowed: 1 to 20, or their names');
    equal(wrongWith(['Ada', 5]), 'players[1]=5 is not allowed; allowed: text');
  });

  test('a huge number or text neither hangs nor is shown at length', () => {
    for (const given of ['9'.repeat(400), ','.repeat(1_000_000), new Array(1e9)]) {
      deepEqual(playersOf(given), ['']);
      ok(wrongWith(given).length < 200);
    }
  });

  test('a level after the last colon makes a seat a computer’s', () => {
    deepEqual(seatsOf('Ada, Uno:optimal, computer : human,Eve: the great'), [
      { name: 'Ada', level: undefined },
      { name: 'Uno', level: 'optimal' },
      { name: '', level: 'human' },
      { name: 'Eve: the great', level: undefined },
    ]);
    deepEqual(
      seatsOf(['a:b:random', ':greedy', 'constructor:__proto__']).map(({ level }) => level),
      ['random', 'greedy', undefined],
    );
  });

  test('the name computer alone seats one of the usual level', () => {
    deepEqual(seatsOf('Ada, computer'), [
      { name: 'Ada', level: undefined },
      { name: '', level: 'human' },
    ]);
  });

  test('a computer is of a level that there is', () => {
    equal(
      wrongWith('Ada, computer : hard'),
      'players=" computer : hard" is not allowed; allowed: computer:random, computer:greedy, computer:human, computer:optimal',
    );
  });

  test('a seat is written as it is read', () => {
    for (const text of ['Ada', 'Uno:optimal', 'computer:human', ''])
      equal(
        seatsOf([text])
          .map((seat) => seatText(seat))
          .join(),
        text,
      );
  });

  test('a long name is cut', () => {
    equal(playersOf('x'.repeat(1000))[0]?.length, 40);
    equal(playersOf(`${'x'.repeat(39)} y`)[0], 'x'.repeat(39), 'as it is read again from a kept game');
  });
});

describe('options', () => {
  test('are numbers, truths and words', () => {
    deepEqual(optionsOf('joker: free; upperBonus:0, fiveKindIsFullHouse :true;x: -3'), {
      joker: 'free',
      upperBonus: 0,
      fiveKindIsFullHouse: true,
      x: -3,
    });
  });

  test('nothing is no option', () => {
    for (const text of [undefined, null, '', ' ; , ;']) deepEqual(optionsOf(text), {});
  });

  test('a value may hold a colon, a key may stand alone', () => {
    deepEqual(optionsOf('a: b:c; d'), { a: 'b:c', d: '' });
  });

  test('no key reaches a prototype', () => {
    const options = optionsOf('__proto__: 1; constructor: 2');
    equal(Object.getPrototypeOf(options), Object.prototype);
    deepEqual(Object.keys(options), ['__proto__', 'constructor']);
    equal(Object.getOwnPropertyDescriptor(Object.prototype, '1'), undefined);
  });
});

describe('keep', () => {
  test('without a value keeps everything', () => {
    for (const everything of ['', ' ', true, 'game records', 'records game'])
      deepEqual([...memoriesOf(everything)], ['game', 'records']);
  });
  test('keeps what it names, and nothing if it is absent', () => {
    deepEqual([...memoriesOf('records')], ['records']);
    for (const nothing of [undefined, null, false]) deepEqual([...memoriesOf(nothing)], []);
  });
});
