// Kismet: the effect of a second Kismet on the other players, in its three forms; and its limits.

import { legalActions, newGame, outcome, withOptions, type GameState } from '@yahtzee-game/rules';
import { ruleset as kismet } from '@yahtzee-game/rules/rulesets/kismet';
import { ruleset as tricolor } from '@yahtzee-game/rules/rulesets/tricolor';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offers, playTurns, rollDice, totals, turn } from '../../harness/games/play.js';

/** By seat, the boxes with an entry, and the entries. */
const written = ({ cards, rules }: GameState): readonly Readonly<Record<string, number>>[] =>
  cards.map((card) =>
    Object.fromEntries(
      rules.cells.flatMap(({ id, slot }) => {
        const points = card.slots[slot];
        return typeof points === 'number' ? [[id, points]] : [];
      }),
    ),
  );
const turnsHad = ({ cards }: GameState): readonly number[] => cards.map((card) => card.turns);

describe('another Kismet, by whoever has scored one,', () => {
  const three = newGame(kismet, { players: 3 });
  const first = playTurns(three, 'yahtzee 55555, ones 11123, chance 12345');
  const after = turn(first, '66666', 'sixes');

  test('writes a zero in the first open box of each opponent', () => {
    deepEqual(written(after), [
      { yahtzee: 75, sixes: 30 },
      { ones: 3, twos: 0 },
      { ones: 0, chance: 15 },
    ]);
  });
  test('which was their turn', () => {
    deepEqual(turnsHad(after), [2, 2, 2]);
    equal(after.seat, 0);
  });
  test('so whoever sits after him loses this round’s turn, whoever sits before him the next round’s', () => {
    const second = playTurns(three, 'chance 12345, yahtzee 55555, ones 11123, ones 11123');
    const struck = turn(second, '66666', 'sixes');
    deepEqual(written(struck), [
      { ones: 3, twos: 0, chance: 15 },
      { yahtzee: 75, sixes: 30 },
      { ones: 3, twos: 0 },
    ]);
    equal(struck.seat, 1);
    const next = turn(struck, '12345', 'chance');
    equal(next.seat, 2);
    equal(turn(next, '12345', 'chance').seat, 0);
  });
  test('goes below the number boxes when those are full', () => {
    let state: GameState = newGame(kismet, { players: 2 });
    const numbers = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
    state = playTurns(
      state,
      numbers.map((row, i) => `${i ? row : 'yahtzee'} ${i ? '12345' : '55555'}, ${row} 12345`).join(),
    );
    equal(turn(state, '66666', 'chance').cards[1]?.slots[6], 0);
  });
  test('is worth what the dice are worth in any box, five equal dice being every pattern but a straight', () => {
    deepEqual(offers(rollDice(first, '44444')), {
      ones: '0',
      twos: '0',
      threes: '0',
      fours: '20',
      fives: '0',
      sixes: '0',
      twoPairsSameColour: '20',
      threeOfAKind: '20',
      straight: '0',
      flush: '35',
      fullHouse: '35',
      fullHouseSameColour: '40',
      fourOfAKind: '45',
      chance: '20',
    });
  });
  test('does so again and again', () => {
    const twice = playTurns(after, 'fives 55555, fours 44444');
    deepEqual(written(twice)[1], { ones: 3, twos: 0, threes: 0, fours: 0 });
    deepEqual(written(twice)[2], { ones: 0, twos: 0, threes: 0, chance: 15 });
    equal(twice.seat, 0);
  });
  const rows = kismet.spec.categories.map(({ id }) => id).filter((id) => id !== 'yahtzee');

  test('may fill the card of an opponent to the last box', () => {
    const game = playTurns(newGame(kismet, { players: 2 }), 'yahtzee 55555, yahtzee 44444');
    const ended = playTurns(game, rows.map((row) => `${row} 66666`).join());
    equal(ended.turn.phase, 'over');
    deepEqual(written(ended)[1], { ...Object.fromEntries(rows.map((row) => [row, 0])), yahtzee: 70 });
    deepEqual(outcome(ended)?.winners, [0]);
    deepEqual(legalActions(ended), []);
  });
  test('leaves a card alone that is full', () => {
    const rounds = ['yahtzee', ...rows].map(
      (row) => `${row} 12345, ${row} ${row === 'yahtzee' ? 55555 : 12346}`,
    );
    const turns = rounds.join().split(',');
    const last = playTurns(newGame(kismet, { players: 2 }), turns.slice(0, -1).join());
    equal(last.cards[0]?.filled, 15);
    const ended = turn(last, '66666', 'chance');
    equal(ended.cards[0], last.cards[0]);
    equal(ended.turn.phase, 'over');
  });
});

describe('no box is struck', () => {
  const untouched = (state: GameState): void =>
    deepEqual(
      state.cards.slice(1).map(({ filled }) => filled),
      [1, 1],
    );
  const begin = (options: Parameters<typeof withOptions>[1], own: string): GameState =>
    playTurns(newGame(withOptions(kismet, options), { players: 3 }), `${own}, ones 11123, ones 11123`);

  test('by the first Kismet, in its box or in another', () => {
    untouched(playTurns(begin({}, 'ones 11123'), 'yahtzee 66666'));
    untouched(playTurns(begin({}, 'ones 11123'), 'sixes 66666'));
  });
  test('by other dice', () => untouched(playTurns(begin({}, 'yahtzee 55555'), 'sixes 66661')));
  test('where the box was struck itself', () =>
    untouched(playTurns(begin({}, 'yahtzee 12345'), 'sixes 66666')));
  test('unless it is agreed that a struck box is as good', () => {
    const game = begin({ kismetPenaltyNeeds: 'entry' }, 'yahtzee 12345');
    deepEqual(
      turn(game, '66666', 'sixes').cards.map(({ filled }) => filled),
      [2, 2, 2],
    );
    const scored = begin({ kismetPenaltyNeeds: 'entry' }, 'yahtzee 55555');
    deepEqual(
      turn(scored, '66666', 'sixes').cards.map(({ filled }) => filled),
      [2, 2, 2],
    );
  });
  test('where it is agreed that there is no penalty', () => {
    untouched(playTurns(begin({ kismetPenalty: false }, 'yahtzee 55555'), 'sixes 66666'));
    untouched(
      playTurns(begin({ kismetPenalty: false, kismetPenaltyNeeds: 'entry' }, 'yahtzee 55555'), 'sixes 66666'),
    );
  });
  test('of somebody who plays alone', () => {
    deepEqual(totals(playTurns(newGame(kismet), 'yahtzee 55555, sixes 66666')), [105]);
  });
});

test('TriColor has the same penalty on its own sheet, and none on that of Rainbow', () => {
  const filled = (sheet: 'kismet' | 'rainbow'): readonly number[] => {
    const game = newGame(withOptions(tricolor, { sheet }), { players: 2 });
    return playTurns(game, 'yahtzee 55555, ones 11123, sixes 66666').cards.map((card) => card.filled);
  };
  deepEqual(filled('kismet'), [2, 2]);
  deepEqual(filled('rainbow'), [2, 1]);
});
