// Games as JSON: a written game can be read again; any other data is refused with a code and a place.

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
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endOf, randomGame } from '../../harness/games/games.js';
import { altered, diceOf, readRecord, record } from '../../harness/games/record.js';
import { rejected, rejection } from '../../harness/games/rejected.js';
import { ODD_NAMES } from '../../harness/odd-names.js';

const readAgain = (state: GameState): ParseResult<GameState> =>
  readRecord(JSON.parse(JSON.stringify(gameToJSON(state))));

describe('a record', () => {
  test('is plain data', () => {
    deepEqual(record, {
      version: 1,
      ruleset: 'yahtzee',
      revision: 1,
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
      rejected(readRecord(value), 'bad-syntax', '');
    });
  }
  test('an empty record', () => rejected(readRecord({}), 'bad-version', 'version'));

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
      equal(rejection(readRecord(Object.setPrototypeOf(bare, record))).at, field);
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
    ['too many actions', { actions: Array.from({ length: 300_001 }, () => ({})) }, 'too-large', 'actions'],
    ['an action that is text', { actions: ['roll'] }, 'bad-action', 'actions[0]'],
    ['an action that is null', { actions: [null] }, 'bad-action', 'actions[0]'],
    ['an action that is a list', { actions: [[]] }, 'bad-action', 'actions[0]'],
    ['an action that there is not', { actions: [{ type: 'fly' }] }, 'bad-action', 'actions[0].type'],
    ['dice without values', { actions: [{ type: 'dice' }] }, 'bad-action', 'actions[0].values'],
    ['dice as text', { actions: [diceOf('13556')] }, 'bad-action', 'actions[0].values'],
    ['a die that is text', { actions: [diceOf([1, '3'])] }, 'bad-action', 'actions[0].values[1]'],
    ['half a die', { actions: [diceOf([1, 1, 1, 1, 1.5])] }, 'bad-action', 'actions[0].values[4]'],
    ['many dice', { actions: [diceOf(new Array(33).fill(1))] }, 'too-large', 'actions[0].values'],
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
    deepEqual(error, {
      ok: false,
      code: 'unknown-ruleset',
      at: 'ruleset',
      message: 'ruleset: "yahtzee" is not allowed; allowed: those that are given: yatzy',
      ruleset: 'yahtzee',
    });
    equal(rejection(gameFromJSON(record)).code, 'unknown-ruleset');
  });
});

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
    deepEqual(illegal(replaced(0, diceOf([1, 2, 3, 4, 7]))), ['illegal-action', 'actions[0]', 'bad-dice']);
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
    const error = rejection(readRecord({ ...full, actions: [...full.actions, diceOf([1, 1, 1, 1, 1])] }));
    deepEqual([error.at, error.illegal], [`actions[${full.actions.length}]`, 'over']);
  });
});
