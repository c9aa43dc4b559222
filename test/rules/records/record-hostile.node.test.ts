// Hostile and meaningless records are refused; nothing is thrown, and no prototype is polluted.

import { gameToJSON } from '@yahtzee-game/rules';
import * as fc from 'fast-check';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { altered, diceOf, readRecord, record } from '../../harness/games/record.js';
import { rejected, rejection } from '../../harness/games/rejected.js';

describe('hostile values', () => {
  const text = JSON.stringify(record);

  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    test(`${key} as a key pollutes nothing`, () => {
      const evil = `"${key}":{"polluted":true,"version":1},`;
      for (const place of ['{', '"options":{', '"actions":[{']) {
        const at = text.indexOf(place) + place.length;
        const poisoned = text.slice(0, at) + evil.replace(/,$/, text[at] === '}' ? '' : ',') + text.slice(at);
        const result = readRecord(JSON.parse(poisoned));
        if (place.includes('options')) rejected(result, 'bad-options', `options.${key}`);
        else ok(result.ok);
      }
      equal('polluted' in {}, false);
    });
    test(`${key} as an option, a ruleset and a cell`, () => {
      const options: unknown = JSON.parse(`{"${key}":"x"}`);
      rejected(altered({ options }), 'bad-options', 'options');
      equal(rejection(altered({ ruleset: key })).ruleset, key);
      const error = rejection(altered({ actions: [...record.actions, { type: 'score', cell: key }] }));
      equal(error.illegal, 'unknown-cell');
    });
  }
  test('getters that throw, and proxies that are revoked', () => {
    const angry = (): never => {
      throw new Error('leave me alone');
    };
    for (const field of Object.keys(record)) {
      rejection(readRecord(Object.defineProperty({ ...record }, field, { get: angry })));
      rejection(altered({ [field]: revoked() }));
    }
    rejection(readRecord(revoked()));
    rejection(readRecord(new Proxy({ ...record }, { get: angry })));
    rejection(readRecord(new Proxy({ ...record }, { getOwnPropertyDescriptor: angry })));
    rejection(altered({ actions: [revoked()] }));
  });
  for (const field of ['players', 'actions', 'totals']) {
    test(`a list with holes as ${field}`, () => void rejection(altered({ [field]: new Array(2) })));
  }
  test('a list with holes as dice', () => {
    rejection(altered({ actions: [diceOf(new Array(5))] }));
  });
  test('what only looks like a list', () => {
    rejected(altered({ actions: { length: 1, 0: record.actions[0] } }), 'bad-action', 'actions');
  });
  test('an option with a name of a million letters, of which the sentence shows some', () => {
    const options = { ['x'.repeat(1e6)]: null };
    ok(rejection(altered({ options })).message.length < 300);
  });
  test('a record that holds itself', () => {
    const circle: Record<string, unknown> = { ...record };
    circle['actions'] = [circle];
    rejected(readRecord(circle), 'bad-action', 'actions[0].type');
  });
});

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

describe('whatever comes in, it never throws:', () => {
  test('any value at all', () => {
    const anything = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withSparseArray: true,
      withMap: true,
    });
    fc.assert(
      fc.property(anything, (value) => void rejection(readRecord(value))),
      { seed: 1, numRuns: 2000 },
    );
  });
  test('a record with any value in one place', () => {
    const places = ['version', 'ruleset', 'options', 'players', 'actions', 'totals'];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (field, value) => {
        const result = altered({ [field]: value });
        if (!result.ok) return void rejection(result);
        deepEqual(gameToJSON(result).totals, result.players.length === 2 ? record.totals : value);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
  test('a record whose actions are any actions', () => {
    const plain = { noNullPrototype: true };
    const values = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 7 });
    const action = fc.oneof(
      fc.record({ type: fc.constant('roll'), held: fc.integer({ min: -1, max: 40 }) }, plain),
      fc.record({ type: fc.constant('dice'), values }, plain),
      fc.record(
        { type: fc.constantFrom('score', 'announce'), cell: fc.constantFrom('ones', 'chance', 'x') },
        plain,
      ),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const result = altered({ actions, totals: [0, 0] });
        if (!result.ok) return void rejection(result);
        deepEqual(gameToJSON(result).actions, actions);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});
