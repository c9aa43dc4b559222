// Games as JSON: what goes out comes back; whatever else comes in is turned away with a code and its place.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  gameFromJSON,
  gameToJSON,
  newGame,
  withOptions,
  type GameRecord,
  type GameState,
  type ParseCode,
  type ParseResult,
} from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yatzy } from '@yahtzee-game/rules/rulesets/yatzy';
import { deepFreeze } from '../harness/freeze.js';
import { endOf, randomGame } from '../harness/games.js';
import { ODD_NAMES } from '../harness/odd-names.js';
import { playTurns, rollDice } from '../harness/play.js';
import { rejected, rejection } from '../harness/rejected.js';

const RULESETS = [yatzy, yahtzee];
const parse = (value: unknown): ParseResult<GameState> => gameFromJSON(value, RULESETS);
const readAgain = (state: GameState): ParseResult<GameState> =>
  parse(JSON.parse(JSON.stringify(gameToJSON(state))));

/** Two players, two turns each, and the dice of a fifth. */
const state = rollDice(
  playTurns(
    newGame(yahtzee, { players: ['Ada', 'Grace'] }),
    'yahtzee 66666, ones 11123, sixes 66666, twos 22213',
  ),
  '13556',
);
const record = deepFreeze(gameToJSON(state));
const altered = (changes: Readonly<Record<string, unknown>>): ParseResult<GameState> =>
  parse({ ...record, ...changes });

describe('a record', () => {
  test('is plain data', () => {
    deepEqual(record, {
      version: 1,
      ruleset: 'yahtzee',
      options: {},
      players: ['Ada', 'Grace'],
      actions: [
        { type: 'dice', values: [6, 6, 6, 6, 6] },
        { type: 'score', cell: 'yahtzee' },
        { type: 'dice', values: [1, 1, 1, 2, 3] },
        { type: 'score', cell: 'ones' },
        { type: 'dice', values: [6, 6, 6, 6, 6] },
        { type: 'score', cell: 'sixes' },
        { type: 'dice', values: [2, 2, 2, 1, 3] },
        { type: 'score', cell: 'twos' },
        { type: 'dice', values: [1, 3, 5, 5, 6] },
      ],
      totals: [180, 9],
    } satisfies GameRecord);
  });
  test('names the options that are not the default, and those alone', () => {
    const free = withOptions(yahtzee, { joker: 'free', upperBonus: 35, rolls: 4, fiveKindIsFullHouse: true });
    const { options } = gameToJSON(newGame(free));
    deepEqual(options, { joker: 'free', rolls: 4, fiveKindIsFullHouse: true });
  });
  test('is read with its options, whichever options the ruleset at hand has', () => {
    const free = withOptions(yahtzee, { joker: 'free' });
    const again = gameFromJSON(gameToJSON(newGame(yahtzee)), [free]);
    ok(again.ok);
    deepEqual(again.rules.ruleset.options, {});
  });
});

describe('players survive:', () => {
  for (const name of [...ODD_NAMES, '\ud800']) {
    test(JSON.stringify(name).slice(0, 20), () => {
      const again = readAgain(newGame(yahtzee, { players: [name, 'Ada'] }));
      ok(again.ok);
      deepEqual(again.players, [name, 'Ada']);
    });
  }
  test('twenty of them, to the end of the game', () => {
    const end = endOf(randomGame('twenty', yatzy, 20, 1));
    const again = readAgain(end);
    ok(again.ok);
    deepEqual(again.cards, end.cards);
  });
  test('every name that a game takes', () => {
    const players = ['x'.repeat(101)];
    const game = attempt(() => newGame(yahtzee, { players }));
    const again = game && readAgain(game);
    if (again) deepEqual(again.ok && again.players, players);
  });
});

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

describe('turned away:', () => {
  for (const value of [undefined, null, true, 1, 'x', [], [record], () => record, Symbol('x')]) {
    test(`${typeof value} ${JSON.stringify(value)?.slice(0, 10)} in place of a record`, () => {
      rejected(parse(value), 'bad-syntax', '');
    });
  }
  test('an empty record', () => rejected(parse({}), 'bad-version', 'version'));

  const codes = {
    version: 'bad-version',
    ruleset: 'bad-ruleset',
    options: 'bad-options',
    players: 'bad-players',
    actions: 'bad-action',
    totals: 'bad-totals',
  } as const;
  const right: Readonly<Record<string, string>> = { version: 'n', ruleset: 'x', options: '{}' };
  const wrong = {
    undefined,
    null: null,
    n: 7,
    x: 'x',
    '{}': {},
    true: true,
    '[]': [],
    NaN,
    '() =>': () => 1,
  };
  for (const [field, code] of Object.entries(codes)) {
    for (const [name, value] of Object.entries(wrong)) {
      const list = Array.isArray(value) && ['players', 'actions', 'totals'].includes(field);
      if (list || (right[field] === name && field !== 'version')) continue;
      test(`${name} as ${field}`, () => rejected(altered({ [field]: value }), code, field));
    }
  }
  for (const field of Object.keys(codes)) {
    test(`a record whose ${field} is only its prototype's`, () => {
      const bare = Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
      equal(rejection(parse(Object.setPrototypeOf(bare, record))).at, field);
    });
  }

  const cases: readonly (readonly [
    name: string,
    changes: Readonly<Record<string, unknown>>,
    ParseCode,
    at: string,
  ])[] = [
    ['another version', { version: 2 }, 'bad-version', 'version'],
    ['the version as text', { version: '1' }, 'bad-version', 'version'],
    ['a long id', { ruleset: 'x'.repeat(101) }, 'bad-ruleset', 'ruleset'],
    ['an option that there is not', { options: { jokers: 'free' } }, 'bad-options', 'options'],
    ['an option of another game', { options: { pairsDistinct: false } }, 'bad-options', 'options'],
    ['a value that is not allowed', { options: { joker: 'wild' } }, 'bad-options', 'options'],
    ['a value beyond its span', { options: { rolls: 10 } }, 'bad-options', 'options'],
    [
      'options that do not go together',
      { options: { order: 'lateAnnounce', rolls: 1 } },
      'bad-options',
      'options',
    ],
    ['an option that is a list', { options: { joker: ['free'] } }, 'bad-options', 'options.joker'],
    ['an option that is null', { options: { joker: null } }, 'bad-options', 'options.joker'],
    ['nobody', { players: [] }, 'bad-players', 'players'],
    ['a player who is a number', { players: ['Ada', 7] }, 'bad-players', 'players[1]'],
    ['a long name', { players: ['x'.repeat(101), 'Grace'] }, 'bad-players', 'players[0]'],
    ['too many players', { players: new Array(21).fill('Ada') }, 'too-large', 'players'],
    ['a player too many', { players: ['Ada', 'Grace', 'Mary'] }, 'wrong-totals', 'totals[0]'],
    ['too many actions', { actions: Array.from({ length: 50_001 }, () => ({})) }, 'too-large', 'actions'],
    ['an action that is text', { actions: ['roll'] }, 'bad-action', 'actions[0]'],
    ['an action that is null', { actions: [null] }, 'bad-action', 'actions[0]'],
    ['an action that is a list', { actions: [[]] }, 'bad-action', 'actions[0]'],
    ['an action that there is not', { actions: [{ type: 'fly' }] }, 'bad-action', 'actions[0].type'],
    ['dice without values', { actions: [{ type: 'dice' }] }, 'bad-action', 'actions[0].values'],
    ['dice as text', { actions: [dieOf('13556')] }, 'bad-action', 'actions[0].values'],
    ['a die that is text', { actions: [dieOf([1, '3'])] }, 'bad-action', 'actions[0].values[1]'],
    ['half a die', { actions: [dieOf([1, 1, 1, 1, 1.5])] }, 'bad-action', 'actions[0].values[4]'],
    ['many dice', { actions: [dieOf(new Array(33).fill(1))] }, 'too-large', 'actions[0].values'],
    ['holding text', { actions: [{ type: 'roll', held: '5' }] }, 'bad-action', 'actions[0].held'],
    ['holding nothing that is told', { actions: [{ type: 'roll' }] }, 'bad-action', 'actions[0].held'],
    ['a cell that is a number', { actions: [{ type: 'score', cell: 1 }] }, 'bad-action', 'actions[0].cell'],
    [
      'a long cell',
      { actions: [{ type: 'announce', cell: 'x'.repeat(101) }] },
      'bad-action',
      'actions[0].cell',
    ],
    ['a total too high', { totals: [181, 9] }, 'wrong-totals', 'totals[0]'],
    ['a total too low', { totals: [180, 8] }, 'wrong-totals', 'totals[1]'],
    ['a total that is text', { totals: ['180', 9] }, 'wrong-totals', 'totals[0]'],
    ['a total that is missing', { totals: [180] }, 'wrong-totals', 'totals[1]'],
    ['a total too many', { totals: [180, 9, 0] }, 'wrong-totals', 'totals'],
    ['too many totals', { totals: new Array(21).fill(0) }, 'too-large', 'totals'],
    ['a game cut short', { actions: record.actions.slice(0, 6) }, 'wrong-totals', 'totals[1]'],
  ];
  for (const [name, changes, code, at] of cases) test(name, () => rejected(altered(changes), code, at));

  test('a ruleset that is not at hand, named so that it can be loaded', () => {
    const error = rejection(gameFromJSON(record, [yatzy]));
    deepEqual(error, { ok: false, code: 'unknown-ruleset', at: 'ruleset', ruleset: 'yahtzee' });
    equal(rejection(gameFromJSON(record)).code, 'unknown-ruleset');
  });
});

function dieOf(values: unknown): unknown {
  return { type: 'dice', values };
}

describe('a log with an illegal step is turned away at that step:', () => {
  const illegal = (actions: readonly unknown[]): readonly (string | undefined)[] => {
    const error = rejection(altered({ actions }));
    return [error.code, error.at, error.illegal];
  };
  const { actions } = record;
  const replaced = (i: number, action: unknown): readonly unknown[] => actions.with(i, action as never);

  test('one is missing', () => {
    deepEqual(illegal(actions.toSpliced(2, 1)), ['illegal-action', 'actions[2]', 'wrong-phase']);
  });
  test('one comes twice', () => {
    deepEqual(illegal(actions.toSpliced(1, 0, ...actions.slice(1, 2))), [
      'illegal-action',
      'actions[2]',
      'wrong-phase',
    ]);
  });
  test('dice that cannot fall', () => {
    deepEqual(illegal(replaced(0, dieOf([1, 2, 3, 4, 7]))), ['illegal-action', 'actions[0]', 'bad-dice']);
  });
  test('all dice held', () => {
    deepEqual(illegal(replaced(1, { type: 'roll', held: 31 })), ['illegal-action', 'actions[1]', 'bad-held']);
  });
  test('a box that is filled', () => {
    const again = { type: 'score', cell: 'yahtzee' };
    deepEqual(illegal(replaced(5, again)), ['illegal-action', 'actions[5]', 'cannot-score']);
  });
  test('a box that the joker bars', () => {
    const chance = { type: 'score', cell: 'chance' };
    deepEqual(illegal(replaced(5, chance)), ['illegal-action', 'actions[5]', 'cannot-score']);
  });
  test('a box of another game', () => {
    const pair = { type: 'score', cell: 'onePair' };
    deepEqual(illegal(replaced(1, pair)), ['illegal-action', 'actions[1]', 'unknown-cell']);
  });
  test('more after the end', () => {
    const full = gameToJSON(endOf(randomGame('full', yahtzee, 1, 3)));
    const error = rejection(parse({ ...full, actions: [...full.actions, dieOf([1, 1, 1, 1, 1])] }));
    deepEqual([error.at, error.illegal], [`actions[${full.actions.length}]`, 'over']);
  });
});

describe('hostile values', () => {
  const text = JSON.stringify(record);

  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    test(`${key} as a key pollutes nothing`, () => {
      const evil = `"${key}":{"polluted":true,"version":1},`;
      for (const place of ['{', '"options":{', '"actions":[{']) {
        const at = text.indexOf(place) + place.length;
        const poisoned = text.slice(0, at) + evil.replace(/,$/, text[at] === '}' ? '' : ',') + text.slice(at);
        const result = parse(JSON.parse(poisoned));
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
      rejection(parse(Object.defineProperty({ ...record }, field, { get: angry })));
      rejection(altered({ [field]: revoked() }));
    }
    rejection(parse(revoked()));
    rejection(parse(new Proxy({ ...record }, { get: angry })));
    rejection(parse(new Proxy({ ...record }, { getOwnPropertyDescriptor: angry })));
    rejection(altered({ actions: [revoked()] }));
  });
  for (const field of ['players', 'actions', 'totals']) {
    test(`a list with holes as ${field}`, () => void rejection(altered({ [field]: new Array(2) })));
  }
  test('a list with holes as dice', () => {
    rejection(altered({ actions: [dieOf(new Array(5))] }));
  });
  test('what only looks like a list', () => {
    rejected(altered({ actions: { length: 1, 0: record.actions[0] } }), 'bad-action', 'actions');
  });
  test('a record that holds itself', () => {
    const circle: Record<string, unknown> = { ...record };
    circle['actions'] = [circle];
    rejected(parse(circle), 'bad-action', 'actions[0].type');
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
      fc.property(anything, (value) => void rejection(parse(value))),
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
