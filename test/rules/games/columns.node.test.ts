// Games with several columns: the things that each column has separately, and those that the columns share.

import {
  legalActions,
  newGame,
  playerTotals,
  rollsLeft,
  withOptions,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as rainbow } from '@yahtzee-game/rules/rulesets/rainbow';
import { ruleset as triple } from '@yahtzee-game/rules/rulesets/triple-yahtzee';
import { ruleset as yamb } from '@yahtzee-game/rules/rulesets/yamb';
import { ruleset as yams } from '@yahtzee-game/rules/rulesets/yams';
import { ruleset as threeWays } from '@yahtzee-game/rules/rulesets/yatzy-3way';
import { ruleset as combo } from '@yahtzee-game/rules/rulesets/yatzy-combo';
import { ruleset as strict } from '@yahtzee-game/rules/rulesets/yatzy-osto-strict';
import { ruleset as times } from '@yahtzee-game/rules/rulesets/yatzy-x';
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  legalCells,
  offers,
  playTurns,
  reasons,
  reroll,
  rollDice,
  scoreIn,
  throwDice,
  totals,
  turn,
} from '../../harness/games/play.js';

const ordersOf = ({ spec }: Ruleset): readonly (string | undefined)[] =>
  spec.columns?.map(({ order }) => order.name) ?? [];

describe('an order for columns that differ', () => {
  test('is their own, unless it is agreed otherwise', () => {
    deepEqual(ordersOf(yamb), ['down', 'free', 'up', 'announce']);
    deepEqual(ordersOf(threeWays), ['free', 'down', 'up']);
  });
  test('then it is the same for all of them', () => {
    for (const order of ['free', 'up', 'announce'] as const) {
      deepEqual(ordersOf(withOptions(yamb, { order })), new Array(4).fill(order));
    }
  });
  test('and their own again', () => {
    const back = withOptions(withOptions(yamb, { order: 'free' }), { order: 'own' });
    deepEqual([ordersOf(back), back.options], [ordersOf(yamb), {}]);
  });
  test('is no word for a sheet of one order', () => {
    throws(() => withOptions(triple, { order: 'own' }), /^RangeError: options.order: "own" is not allowed/);
    equal(withOptions(yams, { columns: 3 }).spec.columns?.length, 3);
  });
  test('that waits for a name is refused where a turn fills every column', () => {
    for (const order of ['announce', 'lateAnnounce'] as const) {
      throws(() => withOptions(combo, { mode: 'parallel', order }), /^RangeError: options/);
    }
  });
});

describe('what a game takes over from another, it takes with its options:', () => {
  test('beside its own', () => {
    const game = withOptions(times, { columns: 2, upperBonus: 35, bonusMultiplied: false });
    const upper =
      'ones@x2 11123, twos@x2 22213, threes@x2 33312, fours@x2 44412, fives@x2 55512, sixes@x2 66612';
    deepEqual(ordersOf(game), ['free', 'free']);
    deepEqual(totals(playTurns(newGame(game), upper)), [2 * 63 + 35]);
  });
  test('those that its own build upon', () => {
    equal(withOptions(triple, { joker: 'none', bonusNeedsPoints: true }).spec.repeat, undefined);
    const cheap = withOptions(rainbow, { yahtzeeBonus: 50 });
    equal(
      offers(throwDice(playTurns(newGame(cheap), 'yahtzee 3r3r3r3r3r'), '4r4r4r4r4r'))['fours'],
      '20 + 100',
    );
  });
  test('over more than one step', () => {
    const game = withOptions(strict, { tokenPoints: 2, pairsDistinct: false });
    deepEqual(totals(playTurns(newGame(game), 'twoPairs 14444, ones 22345')), [16 + 2 * 2]);
  });
});

describe('Triple Yahtzee', () => {
  const filled = 'yahtzee@x1 66666, yahtzee@x2 66666, yahtzee@x3 66666';
  const sixes = 'sixes@x1 66612, sixes@x2 66612, sixes@x3 66612';
  const three = playTurns(newGame(triple), filled);

  test('five sixes in the large straight of the third column: (40 + 100) × 3 = 420', () => {
    const before = playTurns(three, sixes);
    const after = turn(before, '66666', 'largeStraight@x3');
    const [one = NaN] = totals(before);
    deepEqual(totals(after), [one + 420]);
    deepEqual([after.cards[0]?.extras, playerTotals(after)[0]?.extra], [[300], 300]);
  });
  test('an extra one has to go to a number box of its face, in whichever column it is open', () => {
    deepEqual(offers(rollDice(three, '66666')), {
      'sixes@x1': '30 + 100',
      'sixes@x2': '30 + 200',
      'sixes@x3': '30 + 300',
    });
    const two = playTurns(three, 'sixes@x3 66612, sixes@x1 66612');
    deepEqual(legalCells(rollDice(two, '66666')), ['sixes@x2']);
  });
  test('then to any lower box, as a joker', () => {
    const state = rollDice(playTurns(three, sixes), '66666');
    equal(legalCells(state).length, 3 * 6);
    deepEqual(
      ['fullHouse@x1', 'smallStraight@x2', 'largeStraight@x3', 'chance@x3'].map(
        (cell) => offers(state)[cell],
      ),
      ['25 + 100', '30 + 200', '40 + 300', '30 + 300'],
    );
    equal(reasons(state)['ones@x1'], 'joker-lower-first');
  });
  test('brings its bonus to a box that takes a zero, unless it is agreed that it does not', () => {
    const rows = triple.spec.categories.flatMap(({ id, face }) => (face || id === 'yahtzee' ? [] : id));
    const lower = ['x1', 'x2', 'x3'].flatMap((column) => rows.map((row) => `${row}@${column} 12456`)).join();
    const offered = (bonusNeedsPoints: boolean): string | undefined => {
      const start = newGame(withOptions(triple, { bonusNeedsPoints }));
      return offers(rollDice(playTurns(start, `${filled}, ${sixes}, ${lower}`), '66666'))['ones@x2'];
    };
    deepEqual([offered(false), offered(true)], ['0 + 200', '0']);
  });
  test('the third Yahtzee is no extra one', () => {
    const two = playTurns(newGame(triple), 'yahtzee@x1 66666, yahtzee@x3 66666');
    deepEqual(totals(turn(two, '66666', 'yahtzee@x2')), [300]);
    equal(offers(rollDice(two, '66666'))['chance@x1'], '30');
  });
});

/** Makes all entries of one turn with the same dice. */
const fillIn = (state: GameState, ...boxes: readonly string[]): GameState => boxes.reduce(scoreIn, state);

describe('three kinds of Yatzy beside each other, one box a turn', () => {
  const saved = playTurns(newGame(combo), 'smallStraight@osto 12345');

  test('each column keeps its own rule', () => {
    const state = rollDice(newGame(combo), '66666');
    equal(legalCells(state).length, 15 + 1 + 15);
    equal(reasons(state)['twos@down'], 'order-down');
  });
  test('a roll that was not used is saved, if the throw goes to the column of the bank', () => {
    equal(rollsLeft(saved), 5);
    equal(rollsLeft(turn(saved, '66666', 'yahtzee@free')), 5);
    equal(rollsLeft(turn(saved, '66666', 'yahtzee@osto')), 7);
  });
  test('a bought one binds the throw to that column', () => {
    const third = throwDice(saved, '66666 on roll 3');
    equal(legalCells(third).length, 15 + 1 + 14);
    const fourth = reroll(third, '11110', '6');
    equal(legalCells(fourth).length, 14);
    ok(legalCells(fourth).every((cell) => cell.endsWith('@osto')));
    equal(reasons(fourth)['ones@free'], 'bought-roll');
    equal(scoreIn(fourth, 'yahtzee@osto').cards[0]?.tokens, 1);
  });
  test('none is bought when that column is full', () => {
    const rows = combo.spec.categories.map(({ id }) => id).filter((id) => id !== 'smallStraight');
    const full = playTurns(saved, rows.map((row) => `${row}@osto 12456`).join());
    equal(full.cards[0]?.tokens, 30);
    const third = throwDice(full, '12456 on roll 3');
    deepEqual([...new Set(legalActions(third).map(({ type }) => type))], ['score']);
  });
});

describe('three kinds of Yatzy beside each other, every column each turn', () => {
  const start = newGame(withOptions(combo, { mode: 'parallel' }), { players: 2 });
  const first = rollDice(start, '12345');

  test('the same dice fill one box in each', () => {
    const one = scoreIn(first, 'smallStraight@free');
    equal(one.seat, 0);
    deepEqual(one.turn.dice, [1, 2, 3, 4, 5]);
    deepEqual(
      legalCells(one).filter((cell) => !cell.endsWith('@osto')),
      ['ones@down'],
    );
    equal(reasons(one)['chance@free'], 'column-used');
    ok(legalActions(one).every(({ type }) => type === 'score'));
    const all = fillIn(one, 'ones@down', 'smallStraight@osto');
    equal(all.seat, 1);
    deepEqual(totals(all), [15 + 1 + 15, 0]);
  });
  test('what is saved depends on the rolls, not on which column comes first', () => {
    const cells = ['smallStraight@free', 'ones@down', 'smallStraight@osto'];
    for (const order of [cells, cells.toReversed()]) {
      equal(fillIn(first, ...order).cards[0]?.tokens, 2);
    }
  });
  test('a bought roll counts in all three, and is paid for once', () => {
    let state = fillIn(first, 'smallStraight@free', 'ones@down', 'smallStraight@osto');
    state = fillIn(rollDice(state, '12345'), 'chance@free', 'ones@down', 'chance@osto');
    state = throwDice(state, '66666 on roll 4');
    state = fillIn(state, 'yahtzee@free', 'twos@down', 'yahtzee@osto');
    equal(state.cards[0]?.tokens, 1);
    deepEqual(totals(state)[0], 15 + 1 + 15 + 50 + 0 + 50);
  });
  test('there are as many turns as rows', () => {
    let state: GameState = newGame(withOptions(combo, { mode: 'parallel' }));
    for (const row of combo.spec.categories) {
      equal(state.turn.phase, 'rolling');
      state = fillIn(rollDice(state, '12345'), `${row.id}@free`, `${row.id}@down`, `${row.id}@osto`);
    }
    equal(state.turn.phase, 'over');
    equal(state.cards[0]?.turns, 15);
  });
});

describe('Yams in three columns', () => {
  const start = newGame(withOptions(yams, { columns: 3 }));

  test('free, downwards and upwards', () => {
    deepEqual(
      legalCells(rollDice(start, '12345')).filter((cell) => !cell.endsWith('@free')),
      ['ones@down', 'chance@up'],
    );
  });
  test('each with its own bonus', () => {
    const numbers = ['ones 11123', 'twos 22213', 'threes 33312', 'fours 44412', 'fives 55512', 'sixes 66612'];
    const inColumn = (column: string): string =>
      numbers.map((text) => text.replace(' ', `@${column} `)).join();
    const state = playTurns(start, `${inColumn('free')},${inColumn('down')}`);
    deepEqual(totals(state), [2 * (63 + 35)]);
  });
  test('with Plus and Moins in each of them', () => {
    const both = newGame(withOptions(yams, { columns: 3, plusMoins: true }));
    const state = playTurns(both, 'moins@up 11112, plus@up 66661, plus@free 66661');
    deepEqual(totals(state), [6 + 25]);
  });
});
