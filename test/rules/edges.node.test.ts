// Moves that every engine must refuse, and the words of the refusal.

import {
  actionsOf,
  choicesOf,
  legalActions,
  loadRuleset,
  newGame,
  reduce,
  scoreRoll,
  withOptions,
  type Action,
  type GameState,
  type IllegalAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { testRuleset, variantOf } from '@yahtzee-game/rules/define';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deepFreeze } from '../harness/games/freeze.js';
import {
  act,
  announce,
  dice,
  legalCells,
  playTurns,
  reroll,
  rollDice,
  scoreIn,
} from '../harness/games/play.js';

const start = deepFreeze(newGame(yahtzee));
const rolled = deepFreeze(rollDice(start, '13556'));

function refusal(state: GameState, action: Action): IllegalAction {
  const next = reduce(state, action);
  if (next.ok) throw new Error(`${JSON.stringify(action)} was accepted`);
  return next;
}

const codeOf = (state: GameState, action: Action): string => refusal(state, action).code;

describe('refused:', () => {
  test('rerolling no die at all', () => {
    equal(codeOf(rolled, { type: 'roll', held: 31 }), 'bad-held');
  });
  test('holding before the first roll', () => {
    equal(codeOf(start, { type: 'roll', held: 0 }), 'wrong-phase');
  });
  test('scoring before the first roll', () => {
    equal(codeOf(start, { type: 'score', cell: 'chance' }), 'wrong-phase');
  });
  test('a fourth roll', () => {
    const third = reroll(reroll(rolled, '00110', '222'), '00000', '11111');
    equal(codeOf(third, { type: 'roll', held: 0 }), 'no-rolls-left');
    equal(legalActions(third).length, 13);
  });
  test('a second score in the same turn', () => {
    equal(codeOf(scoreIn(rolled, 'chance'), { type: 'score', cell: 'ones' }), 'wrong-phase');
  });
  test('a filled box, a zero in it included', () => {
    const later = rollDice(playTurns(start, 'yahtzee 12345, chance 12345'), '66666');
    deepEqual(refusal(later, { type: 'score', cell: 'chance' }).why, { key: 'filled' });
    deepEqual(refusal(later, { type: 'score', cell: 'yahtzee' }).why, { key: 'filled' });
  });
  test('a box that breaks the order of its column', () => {
    const down = rollDice(newGame(withOptions(yahtzee, { order: 'down' })), '66666');
    deepEqual(refusal(down, { type: 'score', cell: 'sixes' }).why, {
      key: 'order-down',
      args: { row: 'ones' },
    });
  });
  test('a box other than the announced one, and a second announcement', () => {
    const first = rollDice(newGame(withOptions(yahtzee, { order: 'announce' })), '66666');
    const announced = announce(first, 'sixes');
    deepEqual(refusal(announced, { type: 'score', cell: 'yahtzee' }).why, {
      key: 'other-announced',
      args: { row: 'sixes' },
    });
    equal(codeOf(announced, { type: 'announce', cell: 'yahtzee' }), 'cannot-announce');
    deepEqual(legalCells(announced), ['sixes']);
  });
  test('an announcement where nothing is announced', () => {
    equal(codeOf(rolled, { type: 'announce', cell: 'fives' }), 'cannot-announce');
  });
  test('dice that nobody has rolled', () => {
    equal(codeOf(rolled, { type: 'dice', values: [1, 2, 3, 4, 5] }), 'wrong-phase');
  });
  test('too few dice, too many, and dice with no such side', () => {
    for (const values of ['1355', '135566', '13557', '03556']) {
      equal(codeOf(start, { type: 'dice', values: dice(values) }), 'bad-dice');
    }
  });
  test('a box that the sheet does not have', () => {
    equal(codeOf(rolled, { type: 'score', cell: 'onePair' }), 'unknown-cell');
  });
  test('an action that there is not', () => {
    const strange: unknown = { type: 'fly' };
    equal(codeOf(rolled, strange as Action), 'unknown-action');
  });
  test('anything when all boxes are full', () => {
    const full = playTurns(
      start,
      legalCells(rolled)
        .map((cell) => `${cell} 12456`)
        .join(),
    );
    equal(full.turn.phase, 'over');
    equal(codeOf(full, { type: 'dice', values: [1, 2, 3, 4, 5] }), 'over');
    equal(codeOf(full, { type: 'score', cell: 'ones' }), 'over');
    deepEqual(legalActions(full), []);
  });
});

describe('a refusal says', () => {
  test('what was held, and what may be', () => {
    match(refusal(rolled, { type: 'roll', held: 31 }).message, /^bad held: 31; .*0 to 30$/);
  });
  test('which box cannot be filled, why, and which can', () => {
    const { message } = refusal(rollDice(playTurns(start, 'ones 12345'), '12345'), {
      type: 'score',
      cell: 'ones',
    });
    match(message, /^cannot score: ones: filled; allowed: twos, .*, chance$/);
  });
  test('that no box can be filled before one is named', () => {
    const named = newGame(withOptions(yahtzee, { order: 'announce' }));
    const { message } = refusal(rollDice(named, '12345'), { type: 'score', cell: 'ones' });
    equal(message, 'cannot score: ones: not-announced; allowed: none');
  });
  test('in words that no rolls are left', () => {
    const third = reroll(reroll(rolled, '00000', '22222'), '00000', '11111');
    match(refusal(third, { type: 'roll', held: 0 }).message, /^no rolls left: /);
  });
  test('which values are no dice, and which are', () => {
    match(refusal(start, { type: 'dice', values: [7] }).message, /^bad dice: 7; allowed: 5 .* 1 to 6$/);
  });
});

test('a game begins with empty cards, and awaits the first player’s dice', () => {
  const { rules: _, ...state } = newGame(yahtzee, { players: ['Ada', 'Grace'] });
  const card = {
    slots: new Array<null>(13).fill(null),
    filled: 0,
    turns: 0,
    extras: [],
    tokens: 0,
    announced: -1,
  };
  const first = { phase: 'rolling', roll: 0, dice: [], held: 0, announced: -1, placed: 0, winner: undefined };
  const cards = [card, card];
  deepEqual(state, { ok: true, players: ['Ada', 'Grace'], cards, seat: 0, turn: first, log: undefined });
});

describe('a state is its own:', () => {
  test('minus nought holds nothing, as nought does', () => {
    const minus = act(rolled, { type: 'roll', held: -0 });
    deepEqual(minus.turn, act(rolled, { type: 'roll', held: 0 }).turn);
  });
  test('its log does not change with the list of dice that it was given', () => {
    const values = [1, 3, 5, 5, 6];
    const state = act(start, { type: 'dice', values });
    values[0] = 6;
    deepEqual(actionsOf(state), [{ type: 'dice', values: [1, 3, 5, 5, 6] }]);
  });
  test('nor its players with the list of names', () => {
    const players = ['Ada', 'Grace'];
    const state = newGame(yahtzee, { players });
    players.push('Mary');
    deepEqual(state.players, ['Ada', 'Grace']);
  });
});

describe('who plays', () => {
  test('one player, if nobody says otherwise, without a name', () => deepEqual(start.players, ['']));
  test('so many players, or players by name', () => {
    deepEqual(newGame(yahtzee, { players: 2 }).players, ['', '']);
    deepEqual(newGame(yahtzee, { players: ['Ada', ''] }).players, ['Ada', '']);
    equal(newGame(yahtzee, { players: 20 }).cards.length, 20);
  });
  for (const players of [0, 21, -1, 1.5, NaN, [], new Array<string>(21).fill('')]) {
    test(`not ${JSON.stringify(players)}`, () => {
      throws(() => newGame(yahtzee, { players }), /^RangeError: players: .*; allowed: 1 to 20$/);
    });
  }
  for (const [options, why] of [
    [{ player: ['Ada'] }, 'there is no option "player"'],
    [{ players: 2, seed: 7 }, 'there is no option "seed"'],
    [['Ada', 'Grace'], '"Ada","Grace" is no object of options'],
    [2, '2 is no object of options'],
    [null, 'null is no object of options'],
  ] as const) {
    test(`not from ${JSON.stringify(options)}`, () => {
      throws(() => newGame(yahtzee, options as object), {
        name: 'RangeError',
        message: `newGame: ${why}; options: players`,
      });
    });
  }
});

describe('scoreRoll', () => {
  test('refuses a box that the sheet does not have, and names those that it has', () => {
    throws(
      () => scoreRoll(yahtzee as Ruleset, 'onePair', dice('11111')),
      /"onePair"; allowed: ones, .*, chance$/,
    );
  });
  for (const values of [
    [],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 7],
    [0, 1, 2, 3, 4],
    [1.5, 1, 1, 1, 1],
  ]) {
    test(`refuses [${values.join()}], and says which dice it takes`, () => {
      throws(
        () => scoreRoll(yahtzee, 'chance', values),
        /^RangeError: dice: .* 5 whole numbers from 1 to 6$/,
      );
    });
  }
  test('takes dice in any order', () => {
    ok(
      ['65431', '13456', '46135'].every((values) => scoreRoll(yahtzee, 'smallStraight', dice(values)) === 30),
    );
  });
});

test('the name of a ruleset, or one that is still loading, is told from a ruleset in one sentence', () => {
  const calls: ((wrong: Ruleset) => unknown)[] = [
    (wrong) => newGame(wrong),
    (wrong) => scoreRoll(wrong, 'chance', [1, 2, 3, 4, 5]),
    (wrong) => choicesOf(wrong),
    (wrong) => withOptions(wrong, {}),
    (wrong) => variantOf(wrong, { id: 'mine' }),
    (wrong) => testRuleset(wrong),
  ];
  for (const wrong of ['yatzy', loadRuleset('yatzy'), undefined, null, 7, {}] as unknown as Ruleset[])
    for (const call of calls)
      throws(() => call(wrong), {
        name: 'RangeError',
        message: /^ruleset: .+; allowed: a ruleset, such as await loadRuleset\('yahtzee'\)$/,
      });
});
