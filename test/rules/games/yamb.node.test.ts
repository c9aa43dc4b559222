// Yamb: columns that are announced, repeated, begun in the middle or filled by hand; and six dice.

import {
  legalActions,
  newGame,
  playerTotals,
  reduce,
  rollsLeft,
  withOptions,
  type Card,
  type GameState,
} from '@yahtzee-game/rules';
import { ruleset as yamb } from '@yahtzee-game/rules/rulesets/yamb';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  announce,
  legalCells,
  offers,
  playTurns,
  reasons,
  reroll,
  rollDice,
  scoreIn,
  totals,
} from '../../harness/games/play.js';

const ROWS = yamb.spec.categories.map(({ id }) => id);
const typesOf = (state: GameState): readonly string[] => [
  ...new Set(legalActions(state).map(({ type }) => type)),
];
/** Every box of these columns, filled from the top or from the bottom. */
const fill = (...columns: readonly string[]): string =>
  columns
    .flatMap((column) => (column === 'up' ? ROWS.toReversed() : ROWS).map((row) => `${row}@${column} 12346`))
    .join();
const inColumn = (state: GameState, column: string): readonly string[] =>
  legalCells(state).flatMap((cell) => (cell.endsWith(`@${column}`) ? cell.replace(/@.*/, '') : []));

describe('the announced column', () => {
  const first = rollDice(newGame(yamb), '12346');

  test('takes a box that is named after the first roll', () => {
    deepEqual(typesOf(first), ['roll', 'score', 'announce']);
    deepEqual(inColumn(first, 'announce'), []);
    equal(reasons(first)['sixes@announce'], 'not-announced');
  });
  test('then the turn is for that box alone', () => {
    const named = announce(first, 'sixes@announce');
    deepEqual(legalCells(named), ['sixes@announce']);
    deepEqual(typesOf(named), ['roll', 'score']);
    const last = reroll(reroll(named, '00001', '6666'), '11110', '1');
    deepEqual(offers(last), { 'sixes@announce': '24' });
    equal(reasons(last)['sixes@free'], 'other-announced');
  });
  test('and what is named may not be withdrawn', () => {
    const named = announce(first, 'sixes@announce');
    for (const cell of ['ones@announce', 'sixes@announce']) {
      const next = reduce(named, { type: 'announce', cell });
      equal(next.ok, false);
    }
  });
  test('waits for another turn when nothing was named', () => {
    const second = reroll(first, '00000', '12346');
    deepEqual(typesOf(second), ['roll', 'score']);
    deepEqual(inColumn(second, 'announce'), []);
  });
  test('has to be named when no other column is left', () => {
    const full = playTurns(newGame(yamb), fill('down', 'free', 'up'));
    const only = rollDice(full, '12346');
    deepEqual(typesOf(only), ['announce']);
    equal(legalActions(only).length, 12);
    const named = announce(only, 'straight@announce');
    deepEqual(typesOf(named), ['roll', 'score']);
    equal(offers(reroll(named, '11110', '5'))['straight@announce'], '56');
  });
  test('names nothing in other columns', () => {
    equal(reduce(first, { type: 'announce', cell: 'sixes@free' }).ok, false);
  });
});

describe('the column that is announced after the second roll', () => {
  const late = newGame(withOptions(yamb, { lateAnnounce: true }));

  test('takes names then, and not before', () => {
    const first = rollDice(late, '12346');
    equal(reduce(first, { type: 'announce', cell: 'ones@lateAnnounce' }).ok, false);
    const second = reroll(first, '00000', '12346');
    deepEqual(typesOf(second), ['roll', 'score', 'announce']);
    equal(reduce(second, { type: 'announce', cell: 'ones@announce' }).ok, false);
    deepEqual(legalCells(announce(second, 'ones@lateAnnounce')), ['ones@lateAnnounce']);
  });
  test('has to be rolled for, then named, when no other is left', () => {
    const rows = ROWS.map((row) => `!${row}@announce 12346`).join();
    const only = rollDice(playTurns(late, `${fill('down', 'free', 'up')}, ${rows}`), '12346');
    deepEqual(typesOf(only), ['roll']);
    deepEqual(typesOf(reroll(only, '00000', '12346')), ['announce']);
  });
});

describe('the column that repeats what the player before has announced', () => {
  const start = newGame(withOptions(yamb, { counter: true }), { players: 3 });
  const named = playTurns(start, '!twos@announce 22213');

  test('takes nothing while nobody has announced', () => {
    deepEqual(inColumn(rollDice(start, '12346'), 'counter'), []);
    equal(reasons(rollDice(start, '12346'))['ones@counter'], 'order-counter');
  });
  test('takes that row alone, on any roll', () => {
    const first = rollDice(named, '22234');
    deepEqual(inColumn(first, 'counter'), ['twos']);
    deepEqual(inColumn(reroll(reroll(first, '11100', '22'), '11110', '2'), 'counter'), ['twos']);
  });
  test('of the last turn, not of an earlier one', () => {
    const later = playTurns(named, 'ones@down 11123');
    deepEqual(inColumn(rollDice(later, '22234'), 'counter'), []);
    const round = playTurns(later, 'ones@down 11123, ones@down 11123');
    equal(round.seat, 1);
    deepEqual(inColumn(rollDice(round, '22234'), 'counter'), []);
  });
  test('of the player before, not of anybody', () => {
    const round = playTurns(named, 'ones@down 11123, !sixes@announce 66612');
    equal(round.seat, 0);
    deepEqual(inColumn(rollDice(round, '22234'), 'counter'), ['sixes']);
  });
  test('nothing where that row is filled', () => {
    const both = newGame(withOptions(yamb, { counter: true, lateAnnounce: true }), { players: 2 });
    const twice = playTurns(both, '!twos@announce 22213, twos@counter 22213, !twos@lateAnnounce 22213');
    equal(twice.seat, 1);
    deepEqual(inColumn(rollDice(twice, '22234'), 'counter'), []);
  });
  test('any row once everybody’s announced column is full, none a box earlier', () => {
    const { follow, columns = [] } = start.rules.spec;
    const at = columns.findIndex(({ id }) => id === 'announce') * ROWS.length;
    const card = (open: number): Card => ({
      slots: Array.from({ length: columns.length * ROWS.length }, (_, slot) => (slot === open ? null : 0)),
      filled: 0,
      turns: 0,
      extras: [],
      tokens: 0,
      announced: -1,
    });
    const full = card(-1);
    equal(follow?.([full, full, full], 1), -1);
    for (let row = 0; row < ROWS.length; row++) ok((follow?.([full, full, card(at + row)], 1) ?? 0) < -1);
    equal(follow?.([full, full, card(at - 1)], 1), -1);
    equal(follow?.([{ ...full, announced: 3 }, card(at), full], 1), 3);
    equal(follow?.([full, full, { ...card(at), announced: 3 }], 0), 3);
  });
  test('any row when nothing else is left', () => {
    const solo = newGame(withOptions(yamb, { counter: true }));
    const rows = ROWS.map((row) => `!${row}@announce 12346`).join();
    const only = rollDice(playTurns(solo, `${rows}, ${fill('down', 'free', 'up')}`), '12346');
    deepEqual(inColumn(only, 'counter'), ROWS);
  });
  test('leaves naming compulsory beside it where there is nothing to repeat', () => {
    const solo = newGame(withOptions(yamb, { counter: true }));
    const state = rollDice(playTurns(solo, fill('down', 'free', 'up')), '12346');
    deepEqual(typesOf(state), ['announce']);
  });
  test('repeats one’s own name in a game of one', () => {
    const solo = newGame(withOptions(yamb, { counter: true }));
    deepEqual(inColumn(rollDice(playTurns(solo, '!sixes@announce 66612'), '12346'), 'counter'), ['sixes']);
  });
});

describe('other columns that a table may agree on', () => {
  test('from both ends', () => {
    const start = newGame(withOptions(yamb, { ends: true }));
    deepEqual(inColumn(rollDice(start, '12346'), 'ends'), ['ones', 'yahtzee']);
    const next = playTurns(start, 'yahtzee@ends 66666, ones@ends 11123');
    deepEqual(inColumn(rollDice(next, '12346'), 'ends'), ['twos', 'fourOfAKind']);
  });
  test('from Max upwards and from Min downwards', () => {
    const start = newGame(withOptions(yamb, { middle: true }));
    deepEqual(inColumn(rollDice(start, '12346'), 'middle'), ['max', 'min']);
    const next = playTurns(start, 'max@middle 66665, sixes@middle 66612');
    deepEqual(inColumn(rollDice(next, '12346'), 'middle'), ['fives', 'min']);
    const low = playTurns(next, 'min@middle 11112');
    deepEqual(inColumn(rollDice(low, '12346'), 'middle'), ['fives', 'straight']);
  });
  test('from Max and Min with the rows that a table adds below', () => {
    const start = newGame(withOptions(yamb, { middle: true, twoPairs: true, threeOfAKind: true }));
    const next = playTurns(start, 'max@middle 66665, min@middle 11112');
    deepEqual(inColumn(rollDice(next, '12346'), 'middle'), ['sixes', 'twoPairs']);
  });
  test('by hand: with the first roll alone, so the straight is always worth 66', () => {
    const start = newGame(withOptions(yamb, { hand: true }));
    const first = rollDice(start, '12345');
    equal(offers(first)['straight@hand'], '66');
    const second = reroll(first, '11110', '5');
    deepEqual(inColumn(second, 'hand'), []);
    equal(reasons(second)['straight@hand'], 'order-hand');
  });
  test('by hand: no second roll when nothing else is left', () => {
    const start = newGame(withOptions(yamb, { hand: true }));
    const rows = ROWS.map((row) => `!${row}@announce 12346`).join();
    const only = rollDice(playTurns(start, `${fill('down', 'free', 'up')}, ${rows}`), '12346');
    deepEqual(typesOf(only), ['score']);
  });
});

describe('the middle of a column', () => {
  test('is Max less Min, times the ones of that column, and stands by itself', () => {
    const state = playTurns(
      newGame(yamb),
      'ones@free 11112, max@free 66663, min@free 11222, ones@down 11123',
    );
    const [player] = playerTotals(state);
    const columns = player?.columns ?? [];
    deepEqual(
      columns.map(({ derived }) => derived),
      [{ minimax: 0 }, { minimax: 76 }, { minimax: 0 }, { minimax: 0 }],
    );
    deepEqual(columns[1], {
      sections: { upper: 4, middle: 76, lower: 0 },
      bonuses: { upperBonus: 0 },
      derived: { minimax: 76 },
    });
    deepEqual(player?.sections, { upper: 7, middle: 76, lower: 0 });
  });
  test('may cost points, unless it is agreed that it does not', () => {
    const turns = 'ones@free 11111, max@free 11111, min@free 66666';
    deepEqual(totals(playTurns(newGame(yamb), turns)), [5 - 125]);
    deepEqual(totals(playTurns(newGame(withOptions(yamb, { minimaxFloor: 0 })), turns)), [5]);
  });
  test('is nothing without ones, however far apart the two are', () => {
    deepEqual(totals(playTurns(newGame(yamb), 'ones@free 22345, max@free 66666, min@free 11111')), [0]);
  });
});

describe('with six dice', () => {
  const start = newGame(withOptions(yamb, { dice: 6 }));

  test('all six are thrown, and five of them count, those that are worth most', () => {
    const state = rollDice(start, '345666');
    equal(state.turn.dice.length, 6);
    const all = offers(state);
    deepEqual(
      ['ones@down', 'sixes@free', 'max@free', 'min@free', 'straight@free', 'yahtzee@up'].map(
        (cell) => all[cell],
      ),
      ['0', '18', '27', '24', '0', '0'],
    );
  });
  test('any of the six are held', () => {
    const state = reroll(rollDice(start, '123466'), '111100', '55');
    deepEqual(state.turn.dice, [1, 2, 3, 4, 5, 5]);
    equal(offers(state)['straight@free'], '56');
    equal(rollsLeft(state), 1);
  });
  test('six equal dice are five of a kind and four, and no more than those', () => {
    const all = offers(rollDice(start, '666666'));
    deepEqual([all['yahtzee@free'], all['fourOfAKind@free'], all['sixes@free']], ['80', '64', '30']);
  });
});

test('each column has its own sums, and all are added', () => {
  const numbers = ['ones 11123', 'twos 22213', 'threes 33312', 'fours 44412', 'fives 55512', 'sixes 66612'];
  const down = numbers.map((text) => text.replace(' ', '@down ')).join();
  const state = playTurns(newGame(yamb), `${down}, yahtzee@up 66666, !straight@announce 12345`);
  deepEqual(totals(state), [63 + 30 + 80 + 66]);
  deepEqual(totals(scoreIn(rollDice(state, '66655'), 'fullHouse@free')), [63 + 30 + 80 + 66 + 58]);
});
