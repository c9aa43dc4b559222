// Columns of every kind, played once in small house rules: orders, multipliers, bought rolls, announcements.

import { legalActions, newGame, playerTotals, reduce, rollsLeft } from '@yahtzee-game/rules';
import {
  announce as announceOrder,
  chips,
  counter,
  defineRuleset,
  forced,
  free,
  hand,
  lateAnnounce,
} from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boughtRolls, counters, everyColumn, threeColumns, TWO_ROWS } from '../../harness/games/house.js';
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
  turn,
} from '../../harness/games/play.js';

describe('several columns', () => {
  const start = newGame(threeColumns);

  test('each have their own order', () => {
    deepEqual(legalCells(rollDice(start, '11112')), [
      'ones@free',
      'twos@free',
      'yahtzee@free',
      'ones@down',
      'yahtzee@up',
    ]);
    const next = rollDice(playTurns(start, 'ones@down 11112, yahtzee@up 11112, twos@free 11112'), '11112');
    deepEqual(legalCells(next), ['ones@free', 'yahtzee@free', 'twos@down', 'twos@up']);
  });
  test('offer raw points, and multiply in the totals', () => {
    const state = rollDice(start, '11112');
    deepEqual([offers(state)['ones@free'], offers(state)['ones@down']], ['4', '4']);
    deepEqual(totals(playTurns(start, 'ones@free 11112, ones@down 11112')), [4 + 2 * 4]);
  });
  test('each have their own bonus, multiplied too', () => {
    const [player] = playerTotals(playTurns(start, 'ones@down 11122, twos@down 22222, ones@free 11222'));
    deepEqual(player?.columns[1], {
      sections: { upper: 13, lower: 0 },
      bonuses: { upperBonus: 5 },
      derived: {},
    });
    deepEqual(player?.sections, { upper: 2 + 2 * 13, lower: 0 });
    deepEqual(player?.bonuses, { upperBonus: 2 * 5 });
    equal(player?.total, 28 + 10);
  });
  test('pay for an extra five of a kind only where none of its boxes was struck', () => {
    const columns = [
      { id: 'a', order: free },
      { id: 'b', order: free },
    ];
    const repeat = { row: 'yahtzee', place: forced, bonus: chips(100) };
    const ruleset = defineRuleset({ ...TWO_ROWS, columns, repeat });
    const chance = (turns: string): string | undefined =>
      offers(rollDice(playTurns(newGame(ruleset), turns), '66666'))['chance@a'];
    equal(chance('yahtzee@a 55555, yahtzee@b 44444'), '30 + 100');
    equal(chance('yahtzee@a 55555, yahtzee@b 12345'), '30');
    equal(chance('yahtzee@a 12345, yahtzee@b 55555'), '30');
  });
  test('wake the extra five of a kind only when all its boxes are filled, and multiply its bonus', () => {
    const two = playTurns(start, 'yahtzee@free 22222, yahtzee@up 22222, ones@down 11112, twos@down 11222');
    equal(offers(rollDice(two, '11111'))['twos@up'], '0');
    const all = rollDice(turn(two, '22222', 'yahtzee@down'), '11111');
    deepEqual(offers(all), { 'ones@free': '5 + 100', 'twos@free': '0 + 100', 'twos@up': '0 + 300' });
    deepEqual(playerTotals(scoreIn(all, 'twos@up'))[0]?.extra, 300);
  });
});

describe('saved and bought rolls', () => {
  const saved = turn(newGame(boughtRolls), '55555', 'yahtzee@plain');

  test('what is not rolled is saved, and may be rolled later', () => {
    equal(saved.cards[0]?.tokens, 2);
    equal(rollsLeft(saved), 5);
    equal(rollsLeft(turn(saved, '12345', 'chance@plain')), 7);
  });
  test('a bought roll costs one, and bars a column', () => {
    const third = reroll(reroll(rollDice(saved, '12345'), '00000', '12345'), '00000', '12345');
    deepEqual(legalCells(third), ['chance@plain', 'chance@bought', 'yahtzee@bought']);
    const fourth = reroll(third, '00000', '11111');
    deepEqual(legalCells(fourth), ['chance@bought', 'yahtzee@bought']);
    equal(reasons(fourth)['chance@plain'], 'bought-roll');
    equal(rollsLeft(fourth), 1);
    equal(scoreIn(fourth, 'yahtzee@bought').cards[0]?.tokens, 1);
    const fifth = reroll(fourth, '00000', '22222');
    equal(rollsLeft(fifth), 0);
    equal(scoreIn(fifth, 'yahtzee@bought').cards[0]?.tokens, 0);
  });
  test('none may be bought when only the barred column is left', () => {
    const full = playTurns(saved, 'yahtzee@bought 66666, chance@bought 66666');
    const third = reroll(reroll(rollDice(full, '12345'), '00000', '12345'), '00000', '12345');
    ok(rollsLeft(third) > 0);
    deepEqual(
      legalActions(third).map(({ type }) => type),
      ['score'],
    );
  });
  test('what is left at the end brings nothing, unless the rules say so', () => {
    const tokens = { spend: 'auto', change: (unused: number) => unused } as const;
    const worthless = defineRuleset({ ...TWO_ROWS, tokens });
    deepEqual(totals(playTurns(newGame(worthless), 'yahtzee 66666, chance 12345')), [65]);
  });
  test('what is left at the end brings points', () => {
    const end = playTurns(saved, 'yahtzee@bought 66666, chance@bought 66666, chance@plain 11111');
    deepEqual([playerTotals(end)[0]?.extra, totals(end)], [8 * 3, [50 + 50 + 30 + 5 + 8 * 3]]);
  });
});

describe('a turn that fills one cell in every column', () => {
  const first = rollDice(newGame(everyColumn, { players: 2 }), '22222');

  test('goes on with the same dice, without a roll, until every column has its entry', () => {
    const second = scoreIn(first, 'twos@free');
    equal(second.turn.phase, 'deciding');
    equal(second.seat, 0);
    deepEqual(offers(second), { 'ones@down': '0', 'yahtzee@up': '50' });
    deepEqual(
      legalActions(second).map(({ type }) => type),
      ['score', 'score'],
    );
    equal(reasons(second)['ones@free'], 'column-used');
    const third = scoreIn(scoreIn(second, 'yahtzee@up'), 'ones@down');
    deepEqual([third.seat, third.turn.phase, third.turn.dice], [1, 'rolling', []]);
    deepEqual(totals(third), [10 + 3 * 50, 0]);
  });
  test('any column may come first', () => {
    deepEqual(legalCells(first), ['ones@free', 'twos@free', 'yahtzee@free', 'ones@down', 'yahtzee@up']);
  });
  test('ends after as many turns as there are rows', () => {
    let state = newGame(everyColumn);
    for (let round = 1; round <= 3; round++) {
      state = rollDice(state, '12345');
      for (let i = 0; i < 3; i++) state = scoreIn(state, legalCells(state)[0] ?? '');
    }
    equal(state.turn.phase, 'over');
  });
  test('never rolls on where a column could not be filled any more', () => {
    const columns = [
      { id: 'free', order: free },
      { id: 'hand', order: hand },
    ];
    const state = rollDice(newGame(defineRuleset({ ...TWO_ROWS, columns, fill: 'everyColumn' })), '12345');
    const rolled = reduce(state, { type: 'roll', held: 0 });
    if (!rolled.ok) return;
    const placed = scoreIn(rollDice(rolled, '12345'), 'chance@free');
    ok(legalActions(placed).length > 0, 'dead end: the other column may not be filled');
  });
  test('fills the columns that are not announced, too', () => {
    const columns = [
      { id: 'free', order: free },
      { id: 'announce', order: announceOrder },
    ];
    const state = rollDice(newGame(defineRuleset({ ...TWO_ROWS, columns, fill: 'everyColumn' })), '12345');
    const placed = scoreIn(announce(state, 'chance@announce'), 'chance@announce');
    ok(legalActions(placed).length > 0, 'dead end: the other column may not be filled');
  });
  test('has no column that waits for a later roll, since the others may be placed before it', () => {
    const columns = [
      { id: 'free', order: free },
      { id: 'late', order: lateAnnounce },
    ];
    throws(
      () => defineRuleset({ ...TWO_ROWS, columns, fill: 'everyColumn' }),
      /^RangeError: fill: "everyColumn" is not allowed/,
    );
  });
});

describe('a column that repeats what the player before has announced', () => {
  const start = newGame(counters, { players: 2 });

  test('is free while nobody has announced', () => {
    const first = rollDice(start, '12345');
    deepEqual(
      legalCells(first).filter((cell) => cell.endsWith('counter')),
      ['ones@counter', 'twos@counter', 'threes@counter', 'chance@counter'],
    );
  });
  test('then takes that row alone', () => {
    const next = rollDice(
      scoreIn(announce(rollDice(start, '22213'), 'twos@announce'), 'twos@announce'),
      '12345',
    );
    deepEqual(
      legalCells(next).filter((cell) => cell.endsWith('counter')),
      ['twos@counter'],
    );
    equal(reasons(next)['ones@counter'], 'order-counter');
    const after = scoreIn(next, 'twos@counter');
    deepEqual(legalCells(rollDice(after, '12345')).length, 4 + 4);
  });
  test('takes nothing where the rules say so, until only this column is left', () => {
    const columns = [
      { id: 'announce', order: announceOrder },
      { id: 'counter', order: counter },
    ];
    const strict = defineRuleset({
      ...TWO_ROWS,
      columns,
      follow: ([card]) => (card && card.announced >= 0 ? card.announced : -2),
    });
    const first = rollDice(newGame(strict), '12345');
    deepEqual(legalCells(first), []);
    deepEqual(
      legalActions(first).map(({ type }) => type),
      ['announce', 'announce'],
    );
    equal(reasons(first)['chance@counter'], 'order-counter');
    const one = playTurns(newGame(strict), '!chance@announce 12345');
    deepEqual(legalCells(rollDice(one, '12345')), ['chance@counter']);
    const two = playTurns(one, '!yahtzee@announce 12345');
    deepEqual(legalCells(rollDice(two, '12345')), ['chance@counter', 'yahtzee@counter']);
    equal(playTurns(two, 'chance@counter 12345, yahtzee@counter 12345').turn.phase, 'over');
  });
  test('is free where nobody says whom it follows', () => {
    const alone = defineRuleset({ ...TWO_ROWS, columns: [{ id: '', order: counter }] });
    deepEqual(legalCells(rollDice(newGame(alone), '12345')), ['chance', 'yahtzee']);
  });
  test('beside a column for first rolls, which a second roll closes', () => {
    const second = reroll(rollDice(start, '12345'), '00000', '12345');
    ok(legalCells(second).every((cell) => cell.endsWith('counter')));
  });
  test('so many may play, and no more', () => {
    for (const players of [1, 7]) {
      equal(
        String(attempt(() => newGame(counters, { players }))),
        `RangeError: players: ${players}; allowed: 2 to 6`,
      );
    }
  });
});

function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return error;
  }
}
