// A second Kniffel: 50 extra points in the number box for its face, or a joker, never both; and the rules of other
// tables.

import { withOptions, type Options } from '@yahtzee-game/rules';
import { ruleset as kniffel } from '@yahtzee-game/rules/rulesets/kniffel';
import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOWER_STRUCK, withExtra, type Told } from '../../harness/games/jokers.js';
import { legalCells, offers, position, reasons, scoreIn, totals } from '../../harness/games/play.js';

const ALL_OPEN = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'threeOfAKind', 'fourOfAKind'];
const JOKERS = {
  threeOfAKind: '25',
  fourOfAKind: '25',
  fullHouse: '25',
  smallStraight: '30',
  largeStraight: '40',
  chance: '25',
};

/** The offers when five fives are rolled after these turns. */
const fives = (options: Options, turns: string): Told =>
  offers(position(withOptions(kniffel, options), turns, '55555'));
const whyNotOnes = (options: Options, turns: string): string | undefined =>
  reasons(position(withOptions(kniffel, options), turns, '55555'))['ones'];
describe('as Schmidt has it', () => {
  test('the number box is open: there, and 50 besides', () => {
    deepEqual(fives({}, 'yahtzee 55555'), { fives: '25 + 50' });
    deepEqual(whyNotOnes({}, 'yahtzee 55555'), 'joker-number-first');
  });
  test('the number box is filled: a joker for a lower box, no bonus', () => {
    deepEqual(fives({}, 'yahtzee 55555, fives 55512'), JOKERS);
    deepEqual(whyNotOnes({}, 'yahtzee 55555, fives 55512'), 'joker-lower-first');
  });
  test('no lower box is free: an upper one is struck', () => {
    const struck = { ones: '0', twos: '0', threes: '0', fours: '0', sixes: '0' };
    deepEqual(fives({}, `yahtzee 55555, fives 55512, ${LOWER_STRUCK}`), struck);
    deepEqual(whyNotOnes({}, `yahtzee 55555, fives 55512, ${LOWER_STRUCK}`), 'zero');
  });
  test('a struck Kniffel box is an entry, too', () => {
    deepEqual(fives({}, 'yahtzee 12456'), { fives: '25 + 50' });
    deepEqual(fives({}, 'yahtzee 12456, fives 55512'), JOKERS);
  });
  test('the example of the leaflet: 50, then 25 and 50, then 40', () => {
    const state = position(kniffel, 'yahtzee 55555, fives 55555', '55555');
    deepEqual(totals(state), [50 + 25 + 50]);
    deepEqual(totals(scoreIn(state, 'largeStraight')), [50 + 25 + 50 + 40]);
  });
  test('a first Kniffel may go anywhere, by what the dice say', () => {
    const state = position(kniffel, 'fives 55512', '55555');
    deepEqual(legalCells(state).length, 12);
    deepEqual(reasons(state), { fives: 'filled' });
    deepEqual(totals(scoreIn(state, 'largeStraight')), [15]);
  });
});

describe('where the Kniffel box must hold 50', () => {
  const scored = { extraKniffelNeeds: 'scored' } as const;

  test('it holds it: as ever', () => {
    deepEqual(fives(scored, 'yahtzee 55555'), { fives: '25 + 50' });
    deepEqual(fives(scored, 'yahtzee 55555, fives 55512'), JOKERS);
  });
  test('it was struck: a throw like any other', () => {
    const state = position(withOptions(kniffel, scored), 'yahtzee 12456', '55555');
    deepEqual(legalCells(state).slice(0, 8), ALL_OPEN);
    deepEqual(offers(state)['fives'], '25');
    deepEqual(offers(state)['largeStraight'], '0');
    deepEqual(reasons(state), { yahtzee: 'filled' });
  });
});

describe('as newspapers have it, 100 each', () => {
  const plus100 = { extraKniffel: 'plus100' };

  test('in the number box, and as joker', () => {
    deepEqual(fives(plus100, 'yahtzee 55555'), { fives: '25 + 100' });
    deepEqual(fives(plus100, 'yahtzee 55555, fives 55512'), withExtra(100, JOKERS));
  });
  test('none after a struck Kniffel box, which leaves the joker', () => {
    deepEqual(fives(plus100, 'yahtzee 12456, fives 55512'), JOKERS);
  });
});

describe('50 each, wherever', () => {
  const always = { extraKniffel: 'plus50always' };

  test('in the number box, as joker, and for a zero', () => {
    deepEqual(fives(always, 'yahtzee 55555'), { fives: '25 + 50' });
    deepEqual(fives(always, 'yahtzee 55555, fives 55512'), withExtra(50, JOKERS));
    deepEqual(fives(always, `yahtzee 55555, fives 55512, ${LOWER_STRUCK}`)['ones'], '0 + 50');
  });
  test('after a struck Kniffel box, unless it must hold 50', () => {
    deepEqual(fives(always, 'yahtzee 12456'), { fives: '25 + 50' });
    deepEqual(fives({ ...always, extraKniffelNeeds: 'scored' }, 'yahtzee 12456')['fives'], '25');
  });
});

test('no extra at all: a throw like any other', () => {
  const state = position(
    withOptions(kniffel, { extraKniffel: 'none' }),
    'yahtzee 55555, fives 55512',
    '55555',
  );
  deepEqual(reasons(state), { fives: 'filled', yahtzee: 'filled' });
  deepEqual(offers(state)['ones'], '0');
  deepEqual(offers(state)['largeStraight'], '0');
  deepEqual(offers(state)['chance'], '25');
});

describe('a joker that is any throw of one’s choice', () => {
  const max = { jokerSums: 'max' };

  test('sums up to 30', () => {
    deepEqual(fives(max, 'yahtzee 55555, fives 55512'), {
      ...JOKERS,
      threeOfAKind: '30',
      fourOfAKind: '30',
      chance: '30',
    });
  });
  test('but not when it is no joker', () => deepEqual(fives(max, 'fives 55512')['chance'], '25'));
});
