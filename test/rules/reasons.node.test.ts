// Reasons name the boxes that they are about: ids of cells and columns, for which a page has words.

import {
  newGame,
  reduce,
  withOptions,
  type Action,
  type GameState,
  type Ruleset,
  type Why,
} from '@yahtzee-game/rules';
import { defineRuleset, sum } from '@yahtzee-game/rules/define';
import { ruleset as sachsenkniffel } from '@yahtzee-game/rules/rulesets/sachsenkniffel';
import { ruleset as triple } from '@yahtzee-game/rules/rulesets/triple-yahtzee';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yamb } from '@yahtzee-game/rules/rulesets/yamb';
import { ruleset as combo } from '@yahtzee-game/rules/rulesets/yatzy-combo';
import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { announce as name, cellOf, hold, position, rollDice, scoreIn, turn } from '../harness/games/play.js';

const why = (state: GameState, id: string): Why | undefined => cellOf(state, id).why;
const refusal = (state: GameState, action: Action): Why | undefined => {
  const next = reduce(state, action);
  if (next.ok) throw new Error('it was played');
  return next.why;
};
/** Checks that a cell and a refusal give the same reason. */
function barredBy(state: GameState, cell: string, expected: Why): void {
  deepEqual(why(state, cell), expected);
  deepEqual(refusal(state, { type: 'score', cell }), expected);
}

describe('a joker says', () => {
  test('which number box comes first', () => {
    const state = position(yahtzee, 'yahtzee 66666', '44444');
    barredBy(state, 'chance', { key: 'joker-number-first', args: { row: 'fours' } });
  });
  test('the first of several that are open', () => {
    const state = position(
      triple,
      'yahtzee@x1 66666, yahtzee@x2 66666, yahtzee@x3 66666, fours@x1 44412',
      '44444',
    );
    barredBy(state, 'chance@x3', { key: 'joker-number-first', args: { row: 'fours@x2' } });
  });
  test('which lower boxes come first', () => {
    const turns = 'yahtzee 66666, fours 44412, chance 12345, threeOfAKind 33312, fullHouse 33322';
    const state = position(yahtzee, turns, '44444');
    const boxes = ['fourOfAKind', 'smallStraight', 'largeStraight'];
    barredBy(state, 'ones', { key: 'joker-lower-first', args: { boxes } });
  });
});

describe('an order says which box comes next', () => {
  const inOrder = (order: 'down' | 'up' | 'ends' | 'middle'): GameState =>
    rollDice(newGame(withOptions(yahtzee, { order })), '12456');

  test('downwards and upwards', () => {
    barredBy(inOrder('down'), 'chance', { key: 'order-down', args: { row: 'ones' } });
    barredBy(inOrder('up'), 'ones', { key: 'order-up', args: { row: 'chance' } });
    const later = rollDice(scoreIn(inOrder('down'), 'ones'), '12456');
    barredBy(later, 'chance', { key: 'order-down', args: { row: 'twos' } });
  });
  test('from both ends and from the middle', () => {
    barredBy(inOrder('ends'), 'fours', { key: 'order-ends', args: { row: 'ones', row2: 'chance' } });
    barredBy(inOrder('middle'), 'ones', { key: 'order-middle', args: { row: 'threeOfAKind' } });
    const outwards = rollDice(scoreIn(inOrder('middle'), 'threeOfAKind'), '12456');
    barredBy(outwards, 'ones', { key: 'order-middle', args: { row: 'sixes', row2: 'fourOfAKind' } });
  });
  test('in its own column, also while dice are awaited', () => {
    const start = newGame(yamb);
    deepEqual(why(start, 'twos@down'), { key: 'order-down', args: { row: 'ones@down' } });
    barredBy(rollDice(start, '12456'), 'ones@up', { key: 'order-up', args: { row: 'yahtzee@up' } });
  });
});

describe('an announcement says which box is announced', () => {
  const announcing = withOptions(yahtzee, { order: 'announce' });
  test('to other boxes, to another announcement, and to the next roll', () => {
    const state = name(rollDice(newGame(announcing), '12456'), 'sixes');
    const expected = { key: 'other-announced', args: { row: 'sixes' } };
    barredBy(state, 'ones', expected);
    deepEqual(refusal(state, { type: 'announce', cell: 'ones' }), expected);
    deepEqual(why(hold(state, '00001'), 'ones'), expected);
  });
  test('nothing is said of a box that has still to be announced', () => {
    const state = rollDice(newGame(announcing), '12456');
    barredBy(state, 'ones', { key: 'not-announced' });
  });
  test('in a race, too', () => {
    const start = newGame(sachsenkniffel, { players: 2 });
    const state = name(rollDice(start, '111234'), 'ones');
    barredBy(state, 'twos', { key: 'other-announced', args: { row: 'ones' } });
    deepEqual(refusal(state, { type: 'announce', cell: 'twos' }), {
      key: 'other-announced',
      args: { row: 'ones' },
    });
  });
});

describe('a counter column says', () => {
  const countering = withOptions(yamb, { counter: true });
  const start = newGame(countering, { players: 2 });

  test('which box the player before has announced, and who that was', () => {
    const told = turn(start, '66612', '!sixes@announce');
    const state = rollDice(told, '12456');
    barredBy(state, 'ones@counter', { key: 'order-counter', args: { row: 'sixes@counter', seat: 0 } });
    barredBy(state, 'twos@down', { key: 'order-down', args: { row: 'ones@down' } });
  });
  test('who announced nothing', () => {
    const told = turn(start, '66612', 'sixes@free');
    barredBy(rollDice(told, '12456'), 'ones@counter', { key: 'order-counter', args: { seat: 0 } });
  });
});

describe('a column is named', () => {
  test('that is filled in this turn', () => {
    const start = newGame(withOptions(combo, { mode: 'parallel' }));
    const state = scoreIn(rollDice(start, '12345'), 'ones@free');
    barredBy(state, 'twos@free', { key: 'column-used', args: { column: 'free' } });
  });
  test('in which bought rolls do not count', () => {
    let state: GameState = newGame(combo);
    state = turn(state, '12345', 'ones@osto');
    for (const values of ['12345', '2345', '2345', '2345'])
      state = rollDice(state.turn.roll ? hold(state, '10000') : state, values);
    barredBy(state, 'twos@free', { key: 'bought-roll', args: { column: 'osto' } });
  });
});

test('arguments of an order of one’s own come first', () => {
  const odd: Ruleset = defineRuleset({
    id: 'odd',
    source: 'tests',
    dice: { count: 2, sides: 6 },
    rolls: 1,
    categories: ['a', 'b'].map((id) => ({ id, section: 'only', score: sum })),
    columns: [
      {
        id: '',
        order: {
          name: 'odd',
          bar: (p) => (p.row === 1 && p.open[0] ? { key: 'order-odd', args: { row: 'x', n: 1 } } : undefined),
        },
      },
    ],
  });
  barredBy(rollDice(newGame(odd), '12'), 'b', { key: 'order-odd', args: { row: 'x', n: 1 } });
});
