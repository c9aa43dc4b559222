// Rows, bonuses, throws and penalties of every kind, played once in small house rules.

import {
  legalActions,
  newGame,
  outcome,
  playerTotals,
  rollsLeft,
  scoreRoll,
  withOptions,
} from '@yahtzee-game/rules';
import { defineRuleset, free } from '@yahtzee-game/rules/define';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  fourEntries,
  minimax,
  painted,
  servedWins,
  threeSteps,
  TWO_ROWS,
  zeroForOthers,
} from '../../harness/games/house.js';
import {
  act,
  cellOf,
  legalCells,
  offers,
  playTurns,
  reroll,
  rollDice,
  scoreIn,
  totals,
  turn,
} from '../../harness/games/play.js';

describe('a row of four entries', () => {
  test('is open until it has all of them, and is worth their sum', () => {
    const three = playTurns(newGame(fourEntries), 'sixes 66612, sixes 66661, sixes 66612');
    deepEqual(legalCells(rollDice(three, '66612')), ['sixes', 'chance']);
    const four = rollDice(turn(three, '66612', 'sixes'), '66612');
    deepEqual(legalCells(four), ['chance']);
    deepEqual([cellOf(four, 'sixes').points, totals(four)], [78, [78]]);
    deepEqual(four.cards[0]?.slots, [18, 24, 18, 18, null, null, null, null]);
  });
  test('takes as many turns as it has entries', () => {
    const turns =
      'sixes 66612, sixes 66612, sixes 66612, sixes 66612, chance 11111, chance 11112, chance 11113';
    const last = playTurns(newGame(fourEntries), turns);
    equal(last.turn.phase, 'rolling');
    equal(turn(last, '11111', 'chance').turn.phase, 'over');
  });
});

test('places may go by something else than totals: by points for the sixes, then by the raw total', () => {
  const four = (cell: string, values: string): string => new Array(4).fill(`${cell} ${values}`).join();
  const play = (...cards: readonly string[]): ReturnType<typeof outcome> => {
    const turns = cards.map((card) => card.split(','));
    const rounds = (turns[0] ?? []).flatMap((_, i) => turns.map((own) => own[i] ?? ''));
    return outcome(playTurns(newGame(fourEntries, { players: cards.length }), rounds.join()));
  };
  const sixes = `${four('sixes', '66661')},${four('chance', '11112')}`;
  const choice = `${four('sixes', '11112')},${four('chance', '66666')}`;
  const more = `${four('sixes', '66661')},${four('chance', '11113')}`;
  deepEqual(play(choice, sixes, more), {
    places: [3, 2, 1],
    winners: [2],
    playoff: [],
    totals: [120, 120, 124],
  });
});

describe('a derived row', () => {
  test('is computed from the rows that it reads, which are not added themselves', () => {
    const state = playTurns(newGame(minimax), 'ones 11112, max 66663, min 11222');
    deepEqual(playerTotals(state)[0]?.sections, { upper: 4, minimax: 76 });
    deepEqual(totals(state), [80]);
  });
  test('may be less than nothing', () => {
    deepEqual(totals(playTurns(newGame(minimax), 'max 11111, min 66666, ones 11111')), [5 - 125]);
  });
  test('sees which rows are still open', () => {
    deepEqual(totals(playTurns(newGame(minimax), 'max 66666, ones 11111')), [5]);
  });
});

describe('a bonus of three steps', () => {
  const sums: Readonly<Record<string, readonly [sum: number, bonus: number]>> = {
    'ones 11223, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612': [62, 0],
    'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612': [63, 35],
    'ones 11111, twos 22213, threes 33312, fours 44412, fives 55551, sixes 66612': [70, 35],
    'ones 11123, twos 22221, threes 33312, fours 44412, fives 55512, sixes 66661': [71, 55],
    'ones 11111, twos 22222, threes 33331, fours 44441, fives 55512, sixes 66612': [76, 55],
    'ones 11111, twos 22222, threes 33333, fours 44412, fives 55512, sixes 66661': [81, 75],
    'ones 11123, twos 22213, threes 33333, fours 44441, fives 55551, sixes 66612': [78, 75],
  };
  for (const [turns, [sum, bonus]] of Object.entries(sums)) {
    test(`${bonus} for ${sum}`, () => {
      const [player] = playerTotals(playTurns(newGame(threeSteps), turns));
      deepEqual(
        [player?.sections['upper'], player?.bonuses['upperBonus'], player?.total],
        [sum, bonus, sum + bonus],
      );
    });
  }
});

describe('a throw that wins at once', () => {
  const start = newGame(servedWins, { players: 2 });

  test('ends the game for its player, whatever the totals say', () => {
    const won = rollDice(turn(start, '12345', 'straight'), '44444');
    equal(won.turn.phase, 'over');
    deepEqual(legalActions(won), []);
    deepEqual(outcome(won), { places: [2, 1], winners: [1], playoff: [], totals: [25, 0] });
  });
  test('only on the first roll', () => {
    const later = reroll(rollDice(start, '44441'), '11110', '4');
    equal(later.turn.phase, 'deciding');
    equal(offers(later)['yahtzee'], '50');
  });
  test('and only while its box is open', () => {
    const again = playTurns(start, 'yahtzee 12345, poker 44441');
    equal(rollDice(again, '44444').turn.phase, 'deciding');
    equal(rollDice(turn(again, '44444', 'second'), '44444').turn.phase, 'over');
  });
});

describe('a row that comes after another', () => {
  test('is worth nothing until that one has scored', () => {
    const fives = (turns: string): string | undefined => {
      const first = rollDice(turns ? playTurns(newGame(servedWins), turns) : newGame(servedWins), '44441');
      return offers(reroll(first, '11110', '4'))['second'];
    };
    equal(fives(''), '0');
    equal(fives('yahtzee 12345'), '0');
    const scored = scoreIn(reroll(rollDice(newGame(servedWins), '44441'), '11110', '4'), 'yahtzee');
    equal(offers(reroll(rollDice(scored, '44441'), '11110', '4'))['second'], '100');
  });
});

test('points may depend on the roll, and on all dice falling in one throw', () => {
  const first = rollDice(newGame(servedWins), '12345');
  deepEqual(
    [offers(first)['straight'], offers(rollDice(newGame(servedWins), '44441'))['poker']],
    ['25', '50'],
  );
  const held = reroll(first, '11110', '5');
  const thrown = reroll(first, '00000', '54321');
  deepEqual([offers(held)['straight'], offers(thrown)['straight']], ['20', '25']);
  equal(offers(reroll(held, '00000', '44441'))['poker'], '40');
  deepEqual(
    [{}, { served: false }, { roll: 2 }].map((context) =>
      scoreRoll(servedWins, 'straight', [1, 2, 3, 4, 5], context),
    ),
    [25, 20, 25],
  );
  equal(scoreRoll(servedWins, 'poker', [4, 4, 4, 4, 1], { roll: 3, served: false }), 40);
});

describe('a penalty for the others', () => {
  const three = playTurns(newGame(zeroForOthers, { players: 3 }), 'yahtzee 55555, ones 11123, yahtzee 12345');

  test('writes a zero in their first open box, and that was their turn', () => {
    const after = turn(three, '66666', 'chance');
    deepEqual(
      after.cards.map(({ slots }) => slots),
      [
        [null, null, null, 50, 30],
        [3, 0, null, null, null],
        [0, null, null, 0, null],
      ],
    );
    equal(after.seat, 0);
  });
  test('is not for a throw that is no extra one, nor after a struck box', () => {
    const others = turn(three, '66661', 'chance').cards.slice(1);
    deepEqual(
      others.map(({ filled }) => filled),
      [1, 1],
    );
    const struck = playTurns(three, 'chance 12345, twos 22213');
    equal(struck.seat, 2);
    deepEqual(
      turn(struck, '66666', 'chance').cards.map(({ filled }) => filled),
      [2, 2, 2],
    );
  });
  test('is not for a throw while one of its boxes was struck', () => {
    const columns = [
      { id: 'a', order: free },
      { id: 'b', order: free },
    ];
    const two = newGame(defineRuleset({ ...zeroForOthers.spec, id: 'two-columns', columns }), { players: 2 });
    const filled = (yahtzee: string): readonly number[] => {
      const turns = `yahtzee@a 55555, ones@a 12345, yahtzee@b ${yahtzee}, ones@b 12345, chance@a 66666`;
      return playTurns(two, turns).cards.map((card) => card.filled);
    };
    deepEqual(filled('44444'), [3, 3]);
    deepEqual(filled('12345'), [3, 2]);
  });
  test('passes by a card that is full', () => {
    let state = newGame(zeroForOthers, { players: 2 });
    state = playTurns(state, 'yahtzee 55555, yahtzee 12345, chance 66666');
    equal(state.seat, 0);
    state = playTurns(state, 'ones 66666');
    deepEqual(
      state.cards.map(({ filled }) => filled),
      [3, 3],
    );
    state = playTurns(state, 'twos 66666, threes 66666');
    equal(state.turn.phase, 'over');
    deepEqual(
      state.cards.map(({ filled }) => filled),
      [5, 5],
    );
  });
});

test('sides may have colours, and stand for more than their number', () => {
  const state = act(newGame(painted), { type: 'dice', values: [1, 4, 18] });
  deepEqual(offers(state), { chance: '9', flush: '0', threeOfAKind: '0' });
  equal(offers(act(newGame(painted), { type: 'dice', values: [3, 6, 18] }))['flush'], '35');
  equal(offers(act(newGame(painted), { type: 'dice', values: [16, 17, 18] }))['threeOfAKind'], '18');
});

describe('options of every house rule', () => {
  test('order, rolls and tieBreak', () => {
    const house = withOptions(threeSteps, { order: 'down', rolls: 1, tieBreak: 'playoff' });
    const state = rollDice(newGame(house), '11111');
    deepEqual(legalCells(state), ['ones']);
    equal(rollsLeft(state), 0);
    equal(house.spec.playoff, true);
  });
  test('a playoff that the house rules ask for may be given up', () => {
    const house = defineRuleset({ ...TWO_ROWS, playoff: true });
    equal(withOptions(house, { tieBreak: 'shared' }).spec.playoff ?? false, false);
  });
});
