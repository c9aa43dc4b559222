// The words that rule sheets are written in, one by one: their values for given dice.

import {
  playerTotals,
  type Bonus,
  type Column,
  type GameState,
  type Score,
  type Side,
  type Throw,
} from '@yahtzee-game/rules';
import {
  allEqual,
  bestOf,
  both,
  best,
  sumTo,
  sumFrom,
  shows,
  only,
  not,
  firstRoll,
  byRoll,
  defineRuleset,
  either,
  count,
  faceSum,
  fixed,
  free,
  fullHouse,
  groups,
  less,
  ofAKind,
  oneColour,
  plus,
  sequence,
  servedOr,
  sum,
  sumIf,
} from '@yahtzee-game/rules/define';
import * as fc from 'fast-check';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import { dice, newSolo, playTurns, totals } from '../../harness/games/play.js';

/** Dice as they lie, after this roll; `served`: all in one throw. */
function laid(text: string, roll = 1, served = true): Throw {
  return thrown(
    dice(text).map((face) => ({ face })),
    roll,
    served,
  );
}

function thrown(sides: readonly Side[], roll = 1, served = true, faceCount = 7): Throw {
  const faces = sides.map(({ face }) => face);
  const counts = Array.from(
    { length: faceCount },
    (_, face) => faces.filter((shown) => shown === face).length,
  );
  return { n: faces.length, counts, sum: faces.reduce((a, b) => a + b, 0), sides, roll, served };
}

const inColours = (...colours: readonly string[]): Throw =>
  thrown(colours.map((colour, i) => ({ face: 1 + (i % 6), colour })));

describe('groups', () => {
  test('are of different faces, however many sides the dice have', () => {
    const manySides = (...faces: readonly number[]): Throw =>
      thrown(
        faces.map((face) => ({ face })),
        1,
        true,
        36,
      );
    equal(groups(2, 2)(manySides(1, 1, 33, 33, 5)), 68);
    equal(groups(3, 2)(manySides(2, 2, 34, 34, 34)), 106);
    equal(groups(2, 2)(manySides(33, 33, 33, 33, 1)), 0);
  });
});

describe('sumIf, with so many points besides,', () => {
  test('adds them where the pattern shows', () => {
    equal(sumIf(fullHouse, 15)(laid('22666')), 37);
    equal(sumIf(allEqual, 50)(laid('44444')), 70);
  });
  test('gives nothing at all where it does not', () => equal(sumIf(fullHouse, 15)(laid('22665')), 0));
  test('adds nothing if nothing is said', () => equal(sumIf(fullHouse)(laid('22666')), 22));
});

describe('count', () => {
  test('counts the dice of a face', () => equal(count(6)(laid('66612')), 3));
  test('counts those of wild faces with them, each die once', () => equal(count(1, 6, 6)(laid('66112')), 4));
});

describe('less', () => {
  const school = less(12, faceSum(4));
  test('takes from what another score gives', () => equal(school(laid('44441')), 4));
  test('costs points where that gives too little', () => equal(school(laid('44111')), -4));
  test('costs all of them where that gives nothing', () => equal(school(laid('11111')), -12));
});

describe('plus', () => {
  test('adds to what another score gives', () => equal(plus(40, groups(4))(laid('66661')), 64));
  test('gives nothing where that gives nothing', () => equal(plus(40, groups(4))(laid('66611')), 0));
});

describe('byRoll', () => {
  const kenta = byRoll(sequence(1, 5), 66, 56, 46);

  test('gives points by the number of the roll', () => {
    deepEqual(
      [1, 2, 3].map((roll) => kenta(laid('12345', roll))),
      [66, 56, 46],
    );
  });
  test('the last ones for later rolls, too', () => {
    deepEqual(
      [4, 9].map((roll) => kenta(laid('12345', roll))),
      [46, 46],
    );
  });
  test('nothing without the pattern, whichever the roll', () => equal(kenta(laid('12346', 1)), 0));
  test('whether all dice fell together or not', () => equal(kenta(laid('12345', 1, false)), 66));
});

describe('servedOr', () => {
  const grande = servedOr(50, 80, allEqual);

  test('gives more where all dice fell in one throw, whichever it was', () => {
    deepEqual(
      [1, 2, 3].map((roll) => grande(laid('66666', roll))),
      [80, 80, 80],
    );
  });
  test('less where one was held', () => equal(grande(laid('66666', 2, false)), 50));
  test('nothing without the pattern', () => equal(grande(laid('66665')), 0));
});

describe('oneColour', () => {
  test('is one colour on all dice', () => equal(oneColour(inColours('red', 'red', 'red')), true));
  test('is not one die of another', () => equal(oneColour(inColours('red', 'red', 'blue')), false));
  test('whatever they show', () => equal(allEqual(inColours('red', 'red', 'red')), false));
});

describe('both and either', () => {
  const pair = ofAKind(2);
  const low = (t: Throw): boolean => t.sum < 10;

  test('ask for two patterns, or for one of two', () => {
    const cases = ['11223', '66112', '12346', '11111'].map((text) => laid(text));
    deepEqual(
      cases.map((t) => [both(pair, low)(t), either(pair, low)(t)]),
      [
        [true, true],
        [false, true],
        [false, false],
        [true, true],
      ],
    );
  });
});

describe('faces', () => {
  test('show as often as they are named, whatever the others show', () =>
    deepEqual(
      ['11636', '11345', '16345', '66123'].map((text) => shows(1, 1, 6)(laid(text))),
      [true, false, false, false],
    ));
  test('are all among those that are named', () =>
    deepEqual(
      ['13551', '13552'].map((text) => only(1, 3, 5)(laid(text))),
      [true, false],
    ));
});

describe('a sum', () => {
  test('has a least and a greatest value', () =>
    deepEqual(
      ['11224', '11225', '11226'].map((text) => [sumFrom(11)(laid(text)), sumTo(11)(laid(text))]),
      [
        [false, true],
        [true, true],
        [true, false],
      ],
    ));
});

describe('a pattern', () => {
  test('may be missing', () => equal(not(allEqual)(laid('11112')), true));
  test('may be asked of a first roll alone', () =>
    deepEqual([firstRoll(laid('11112', 1)), firstRoll(laid('11112', 2))], [true, false]));
});

test('the best of three scores counts', () => {
  const three = best(faceSum(1), faceSum(2), faceSum(3));
  deepEqual(
    ['11233', '11122'].map((text) => three(laid(text))),
    [6, 4],
  );
});

describe('bestOf', () => {
  const five = (score: Score, text: string): number => bestOf(5, score)(laid(text));

  test('takes the dice that are worth most', () => {
    equal(five(sum, '123456'), 20);
    equal(five(faceSum(6), '666666'), 30);
    equal(five(sumIf(fullHouse), '556666'), 28);
    equal(five(sumIf(fullHouse), '555666'), 28);
    equal(five(fixed(66, sequence(1, 5)), '123455'), 66);
  });
  test('so a pattern may show although the dice that are left would break it', () => {
    equal(fullHouse(laid('555666')), false);
    equal(five(sumIf(allEqual, 50), '666661'), 80);
    equal(five(sumIf(allEqual, 50), '666611'), 0);
  });
  test('keeps the number of the roll, and whether all fell together', () => {
    const kenta = bestOf(5, byRoll(sequence(1, 5), 66, 56));
    equal(kenta(laid('123455', 2)), 56);
    const grande = bestOf(5, servedOr(50, 80, allEqual));
    deepEqual([grande(laid('666661')), grande(laid('666661', 2, false))], [80, 50]);
  });
  test('of as many dice as there are is all of them', () => equal(five(sum, '13456'), 19));
  test('is the sum without the lowest, for any six dice', () => {
    const six = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(six, (faces) => {
        const t = thrown(faces.map((face) => ({ face })));
        equal(bestOf(5, sum)(t), t.sum - Math.min(...faces));
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('a bonus that counts once', () => {
  const columns: readonly Column[] = [
    { id: 'x1', order: free },
    { id: 'x3', order: free, times: 3 },
  ];
  const bonus: Bonus = { id: 'lucky', section: 'lower', ladder: [[20, 5]] };
  const turns = 'chance@x1 66666, chance@x3 66666, yahtzee@x1 12345';
  const played = (own: Bonus): GameState =>
    playTurns(newSolo(defineRuleset({ ...TWO_ROWS, columns, bonuses: [own] })), turns);

  test('is not multiplied with its column', () => {
    deepEqual(totals(played({ ...bonus, once: true })), [30 + 5 + 90 + 5]);
  });
  test('as others are', () => deepEqual(totals(played(bonus)), [30 + 5 + 90 + 15]));
  test('and is shown so', () => {
    deepEqual(playerTotals(played({ ...bonus, once: true }))[0]?.bonuses, { lucky: 10 });
  });
});
