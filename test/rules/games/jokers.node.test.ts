// Extra fives of a kind in Yahtzee: the boxes where they may be entered, their points, and the reasons.

import { withOptions, type Ruleset } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allFor, LOWER_STRUCK, withExtra, type Told } from '../../harness/games/jokers.js';
import { legalCells, offers, position, reasons, scoreIn, totals } from '../../harness/games/play.js';

const LOWER = ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'chance'];
const UPPER_BUT_FOURS = ['ones', 'twos', 'threes', 'fives', 'sixes'];
const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

const LITERAL_LOWER = {
  threeOfAKind: '20',
  fourOfAKind: '20',
  fullHouse: '0',
  smallStraight: '0',
  largeStraight: '0',
  chance: '20',
};
const JOKER_LOWER = { ...LITERAL_LOWER, fullHouse: '25', smallStraight: '30', largeStraight: '40' };
const ZERO_UPPER = { ones: '0', twos: '0', threes: '0', fives: '0', sixes: '0' };

/** Rolls five fours after these turns: the offers, and all reasons other than "filled". */
function fours(ruleset: Ruleset, turns: string): { readonly offered: Told; readonly why: Told } {
  const state = position(ruleset, turns, '44444');
  const why = Object.entries(reasons(state)).filter(([, key]) => key !== 'filled');
  return { offered: offers(state), why: Object.fromEntries(why) };
}

describe('while the Yahtzee box is open, nothing is special:', () => {
  for (const joker of ['forced', 'free', 'original1956', 'none'] as const) {
    test(joker, () => {
      deepEqual(fours(withOptions(yahtzee, { joker }), 'ones 12345'), {
        offered: {
          twos: '0',
          threes: '0',
          fours: '20',
          fives: '0',
          sixes: '0',
          yahtzee: '50',
          ...LITERAL_LOWER,
        },
        why: {},
      });
    });
  }
});

describe('forced joker', () => {
  test('the number box is open: only that one', () => {
    deepEqual(fours(yahtzee, 'yahtzee 33333'), {
      offered: { fours: '20 + 100' },
      why: allFor('joker-number-first', [...UPPER_BUT_FOURS, ...LOWER]),
    });
  });
  test('… and without a bonus where the Yahtzee box was struck', () => {
    deepEqual(fours(yahtzee, 'yahtzee 12456'), {
      offered: { fours: '20' },
      why: allFor('joker-number-first', [...UPPER_BUT_FOURS, ...LOWER]),
    });
  });
  test('the number box is filled: any lower box, as joker', () => {
    deepEqual(fours(yahtzee, 'yahtzee 33333, fours 44412'), {
      offered: withExtra(100, JOKER_LOWER),
      why: { ...allFor('joker-lower-first', UPPER_BUT_FOURS), ...allFor('joker', LOWER) },
    });
  });
  test('… and without a bonus where the Yahtzee box was struck', () => {
    deepEqual(fours(yahtzee, 'yahtzee 12456, fours 44412'), {
      offered: JOKER_LOWER,
      why: { ...allFor('joker-lower-first', UPPER_BUT_FOURS), ...allFor('joker', LOWER) },
    });
  });
  test('all lower boxes are filled, too: zero in another number box, with the bonus', () => {
    deepEqual(fours(yahtzee, `yahtzee 33333, fours 44412, ${LOWER_STRUCK}`), {
      offered: withExtra(100, ZERO_UPPER),
      why: allFor('zero', UPPER_BUT_FOURS),
    });
  });
  test('all lower boxes are filled, the number box is open: only that one', () => {
    deepEqual(fours(yahtzee, `yahtzee 33333, ${LOWER_STRUCK}`), {
      offered: { fours: '20 + 100' },
      why: allFor('joker-number-first', UPPER_BUT_FOURS),
    });
  });
  test('other dice are no joker', () => {
    const state = position(yahtzee, 'yahtzee 33333, fours 44412', '44443');
    deepEqual(offers(state), {
      ones: '0',
      twos: '0',
      threes: '3',
      fives: '0',
      sixes: '0',
      threeOfAKind: '19',
      fourOfAKind: '19',
      fullHouse: '0',
      smallStraight: '0',
      largeStraight: '0',
      chance: '19',
    });
    deepEqual(reasons(state), { fours: 'filled', yahtzee: 'filled' });
  });
  test('there is no limit on chips', () => {
    const state = position(yahtzee, 'yahtzee 33333, fours 44444, fives 55555, chance 44444', '44444');
    deepEqual(totals(state), [50 + 120 + 125 + 120]);
    deepEqual(totals(scoreIn(state, 'largeStraight')), [50 + 120 + 125 + 120 + 140]);
  });
});

describe('free joker', () => {
  const free = withOptions(yahtzee, { joker: 'free' });

  test('the number box is open: every box by what the dice say', () => {
    deepEqual(fours(free, 'yahtzee 33333'), {
      offered: withExtra(100, { ...ZERO_UPPER, fours: '20', ...LITERAL_LOWER }),
      why: {},
    });
  });
  test('the number box is filled: every box, lower ones as joker', () => {
    deepEqual(fours(free, 'yahtzee 33333, fours 44412'), {
      offered: withExtra(100, { ...ZERO_UPPER, ...JOKER_LOWER }),
      why: allFor('joker', LOWER),
    });
  });
  test('… and without a bonus where the Yahtzee box was struck', () => {
    deepEqual(fours(free, 'yahtzee 12456, fours 44412').offered, { ...ZERO_UPPER, ...JOKER_LOWER });
  });
  test('all lower boxes are filled: any number box', () => {
    deepEqual(fours(free, `yahtzee 33333, fours 44412, ${LOWER_STRUCK}`).offered, withExtra(100, ZERO_UPPER));
  });
});

describe('joker of 1956', () => {
  const original = withOptions(yahtzee, { joker: 'original1956' });

  for (const turns of ['yahtzee 33333', 'yahtzee 33333, fours 44412']) {
    test(`any lower box, never a number box, after ${turns}`, () => {
      const barred = turns.includes('fours') ? UPPER_BUT_FOURS : UPPER;
      deepEqual(fours(original, turns), {
        offered: withExtra(100, JOKER_LOWER),
        why: { ...allFor('joker-lower-first', barred), ...allFor('joker', LOWER) },
      });
    });
  }
  test('without a bonus where the Yahtzee box was struck', () => {
    deepEqual(fours(original, 'yahtzee 12456').offered, JOKER_LOWER);
  });
  test('no lower box is open: zero in any number box, its own included', () => {
    deepEqual(fours(original, `yahtzee 33333, ${LOWER_STRUCK}`), {
      offered: withExtra(100, { ...ZERO_UPPER, fours: '0' }),
      why: allFor('zero', UPPER),
    });
  });
});

describe('no joker', () => {
  const none = withOptions(yahtzee, { joker: 'none' });

  for (const box of ['33333', '12456']) {
    test(`every box by what the dice say, no bonus, after ${box} in the Yahtzee box`, () => {
      deepEqual(fours(none, `yahtzee ${box}`), {
        offered: { ...ZERO_UPPER, fours: '20', ...LITERAL_LOWER },
        why: {},
      });
    });
  }
});

describe('house options', () => {
  test('five of a kind is a full house at any time', () => {
    const loose = withOptions(yahtzee, { fiveKindIsFullHouse: true, joker: 'none' });
    deepEqual(fours(loose, 'ones 12345').offered['fullHouse'], '25');
    deepEqual(fours(loose, 'yahtzee 33333').offered['fullHouse'], '25');
  });
  test('a chip is worth 50, or nothing', () => {
    deepEqual(fours(withOptions(yahtzee, { yahtzeeBonus: 50 }), 'yahtzee 33333').offered, {
      fours: '20 + 50',
    });
    deepEqual(fours(withOptions(yahtzee, { yahtzeeBonus: 0 }), 'yahtzee 33333').offered, { fours: '20' });
  });
  test('an order narrows what a joker may fill, and never to nothing', () => {
    const up = withOptions(yahtzee, { order: 'up' });
    deepEqual(legalCells(position(up, 'chance 12456, yahtzee 33333', '44444')), ['largeStraight']);
    deepEqual(fours(up, 'chance 12456, yahtzee 33333').offered, { largeStraight: '0 + 100' });
    const numbers = 'chance 12456, yahtzee 33333, largeStraight 12456, smallStraight 12456, fullHouse 12456';
    deepEqual(fours(up, `${numbers}, fourOfAKind 12456, threeOfAKind 12456`).offered, { sixes: '0 + 100' });
  });
});

test('chips are told apart from the boxes in the totals', () => {
  const state = position(yahtzee, 'yahtzee 33333, fours 44444', '44444');
  const card = scoreIn(state, 'fullHouse').cards[0];
  deepEqual(card?.extras, [100, 100]);
  deepEqual(totals(scoreIn(state, 'fullHouse')), [50 + 20 + 25 + 200]);
});
