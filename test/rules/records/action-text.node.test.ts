// Functions that read a single action: from plain data, and from a token. Hostile values are refused, and nothing
// throws.

import {
  actionText,
  newGame,
  parseAction,
  parseActionText,
  type Action,
  type ParseError,
  type ParsedAction,
} from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yamb } from '@yahtzee-game/rules/rulesets/yamb';
import * as fc from 'fast-check';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { painted } from '../../harness/games/house.js';

function faultOf(result: ParsedAction | ParseError): ParseError {
  if (result.ok) throw new Error(`it was taken: ${JSON.stringify(result.action)}`);
  match(result.message, /^(value|type|held|values(\[\d+\])?|cell): \S[^\n]*$/);
  return result;
}

/** The code and the place of a refused value. */
const fault = (result: ParsedAction | ParseError): readonly [code: string, at: string] => {
  const { code, at } = faultOf(result);
  return [code, at];
};

describe('a token', () => {
  test('reads as documented', () => {
    const tokens: Readonly<Record<string, Action>> = {
      13556: { type: 'dice', values: [1, 3, 5, 5, 6] },
      h5: { type: 'roll', held: 5 },
      ':fours': { type: 'score', cell: 'fours' },
      '!fours': { type: 'announce', cell: 'fours' },
    };
    for (const [token, action] of Object.entries(tokens)) {
      deepEqual(parseActionText(token, yahtzee), { ok: true, action });
      equal(actionText(action, yahtzee), token);
    }
    equal(actionText({ type: 'dice', values: [18, 10, 9] }, painted), 'IA9');
    equal(actionText({ type: 'score', cell: 'max@down' }, yamb), ':max@down');
  });
  const wrong: Readonly<Record<string, readonly [code: string, at: string]>> = {
    '': ['bad-action', 'values'],
    h: ['bad-action', 'values[0]'],
    h31: ['bad-action', 'held'],
    'h-1': ['bad-action', 'values[0]'],
    h99999999999999999999: ['bad-action', 'held'],
    7: ['bad-action', 'values[0]'],
    10: ['bad-action', 'values[1]'],
    111111: ['bad-action', 'values'],
    ':': ['bad-action', 'cell'],
    ':fours@down': ['bad-action', 'cell'],
    '!toString': ['bad-action', 'cell'],
    ' h5': ['bad-action', 'values[0]'],
    '=12': ['bad-action', 'values[0]'],
    [`:${'x'.repeat(200)}`]: ['bad-syntax', ''],
  };
  for (const [token, expected] of Object.entries(wrong)) {
    test(`${JSON.stringify(token.slice(0, 12))} is turned away`, () =>
      deepEqual(fault(parseActionText(token, yahtzee)), expected));
  }
  test('that is no text is turned away', () => {
    for (const value of [undefined, null, 5, {}, ['h5'], Symbol('h5')])
      deepEqual(fault(parseActionText(value as string, yahtzee)), ['bad-syntax', '']);
  });
  test('of an action that the ruleset does not have is refused in one sentence', () => {
    const wrongActions: readonly unknown[] = [
      { type: 'score', cell: 'fours@down' },
      { type: 'roll', held: 31 },
      { type: 'dice', values: [7] },
      { type: 'pass' },
      null,
    ];
    for (const action of wrongActions) {
      throws(() => actionText(action as Action, yahtzee), {
        name: 'RangeError',
        message: /^\S+: .+ is not allowed; allowed: \S/,
      });
    }
  });
  test('names the boxes that there are', () => {
    equal(
      faultOf(parseActionText(':chanse', yahtzee)).message,
      `cell: "chanse" is not allowed; allowed: ${newGame(yahtzee)
        .rules.cells.map(({ id }) => id)
        .join(', ')}`,
    );
  });
});

describe('plain data', () => {
  test('becomes an action of its own fields alone', () => {
    const result = parseAction({ type: 'score', cell: 'ones', held: 3, extra: 'x' });
    deepEqual(result, { ok: true, action: { type: 'score', cell: 'ones' } });
    deepEqual(fault(parseAction(Object.create({ type: 'score', cell: 'ones' }))), ['bad-action', 'type']);
    const inherited = Object.assign(Object.create({ cell: 'ones' }), { type: 'score' });
    deepEqual(fault(parseAction(inherited)), ['bad-action', 'cell']);
  });
  test('is copied', () => {
    const values = [1, 2, 3];
    const result = parseAction({ type: 'dice', values });
    values[0] = 6;
    deepEqual(result, { ok: true, action: { type: 'dice', values: [1, 2, 3] } });
  });
  const wrong: readonly (readonly [value: unknown, code: string, at: string])[] = [
    [null, 'bad-action', ''],
    [undefined, 'bad-action', ''],
    ['h5', 'bad-action', ''],
    [[], 'bad-action', ''],
    [{}, 'bad-action', 'type'],
    [{ type: 'pass' }, 'bad-action', 'type'],
    [{ type: 'roll' }, 'bad-action', 'held'],
    [{ type: 'roll', held: 'length' }, 'bad-action', 'held'],
    [{ type: 'roll', held: 1.5 }, 'bad-action', 'held'],
    [{ type: 'dice' }, 'bad-action', 'values'],
    [{ type: 'dice', values: '12345' }, 'bad-action', 'values'],
    [{ type: 'dice', values: new Uint8Array(5) }, 'bad-action', 'values'],
    [{ type: 'dice', values: [1, '2'] }, 'bad-action', 'values[1]'],
    [{ type: 'dice', values: new Array(5) }, 'bad-action', 'values[0]'],
    [{ type: 'dice', values: new Array(33).fill(1) }, 'too-large', 'values'],
    [{ type: 'score' }, 'bad-action', 'cell'],
    [{ type: 'score', cell: 7 }, 'bad-action', 'cell'],
    [{ type: 'announce', cell: 'x'.repeat(101) }, 'bad-action', 'cell'],
  ];
  for (const [value, code, at] of wrong) {
    test(`${JSON.stringify(value)?.slice(0, 60)} is turned away`, () =>
      deepEqual(fault(parseAction(value)), [code, at]));
  }
});

describe('hostile data is turned away', () => {
  const angry = (): never => {
    throw new Error('leave me alone');
  };
  const revoked = (target: object): unknown => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  const endless = Object.assign([1, 2, 3, 4, 5], {
    *[Symbol.iterator]() {
      for (;;) yield 1;
    },
  });
  const hostile: Readonly<Record<string, () => unknown>> = {
    'a getter that throws': () => Object.defineProperty({}, 'type', { get: angry, enumerable: true }),
    'a getter that throws a proxy that is revoked': () =>
      Object.defineProperty({}, 'type', {
        get: () => {
          throw revoked({});
        },
      }),
    'a revoked object': () => revoked({}),
    'a revoked list as dice': () => ({ type: 'dice', values: revoked([]) }),
    'a proxy that throws': () =>
      new Proxy({ type: 'roll', held: 1 }, { get: angry, getOwnPropertyDescriptor: angry }),
    'a list whose length lies': () => ({
      type: 'dice',
      values: new Proxy([1], { get: (list, key) => (key === 'length' ? 1e9 : Reflect.get(list, key)) }),
    }),
    'values whose text throws': () => ({ type: 'roll', held: { toString: angry, valueOf: angry } }),
  };
  for (const [name, make] of Object.entries(hostile)) {
    test(name, () => {
      faultOf(parseAction(make()));
    });
  }
  test('or read without its iterator', () => ok(parseAction({ type: 'dice', values: endless }).ok));
});

describe('whatever comes in, it never throws:', () => {
  const anything = fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withMap: true,
    withTypedArray: true,
  });
  test('any value', () => {
    fc.assert(
      fc.property(anything, (value) => void faultOf(parseAction(value))),
      { seed: 1, numRuns: 2000 },
    );
  });
  test('an action with any fields', () => {
    const action = fc.record(
      {
        type: fc.constantFrom('roll', 'dice', 'score', 'announce'),
        held: anything,
        values: anything,
        cell: anything,
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(action, (value) => {
        const result = parseAction(value);
        if (!result.ok) return void faultOf(result);
        deepEqual(parseAction(result.action), result);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });
  test('any text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.stringMatching(/^[h:!]?[\w@]*$/));
    fc.assert(
      fc.property(text, (token) => {
        const result = parseActionText(token, yahtzee);
        if (!result.ok) return void faultOf(result);
        deepEqual(parseActionText(actionText(result.action, yahtzee), yahtzee), result);
      }),
      { seed: 3, numRuns: 3000 },
    );
  });
});
