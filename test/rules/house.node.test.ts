// Each optional mechanism of the engine, played once in small house rules.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  announce as announceOrder,
  defineRuleset,
  free,
  hand,
  legalActions,
  newGame,
  outcome,
  playerTotals,
  reduce,
  rollsLeft,
  scoreRoll,
  withOptions,
} from '@yahtzee-game/rules';
import {
  boughtRolls,
  counters,
  everyColumn,
  fourEntries,
  minimax,
  painted,
  servedWins,
  threeColumns,
  threeSteps,
  TWO_ROWS,
  zeroForOthers,
} from '../harness/house.js';
import {
  act,
  announce,
  cellOf,
  legalCells,
  offers,
  playTurns,
  reasons,
  reroll,
  rollDice,
  scoreIn,
  totals,
  turn,
} from '../harness/play.js';

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
    deepEqual(player?.columns[1], { sections: { upper: 13, lower: 0 }, bonuses: { upperBonus: 5 } });
    deepEqual(player?.sections, { upper: 2 + 2 * 13, lower: 0 });
    deepEqual(player?.bonuses, { upperBonus: 2 * 5 });
    equal(player?.total, 28 + 10);
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
      scoreIn(announce(rollDice(start, '11123'), 'ones@announce'), 'ones@announce'),
      '12345',
    );
    deepEqual(
      legalCells(next).filter((cell) => cell.endsWith('counter')),
      ['ones@counter'],
    );
    equal(reasons(next)['twos@counter'], 'order-counter');
    const after = scoreIn(next, 'ones@counter');
    deepEqual(legalCells(rollDice(after, '12345')).length, 4 + 4);
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
