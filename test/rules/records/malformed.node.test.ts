// Values that are not actions, players or dice: `reduce` refuses each with one sentence, and nothing throws a
// TypeError.

import {
  chance,
  legalActions,
  newGame,
  reduce,
  scoreRoll,
  type Action,
  type GameState,
  type IllegalCode,
} from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import * as fc from 'fast-check';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import { forEach } from '../../harness/context.js';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { rollDice } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';

const start = newGame(yahtzee);
const rolled = rollDice(start, '13556');

/** Calls `reduce` with any value, as a caller without types can. */
const attempt = (state: GameState, value: unknown): GameState | ReturnType<typeof reduce> =>
  reduce(state, value as Action);

function refused(state: GameState, value: unknown, code: IllegalCode): string {
  const next = attempt(state, value);
  if (next.ok) throw new Error('it was played');
  equal(next.code, code);
  return next.message;
}

describe('a roll is refused when the positions held are', () => {
  const odd: readonly unknown[] = [
    'length',
    '__proto__',
    'map',
    '5',
    '',
    true,
    null,
    undefined,
    [],
    [5],
    {},
    NaN,
    0.5,
    31,
    -1,
    5n,
    Symbol('5'),
    Object.create(null),
    () => 5,
  ];
  for (const held of odd) {
    test(inspect(held), () => {
      match(
        refused(rolled, { type: 'roll', held }, 'bad-held'),
        /^bad held: .+; allowed: a whole number from 0 to 30$/,
      );
    });
  }
});

describe('dice are refused when their values are', () => {
  const odd: Readonly<Record<string, unknown>> = {
    'a text': '12345',
    'digits as texts': ['1', '2', '3', '4', '5'],
    'one text': [1, 2, 3, 4, '5'],
    booleans: [true, true, true, true, true],
    'a typed array': new Uint8Array([1, 2, 3, 4, 5]),
    'like a list': { length: 5, 0: 1, 1: 2, 2: 3, 3: 4, 4: 5 },
    nothing: undefined,
    null: null,
    'a number': 12345,
    holes: new Array(5),
    bigints: [1n, 2n, 3n, 4n, 5n],
    symbols: [1, 2, 3, 4, Symbol('5')],
    'objects without a prototype': new Array(5).fill(Object.create(null)),
    lists: [[1], [2], [3], [4], [5]],
    fractions: [1, 2, 3, 4, 4.5],
    'one too many': [1, 2, 3, 4, 5, 6],
    'a billion holes': new Array(1e9),
    'a million': new Array(1_000_000).fill(1),
  };
  for (const [name, values] of Object.entries(odd)) {
    test(name, () => {
      const message = refused(start, { type: 'dice', values }, 'bad-dice');
      match(message, /^bad dice: .+; allowed: 5 whole numbers from 1 to 6$/);
      ok(message.length < 200);
    });
  }
});

describe('what is no action at all is refused', () => {
  const odd: readonly (readonly [unknown, string])[] = [
    [null, 'null'],
    [undefined, 'undefined'],
    [0, '0'],
    [true, 'true'],
    ['', '""'],
    ['roll', '"roll"'],
    [5n, '5'],
    [Symbol('x'), 'Symbol(x)'],
    [[], '[]'],
    [{}, 'an object'],
    [() => 1, 'a function'],
    [Promise.resolve(), 'a promise, without await'],
  ];
  for (const [value, named] of odd) {
    test(inspect(value), () => {
      const sentence = `unknown action: ${named}; allowed: dice, roll, announce, score`;
      for (const state of [start, rolled]) equal(refused(state, value, 'unknown-action'), sentence);
    });
  }
  test('a type that there is not', () => {
    for (const type of ['pass', '', 'constructor', null, {}, ['roll'], 7, Symbol('roll')]) {
      for (const state of [start, rolled]) refused(state, { type }, 'unknown-action');
    }
  });
  test('an action without its fields', () => {
    refused(start, { type: 'dice' }, 'bad-dice');
    refused(rolled, { type: 'roll' }, 'bad-held');
    refused(rolled, { type: 'score' }, 'unknown-cell');
    refused(rolled, { type: 'announce' }, 'unknown-cell');
  });
  test('a cell that is no text', () => {
    for (const cell of [0, 12, true, null, ['ones'], {}, Symbol('ones'), Object.create(null)]) {
      match(
        refused(rolled, { type: 'score', cell }, 'unknown-cell'),
        /^unknown cell: .+; allowed: ones, .+, chance$/,
      );
    }
  });
});

/** Any value for a field of an action: often nearly right. */
const fields = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withMap: true }),
  fc.integer({ min: -2, max: 70 }),
  fc.array(fc.oneof(fc.integer({ min: 0, max: 19 }), fc.constantFrom('1', true, null, 1.5)), {
    maxLength: 8,
  }),
  fc.constantFrom('ones', 'chance', 'round1', 'sum7', 'ones@down', 'length', '__proto__', '5', 'toString'),
);
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withTypedArray: true }),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom('roll', 'dice', 'score', 'announce'), fields),
      held: fields,
      values: fields,
      cell: fields,
    },
    { requiredKeys: [] },
  ),
);

describe('whatever comes in, reduce refuses it or plays what is legal:', () => {
  shipped.forEach((ruleset, i) => {
    test(ruleset.id, () => {
      const players = ruleset.spec.players?.[0] ?? 1;
      const states = samplesOf(randomGame(ruleset.id, ruleset, players, 3), 12);
      fc.assert(
        fc.property(fc.constantFrom(...states), anything, (state, value) => {
          const next = attempt(state, value);
          if (next.ok) return isLegal(state, next);
          equal(next.ok, false);
          match(next.message, /^[a-z -]+: \S/);
          equal(next.message, next.message.split('\n')[0]);
        }),
        { seed: i, numRuns: 300 },
      );
    });
  });

  /** Checks that the action is one of the legal ones, or the dice that were awaited. */
  function isLegal(before: GameState, after: GameState): void {
    const action = after.log?.action;
    ok(action);
    if (action.type !== 'dice') return ok(legalActions(before).some((legal) => same(legal, action)));
    const { count, sides } = chance(before) ?? { count: NaN, sides: NaN };
    equal(action.values.length, count);
    for (const die of action.values) ok(Number.isInteger(die) && die >= 1 && die <= sides);
  }

  const same = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
});

describe('a new game takes', () => {
  const odd: readonly unknown[] = [
    [undefined],
    [null],
    ['Ada', undefined],
    new Array(2),
    [7],
    [['Ada']],
    [Object.create(null)],
    [Symbol('Ada')],
    ['x'.repeat(101)],
    null,
    {},
    { length: 2 },
    'Ada',
    '2',
    true,
    new Set(['Ada']),
    1.5,
    NaN,
    Infinity,
    0,
    -1,
    21,
    [],
    new Array(21).fill(''),
    2n,
    Symbol('two'),
  ];
  test('no players but names or their number, and says so in one sentence', () => {
    forEach(
      odd,
      (players) => (Array.isArray(players) ? `a list of ${players.length}` : typeof players),
      (players) => {
        throws(() => newGame(yahtzee, { players: players as string[] }), {
          name: 'RangeError',
          message: /^players: .+; allowed: (1 to 20|names of up to 100 characters)$/,
        });
      },
    );
  });
  test('names, or how many', () => {
    deepEqual(newGame(yahtzee, { players: ['Ada', ''] }).players, ['Ada', '']);
    deepEqual(newGame(yahtzee, { players: 20 }).players.length, 20);
    deepEqual(newGame(yahtzee).players, ['']);
  });
});

describe('points are told of', () => {
  test('no dice but a list of numbers', () => {
    for (const dice of [null, undefined, '12345', ['1', 2, 3, 4, 5], new Array(5), 12345, {}, [1, 2, 3, 4]]) {
      throws(() => scoreRoll(yahtzee, 'chance', dice as number[]), {
        name: 'RangeError',
        message: /^dice: .*; allowed: 5 whole numbers from 1 to 6$/,
      });
    }
  });
  test('no box but one of the sheet', () => {
    for (const id of [null, undefined, 7, {}, Symbol('chance'), 'chanse', 'toString']) {
      throws(() => scoreRoll(yahtzee, id as 'chance', [1, 2, 3, 4, 5]), {
        name: 'RangeError',
        message: /^category: .+; allowed: ones, /,
      });
    }
  });
});
