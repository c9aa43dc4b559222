// House rules whose columns have their own rows or rolls, and boxes that cost points.

import {
  gameFromJSON,
  gameToJSON,
  newGame,
  playerTotals,
  rollsLeft,
  withOptions,
  type Column,
  type Spec,
} from '@yahtzee-game/rules';
import {
  announce,
  counter,
  defineRuleset,
  down,
  free,
  middle,
  numberRows,
  sum,
  testRuleset,
  up,
  upperThenLower,
} from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import {
  cellOf,
  legalCells,
  offers,
  playTurns,
  position,
  reasons,
  rollDice,
  scoreIn,
  throwDice,
  totals,
} from '../../harness/games/play.js';

const SIX: Spec = { ...TWO_ROWS, categories: [...numberRows(4), ...TWO_ROWS.categories] };
const inColumns = (...columns: readonly Column[]) => defineRuleset({ ...SIX, columns });

describe('a column with rows of its own', () => {
  const ruleset = inColumns(
    { id: 'all', order: free },
    { id: 'upper', order: down, rows: ['ones', 'twos', 'threes', 'fours'], times: 2 },
    { id: 'lower', order: up, rows: ['chance', 'yahtzee'] },
  );

  test('has these boxes alone', () => {
    const ids = newGame(ruleset).rules.cells.map(({ id }) => id);
    const all = ['ones', 'twos', 'threes', 'fours', 'chance', 'yahtzee'].map((id) => `${id}@all`);
    deepEqual(ids, [
      ...all,
      ...['ones', 'twos', 'threes', 'fours'].map((id) => `${id}@upper`),
      'chance@lower',
      'yahtzee@lower',
    ]);
  });
  test('is filled in its order', () => {
    const state = rollDice(newGame(ruleset), '12345');
    deepEqual(
      legalCells(state).filter((id) => !id.endsWith('all')),
      ['ones@upper', 'yahtzee@lower'],
    );
    const later = playTurns(newGame(ruleset), 'ones@upper 11123, yahtzee@lower 12345');
    deepEqual(
      legalCells(rollDice(later, '12345')).filter((id) => !id.endsWith('all')),
      ['twos@upper', 'chance@lower'],
    );
  });
  test('adds up, times what the column counts', () => {
    const state = playTurns(newGame(ruleset), 'ones@upper 11123, yahtzee@lower 55555, chance@all 12345');
    deepEqual(totals(state), [2 * 3 + 50 + 15]);
    deepEqual(playerTotals(state)[0]?.columns[1]?.sections, { upper: 3, lower: 0 });
  });
  test('is full when they are', () => equal(newGame(ruleset).rules.slots, 12));
  test('and its game is played, saved and loaded', () =>
    deepEqual(testRuleset(ruleset, { games: 30 }).problems, []));
  test('keeps them with another order', () => {
    const state = rollDice(newGame(withOptions(ruleset, { order: 'up' })), '12345');
    deepEqual(legalCells(state), ['yahtzee@all', 'fours@upper', 'yahtzee@lower']);
  });
});

test('from the middle outwards is from the middle of the column’s own rows', () => {
  const ruleset = inColumns(
    { id: 'a', order: free },
    { id: 'b', order: middle, rows: ['twos', 'threes', 'fours', 'chance'] },
  );
  const state = rollDice(newGame(ruleset), '12345');
  deepEqual(
    legalCells(state).filter((id) => id.endsWith('b')),
    ['threes@b', 'fours@b'],
  );
});

test('a section comes first within the column’s own rows', () => {
  const ruleset = inColumns(
    { id: 'a', order: free },
    { id: 'b', order: upperThenLower, rows: ['fours', 'yahtzee'] },
  );
  deepEqual(
    legalCells(rollDice(newGame(ruleset), '12345')).filter((id) => id.endsWith('b')),
    ['fours@b'],
  );
});

describe('a counter column with rows of its own', () => {
  const ruleset = defineRuleset({
    ...SIX,
    columns: [
      { id: 'announce', order: announce },
      { id: 'counter', order: counter, rows: ['threes', 'fours', 'chance'] },
    ],
    follow: (cards, seat) => cards[(seat || cards.length) - 1]?.announced ?? -1,
    players: [2, 2],
  });
  const after = (turn: string): readonly string[] =>
    legalCells(rollDice(playTurns(newGame(ruleset, { players: 2 }), turn), '12345'));

  test('follows an announcement of one of them', () => {
    deepEqual(after('!fours@announce 44441'), ['fours@counter']);
    deepEqual(after('!chance@announce 44441'), ['chance@counter']);
  });
  test('and offers none where another row was announced', () => deepEqual(after('!ones@announce 44441'), []));
  test('or all where nothing was', () => {
    deepEqual(legalCells(rollDice(newGame(ruleset, { players: 2 }), '12345')), [
      'threes@counter',
      'fours@counter',
      'chance@counter',
    ]);
  });
});

describe('a column with rolls of its own', () => {
  const ruleset = inColumns(
    { id: 'any', order: free },
    { id: 'two', order: free, rolls: 2 },
    { id: 'one', order: down, rolls: 1 },
  );
  const columnsAt = (roll: number): readonly string[] => {
    const state = throwDice(newGame(ruleset), `12345 on roll ${roll}`);
    return [...new Set(legalCells(state).map((id) => id.split('@')[1] ?? ''))];
  };

  test('takes what lies on or before that roll', () => {
    deepEqual([1, 2, 3].map(columnsAt), [['any', 'two', 'one'], ['any', 'two'], ['any']]);
  });
  test('says why it takes nothing later', () => {
    const why = reasons(throwDice(newGame(ruleset), '12345 on roll 3'));
    deepEqual([why['ones@two'], why['ones@one']], ['order-rolls', 'order-hand']);
    deepEqual(cellOf(throwDice(newGame(ruleset), '12345 on roll 3'), 'ones@two').why?.args, { rolls: 2 });
  });
  test('has its order besides', () => {
    equal(reasons(rollDice(newGame(ruleset), '12345'))['twos@one'], 'order-down');
  });
  test('ends rolling when nothing else is left', () => {
    const alone = inColumns({ id: 'two', order: free, rolls: 2 });
    equal(legalCells(throwDice(newGame(alone), '12345 on roll 2')).length, 6);
    let refused = '';
    try {
      throwDice(newGame(alone), '12345 on roll 3');
    } catch (error) {
      refused = String(error);
    }
    ok(refused.includes('no rolls left'), refused);
    equal(rollsLeft(throwDice(newGame(alone), '12345 on roll 2')), 1);
  });
  test('and its game is played, saved and loaded', () =>
    deepEqual(testRuleset(ruleset, { games: 30 }).problems, []));
});

describe('a box that costs points', () => {
  const ruleset = defineRuleset({
    ...TWO_ROWS,
    categories: [
      { id: 'trash', section: 'lower', score: ({ sum: points }) => -points },
      { id: 'penalty', section: 'lower', score: (t) => -3 * (t.counts[1] ?? 0) },
      { id: 'chance', section: 'lower', score: sum },
      { id: 'bonus', section: 'lower', score: () => 10, after: 'trash' },
    ],
  });

  test('takes them away', () => {
    const state = position(ruleset, 'chance 12345', '34455');
    deepEqual(offers(state), { trash: '-21', penalty: '0', bonus: '0' });
    deepEqual(totals(scoreIn(state, 'trash')), [15 - 21]);
  });
  test('has scored, so that what counts after it counts', () => {
    deepEqual(offers(position(ruleset, 'trash 12345', '34455'))['bonus'], '10');
  });
  test('costs a plain nothing where it costs nothing', () => {
    ok(Object.is(cellOf(position(ruleset, '', '34455'), 'penalty').points, 0));
  });
  test('survives being saved', () => {
    const state = playTurns(newGame(ruleset), 'trash 34455, penalty 11122');
    const again = gameFromJSON(JSON.parse(JSON.stringify(gameToJSON(state))), [ruleset]);
    ok(again.ok);
    deepEqual(totals(again), [-21 - 9]);
    deepEqual(testRuleset(ruleset, { games: 30 }).problems, []);
  });
});
