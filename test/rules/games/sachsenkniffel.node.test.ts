// Sachsenkniffel: a race of crosses, in which each turn is for one row.

import {
  chance,
  legalActions,
  newGame,
  outcome,
  parseGame,
  playerTotals,
  reduce,
  rollsLeft,
  serializeGame,
  standings,
  type GameState,
} from '@yahtzee-game/rules';
import { ruleset as sachsenkniffel } from '@yahtzee-game/rules/rulesets/sachsenkniffel';
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  act,
  announce,
  hold,
  legalCells,
  reasons,
  reroll,
  rollDice,
  scoreIn,
  totals,
} from '../../harness/games/play.js';

const start = newGame(sachsenkniffel, { players: 2 });
const ROWS = sachsenkniffel.spec.categories.map(({ id }) => id);

/** A turn with one throw, for one row. */
const cross = (state: GameState, row: string, dice: string): GameState =>
  scoreIn(announce(rollDice(state, dice), row), row);

/** Throws that complete an empty row. */
const COMPLETE: Readonly<Record<string, readonly string[]>> = {
  ones: ['111111'],
  twos: ['222222'],
  threes: ['333333'],
  fours: ['444444'],
  fives: ['555555'],
  sixes: ['666666'],
  sum7: ['162534', '343434'],
  sum8: ['263544', '444444'],
  sum9: ['363636', '454545'],
  sum10: ['465546', '555555'],
  sum11: ['565656', '565656'],
  sum12: ['666666', '666666'],
};

/** Completes these rows, in consecutive turns. */
const complete = (state: GameState, rows: readonly string[]): GameState =>
  rows.reduce(
    (now, row) => (COMPLETE[row] ?? []).reduce((during, dice) => cross(during, row, dice), now),
    state,
  );

/** A turn with one cross. */
const pass = (state: GameState): GameState => cross(state, 'ones', '122222');

const crossesOf = (state: GameState, seat: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    state.rules.cells.flatMap(({ id, slot, entries }) => {
      const made = state.cards[seat]?.slots.slice(slot, slot + entries).filter((mark) => mark === 1).length;
      return made ? [[id, made]] : [];
    }),
  );
const named = (state: GameState): readonly string[] =>
  legalActions(state).flatMap((action) => (action.type === 'announce' ? action.cell : []));
/** The positions of the dice that must be held in the next throw, as a mask. */
const aside = (state: GameState): string | undefined =>
  legalActions(state).flatMap((action) =>
    action.type === 'roll' ? [0, 1, 2, 3, 4, 5].map((die) => (action.held >> die) & 1).join('') : [],
  )[0];

describe('a row', () => {
  test('is named on a throw that makes a cross there', () => {
    deepEqual(named(rollDice(start, '111346')), [
      'ones',
      'threes',
      'fours',
      'sixes',
      'sum7',
      'sum9',
      'sum10',
    ]);
    equal(reduce(rollDice(start, '111346'), { type: 'announce', cell: 'twos' }).ok, false);
  });
  test('on the first throw, the second or the third', () => {
    const second = reroll(rollDice(start, '111346'), '000000', '222346');
    deepEqual(named(second).slice(0, 2), ['twos', 'threes']);
    const third = reroll(second, '000000', '555556');
    deepEqual(named(third), []);
    deepEqual(legalCells(third), ['fives', 'sixes', 'sum10', 'sum11']);
  });
  test('once in a turn', () => {
    const state = announce(rollDice(start, '111346'), 'ones');
    deepEqual(named(state), []);
    deepEqual(legalCells(state), ['ones']);
    equal(reasons(state)['threes'], 'other-announced');
  });
  test('is not named when it is complete', () => {
    const state = rollDice(complete(start, ['ones']), '111346');
    deepEqual(named(state).includes('ones'), false);
    equal(reasons(state)['ones'], 'filled');
  });
  test('has to be named before the turn may end, unless the last throw has been made', () => {
    deepEqual(legalCells(rollDice(start, '111346')), []);
    equal(reasons(rollDice(start, '111346'))['ones'], 'not-announced');
  });
});

describe('crosses', () => {
  test('are one for each die of a number', () => {
    deepEqual(crossesOf(cross(start, 'ones', '111346'), 0), { ones: 3 });
  });
  test('are one for each two dice of a sum', () => {
    deepEqual(crossesOf(cross(start, 'sum7', '341652'), 0), { sum7: 3 });
    deepEqual(crossesOf(cross(start, 'sum8', '442211'), 0), { sum8: 1 });
  });
  test('are each a point', () => {
    const state = cross(cross(start, 'ones', '111346'), 'sum7', '342222');
    deepEqual(
      [totals(state), standings(state)],
      [
        [3, 1],
        [[3], [1]],
      ],
    );
    deepEqual(playerTotals(state)[1]?.sections, { upper: 0, lower: 1 });
  });
  test('too many for a row are lost', () => {
    const four = scoreIn(reroll(announce(rollDice(start, '111346'), 'ones'), '111000', '123'), 'ones');
    const next = cross(four, 'twos', '222346');
    deepEqual(crossesOf(cross(next, 'ones', '111122'), 0), { ones: 6 });
  });
});

describe('dice that make crosses', () => {
  test('stay aside, and the others are thrown again', () => {
    equal(aside(announce(rollDice(start, '123145'), 'ones')), '100100');
    equal(aside(announce(rollDice(start, '341662'), 'sum7')), '111100');
  });
  test('alone: the dice of another number never do', () => {
    equal(aside(announce(rollDice(start, '625123'), 'twos')), '010010');
    equal(aside(announce(rollDice(start, '561613'), 'ones')), '001010');
  });
  test('are joined by further ones of the same row', () => {
    const second = reroll(announce(rollDice(start, '123145'), 'ones'), '100100', '1136');
    deepEqual(second.turn.dice, [1, 1, 1, 1, 3, 6]);
    equal(aside(second), '111100');
    deepEqual(crossesOf(scoreIn(reroll(second, '111100', '11'), 'ones'), 0), { ones: 6 });
  });
  test('may be all but one, which is thrown alone for a number, and not for a sum', () => {
    const five = announce(rollDice(start, '111116'), 'ones');
    equal(aside(five), '111110');
    deepEqual(crossesOf(scoreIn(reroll(five, '111110', '1'), 'ones'), 0), { ones: 6 });
    const four = announce(rollDice(start, '343466'), 'sum7');
    equal(aside(four), '111100');
    deepEqual(crossesOf(scoreIn(reroll(four, '111100', '25'), 'sum7'), 0), { sum7: 3 });
  });
  test('may not be thrown again, nor others be held', () => {
    const state = announce(rollDice(start, '123145'), 'ones');
    throws(() => hold(state, '100000'), /^Error: bad held/);
    throws(() => hold(state, '000000'), /^Error: bad held/);
    throws(() => hold(state, '110100'), /^Error: bad held/);
  });
  test('are none before a row is named: all six are thrown again', () => {
    const state = rollDice(start, '123145');
    equal(aside(state), '000000');
    throws(() => hold(state, '100100'), /^Error: bad held/);
  });
  test('of a sum are pairs, whichever die of a face it is', () => {
    equal(aside(announce(rollDice(start, '334441'), 'sum7')), '111100');
    equal(aside(announce(rollDice(start, '444441'), 'sum8')), '111100');
  });
});

describe('a turn', () => {
  test('has three throws at most', () => {
    const third = reroll(
      reroll(announce(rollDice(start, '123145'), 'ones'), '100100', '2345'),
      '100100',
      '2345',
    );
    equal(rollsLeft(third), 0);
    deepEqual(
      legalActions(third).map(({ type }) => type),
      ['score'],
    );
  });
  test('may end when a row has been named, whatever throws are left', () => {
    equal(cross(start, 'ones', '123145').seat, 1);
  });
  test('passes to the next player', () => {
    equal(cross(cross(start, 'ones', '123145'), 'ones', '123145').seat, 0);
  });
  test('passes without a cross when the last throw makes none in any open row', () => {
    const most = complete(start, ROWS.slice(0, -1));
    equal(most.seat, 0);
    const third = reroll(reroll(rollDice(most, '123455'), '000000', '123455'), '000000', '123455');
    deepEqual(legalCells(third), ['sum12']);
    const passed = scoreIn(third, 'sum12');
    equal(passed.seat, 1);
    deepEqual(crossesOf(passed, 0)['sum12'], undefined);
  });
  test('does not pass while a throw is left, or a cross is to be had', () => {
    const most = complete(start, ROWS.slice(0, -1));
    const first = rollDice(most, '123455');
    deepEqual(
      legalActions(first).map(({ type }) => type),
      ['roll'],
    );
    const third = reroll(reroll(first, '000000', '123455'), '000000', '123466');
    deepEqual(totals(scoreIn(third, 'sum12')), [67, 0]);
  });
});

describe('another turn, with all dice, comes', () => {
  const again = (state: GameState): void => {
    deepEqual([state.seat, state.turn.phase, state.turn.roll, state.turn.dice], [0, 'rolling', 0, []]);
  };

  test('when one throw uses all six', () => {
    const state = cross(start, 'sum7', '341652');
    again(state);
    deepEqual(crossesOf(state, 0), { sum7: 3 });
  });
  test('when the throws of a turn use all six', () => {
    const second = reroll(announce(rollDice(start, '341222'), 'sum7'), '110000', '2516');
    again(scoreIn(second, 'sum7'));
    deepEqual(crossesOf(scoreIn(second, 'sum7'), 0), { sum7: 3 });
  });
  test('when a row is complete, whatever dice are left', () => {
    const three = cross(cross(start, 'sum7', '341652'), 'sum7', '342222');
    equal(three.seat, 1);
    const four = cross(cross(three, 'ones', '123145'), 'sum7', '343422');
    deepEqual(crossesOf(four, 0), { sum7: 6 });
    again(four);
  });
  test('not when dice are left and the row is not complete', () => {
    equal(cross(start, 'sum7', '341222').seat, 1);
    equal(cross(start, 'ones', '111112').seat, 1);
    equal(cross(start, 'twos', '262626').seat, 1);
    equal(cross(start, 'twos', '626262').seat, 1);
  });
  test('and another one after that', () => {
    let state: GameState = start;
    for (const row of ['ones', 'twos', 'threes']) {
      state = complete(state, [row]);
      again(state);
    }
    deepEqual(totals(state), [18, 0]);
  });
  test('as long as all six make crosses no throw is left to make', () => {
    const state = announce(rollDice(start, '341652'), 'sum7');
    deepEqual(
      legalActions(state).map(({ type }) => type),
      ['score'],
    );
  });
});

describe('the game ends', () => {
  test('with the round in which somebody completes all rows', () => {
    const three = newGame(sachsenkniffel, { players: 3 });
    const all = complete(three, ROWS);
    deepEqual([all.seat, all.turn.phase, outcome(all)], [1, 'rolling', undefined]);
    const last = pass(all);
    deepEqual([last.seat, last.turn.phase], [2, 'rolling']);
    const ended = pass(last);
    equal(ended.turn.phase, 'over');
    deepEqual(outcome(ended), { places: [1, 2, 2], winners: [0], playoff: [], totals: [72, 1, 1] });
    deepEqual(legalActions(ended), []);
  });
  test('at once when that was the last player of the round', () => {
    const ended = complete(pass(start), ROWS);
    equal(ended.turn.phase, 'over');
    deepEqual(outcome(ended)?.winners, [1]);
  });
  test('and nothing more may be done', () => {
    const ended = complete(pass(start), ROWS);
    const next = reduce(ended, { type: 'dice', values: [1, 2, 3, 4, 5, 6] });
    deepEqual([next.ok, !next.ok && next.code], [false, 'over']);
  });
});

describe('those who complete all rows in the same round throw for the win', () => {
  const tied = complete(complete(newGame(sachsenkniffel, { players: 3 }), ROWS), ROWS);
  const three = pass(tied);

  test('two dice each, one after the other', () => {
    deepEqual([three.turn.phase, three.seat, outcome(three)], ['rolling', 0, undefined]);
    deepEqual(three.playoff?.seats, [0, 1]);
    deepEqual(chance(three), { count: 2, sides: 6, seat: 0, turn: three.cards[0]?.turns, roll: 0 });
    deepEqual([legalActions(three), rollsLeft(three)], [[], 1]);
    const next = rollDice(three, '34');
    deepEqual([next.turn.phase, next.seat, chance(next)?.count], ['rolling', 1, 2]);
  });
  test('the higher sum wins; crosses stay', () => {
    const ended = rollDice(rollDice(three, '34'), '62');
    equal(ended.turn.phase, 'over');
    deepEqual(outcome(ended), { places: [2, 1, 3], winners: [1], playoff: [0, 1], totals: [72, 72, 1] });
    deepEqual(standings(ended), [
      [72, 7],
      [72, 8],
      [1, 0],
    ]);
  });
  test('equals throw again, one die each', () => {
    const again = rollDice(rollDice(three, '34'), '61');
    deepEqual([again.turn.phase, again.seat, chance(again)?.count], ['rolling', 0, 1]);
    const once = rollDice(rollDice(again, '5'), '5');
    deepEqual([once.turn.phase, once.seat, chance(once)?.count, chance(once)?.roll], ['rolling', 0, 1, 2]);
    const ended = rollDice(rollDice(once, '4'), '2');
    deepEqual(outcome(ended)?.winners, [0]);
    deepEqual(standings(ended), [
      [72, 7, 5, 4],
      [72, 7, 5, 2],
      [1, 0, 0, 0],
    ]);
  });
  test('who is out stays out', () => {
    const all = complete(tied, ROWS);
    deepEqual(all.playoff?.seats, [0, 1, 2]);
    const two = rollDice(rollDice(rollDice(all, '66'), '12'), '66');
    deepEqual(two.playoff?.seats, [0, 2]);
    const ended = rollDice(rollDice(two, '1'), '2');
    deepEqual(outcome(ended), { places: [2, 3, 1], winners: [2], playoff: [0, 1, 2], totals: [72, 72, 72] });
  });
  test('in the same log', () => {
    const ended = rollDice(rollDice(three, '34'), '62');
    const read = parseGame(serializeGame(ended), [sachsenkniffel]);
    ok(read.ok);
    deepEqual(outcome(read), outcome(ended));
  });
  test('only dice that are awaited are taken', () => {
    for (const values of [[1], [1, 2, 3], [1, 7]]) equal(reduce(three, { type: 'dice', values }).ok, false);
  });
});

test('it is for two players and more', () => {
  deepEqual(sachsenkniffel.spec.players, [2, 20]);
  throws(() => newGame(sachsenkniffel), /^RangeError: players: 1; allowed: 2 to 20$/);
  equal(act(newGame(sachsenkniffel, { players: 20 }), { type: 'dice', values: [1, 2, 3, 4, 5, 6] }).ok, true);
});
