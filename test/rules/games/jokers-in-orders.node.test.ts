// A joker is worth its full points only once the number box is filled. If the number box is merely barred by an order
// or an announcement, other boxes score the dice as they are.

import { newGame, withOptions, type Ruleset } from '@yahtzee-game/rules';
import { chips, defineRuleset, down, forced, free, numberRows, up } from '@yahtzee-game/rules/define';
import { ruleset as kniffel } from '@yahtzee-game/rules/rulesets/kniffel';
import { ruleset as lucky7 } from '@yahtzee-game/rules/rulesets/lucky7';
import { ruleset as rainbow } from '@yahtzee-game/rules/rulesets/rainbow';
import { ruleset as tripleYahtzee } from '@yahtzee-game/rules/rulesets/triple-yahtzee';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import {
  announce,
  legalCells,
  offers,
  playTurns,
  position,
  reasons,
  rollDice,
  scoreIn,
  totals,
} from '../../harness/games/play.js';

/** The value of this box if it is announced when these dice are rolled after these turns. */
const announced = (ruleset: Ruleset, turns: string, dice: string, cell: string): unknown =>
  offers(announce(position(ruleset, turns, dice), cell));

describe('in Yahtzee with announced boxes', () => {
  const game = withOptions(yahtzee, { order: 'announce' });

  test('Fours is open: five fours in the announced Large straight are worth nothing, and the chip', () => {
    deepEqual(announced(game, '!yahtzee 33333', '44444', 'largeStraight'), { largeStraight: '0 + 100' });
    deepEqual(announced(game, '!yahtzee 33333', '44444', 'fullHouse'), { fullHouse: '0 + 100' });
    deepEqual(announced(game, '!yahtzee 33333', '44444', 'chance'), { chance: '20 + 100' });
  });
  test('… and are worth 20 in the announced Fours, and the chip', () => {
    deepEqual(announced(game, '!yahtzee 33333', '44444', 'fours'), { fours: '20 + 100' });
  });
  test('Fours is filled: five fours in the announced Large straight are a joker', () => {
    deepEqual(announced(game, '!yahtzee 33333, !fours 44412', '44444', 'largeStraight'), {
      largeStraight: '40 + 100',
    });
  });
  test('a throw that is no joker gives no reason of one', () => {
    const state = announce(position(game, '!yahtzee 33333', '44444'), 'largeStraight');
    equal(reasons(state)['largeStraight'], undefined);
    equal(reasons(state)['fours'], 'other-announced');
  });
  test('the sheet adds up: 50 and the chip', () => {
    const state = announce(position(game, '!yahtzee 33333', '44444'), 'largeStraight');
    deepEqual(totals(scoreIn(state, 'largeStraight')), [50 + 0 + 100]);
  });
  test('a struck Yahtzee box brings no chip', () => {
    deepEqual(announced(game, '!yahtzee 12456', '44444', 'largeStraight'), { largeStraight: '0' });
  });
  test('with the free joker likewise', () => {
    const loose = withOptions(game, { joker: 'free' });
    deepEqual(announced(loose, '!yahtzee 33333', '44444', 'largeStraight'), { largeStraight: '0 + 100' });
    deepEqual(announced(loose, '!yahtzee 33333, !fours 44412', '44444', 'largeStraight'), {
      largeStraight: '40 + 100',
    });
  });
  test('with the joker of 1956, which never asks for the number box, they are a joker all the same', () => {
    const original = withOptions(game, { joker: 'original1956' });
    deepEqual(announced(original, '!yahtzee 33333', '44444', 'largeStraight'), { largeStraight: '40 + 100' });
  });
});

describe('in Yahtzee from the bottom to the top', () => {
  const game = withOptions(yahtzee, { order: 'up' });

  test('Large straight is next and Fours still open: nothing, and the chip', () => {
    deepEqual(offers(position(game, 'chance 12456, yahtzee 33333', '44444')), { largeStraight: '0 + 100' });
  });
  test('… so that every box is filled by what the dice say, down to Fours itself', () => {
    const turns = 'chance 12456, yahtzee 33333, largeStraight 12456, smallStraight 12456, fullHouse 12456';
    deepEqual(offers(position(game, turns, '44444')), { fourOfAKind: '20 + 100' });
    const lower = `${turns}, fourOfAKind 12456, threeOfAKind 12456`;
    deepEqual(offers(position(game, lower, '44444')), { sixes: '0 + 100' });
    deepEqual(offers(position(game, `${lower}, sixes 12456, fives 12456`, '44444')), { fours: '20 + 100' });
  });
});

test('in other orders it is a joker once Fours is filled, and not before', () => {
  const game = withOptions(yahtzee, { order: 'lowerThenUpper' });
  const turns = 'yahtzee 33333, chance 12456';
  deepEqual(offers(position(game, turns, '44444'))['largeStraight'], '0 + 100');
  const other = withOptions(yahtzee, { order: 'ends' });
  const ends = 'ones 11123, twos 22213, threes 33312, fours 44412, chance 12456, yahtzee 33333';
  deepEqual(offers(position(other, ends, '44444')), { largeStraight: '40 + 100' });
});

describe('in Kniffel with announced boxes', () => {
  const game = withOptions(kniffel, { order: 'announce' });

  test('Fives is open: five fives in the announced Große Straße are worth nothing, and no 50 besides', () => {
    deepEqual(announced(game, '!yahtzee 55555', '55555', 'largeStraight'), { largeStraight: '0' });
  });
  test('… and in the announced Fünfer 25, and 50 besides', () => {
    deepEqual(announced(game, '!yahtzee 55555', '55555', 'fives'), { fives: '25 + 50' });
  });
  test('Fives is filled: a joker, no bonus', () => {
    deepEqual(announced(game, '!yahtzee 55555, !fives 55512', '55555', 'largeStraight'), {
      largeStraight: '40',
    });
  });
  test('a joker that counts 30 as any throw is no joker either while Fives is open', () => {
    const most = withOptions(game, { jokerSums: 'max' });
    deepEqual(announced(most, '!yahtzee 55555', '55555', 'chance'), { chance: '25' });
    deepEqual(announced(most, '!yahtzee 55555, !fives 55512', '55555', 'chance'), { chance: '30' });
  });
});

test('in Lucky 7 Sevens has to be filled', () => {
  const game = withOptions(lucky7, { order: 'announce' });
  deepEqual(announced(game, '!yahtzee 33333', '77777', 'largeStraight'), { largeStraight: '0 + 100' });
  deepEqual(announced(game, '!yahtzee 33333, !sevens 77712', '77777', 'largeStraight'), {
    largeStraight: '40 + 100',
  });
});

test('in Rainbow the rows of colours are no joker’s while Fours is open', () => {
  const game = withOptions(rainbow, { order: 'announce' });
  const [red, mixed] = ['4r4r4r4r4r', '4r4g4b4r4b'];
  deepEqual(announced(game, '!yahtzee 3r3r3g3g3b', red, 'redFlush'), { redFlush: '35 + 200' });
  deepEqual(announced(game, '!yahtzee 3r3r3g3g3b', mixed, 'redFlush'), { redFlush: '0 + 100' });
  deepEqual(announced(game, '!yahtzee 3r3r3g3g3b, !fours 4r4r4g1g2b', mixed, 'redFlush'), {
    redFlush: '35 + 100',
  });
});

describe('in Triple Yahtzee all three number boxes have to be filled', () => {
  const boxes = ['x1', 'x2', 'x3'].map((column) => `!yahtzee@${column} 33333`).join();
  const fours = (...columns: readonly string[]): string =>
    columns.map((column) => `!fours@${column} 44412`).join();
  const game = withOptions(tripleYahtzee, { order: 'announce' });

  test('one is open and not announced: nothing, and the chip times three', () => {
    deepEqual(announced(game, `${boxes}, ${fours('x1', 'x2')}`, '44444', 'largeStraight@x3'), {
      'largeStraight@x3': '0 + 300',
    });
  });
  test('all are filled: a joker', () => {
    deepEqual(announced(game, `${boxes}, ${fours('x1', 'x2', 'x3')}`, '44444', 'largeStraight@x3'), {
      'largeStraight@x3': '40 + 300',
    });
  });
  test('where the bonus needs points, a box without points brings none', () => {
    const strict = withOptions(game, { bonusNeedsPoints: true });
    deepEqual(announced(strict, boxes, '44444', 'largeStraight@x3'), { 'largeStraight@x3': '0' });
    deepEqual(announced(strict, boxes, '44444', 'chance@x3'), { 'chance@x3': '20 + 300' });
  });
});

test('one column bars Fours and another offers it: Fours has to be used', () => {
  const ruleset = defineRuleset({
    ...TWO_ROWS,
    categories: [...numberRows(6), ...TWO_ROWS.categories],
    columns: [
      { id: 'up', order: up },
      { id: 'free', order: free },
      { id: 'down', order: down },
    ],
    repeat: { row: 'chance', place: forced, bonus: chips(10) },
  });
  const start = playTurns(newGame(ruleset), 'yahtzee@up 11111, chance@up 12345, chance@free 12345');
  const down3 = 'ones@down 12345, twos@down 12345, threes@down 12345, fours@down 12345, fives@down 12345';
  const ready = playTurns(start, `${down3}, sixes@down 12345, chance@down 12345`);
  deepEqual(legalCells(rollDice(ready, '44444')), ['fours@free']);
  const later = playTurns(ready, 'fours@free 12345');
  deepEqual(offers(rollDice(later, '44444')), {
    'sixes@up': '0 + 10',
    'ones@free': '0 + 10',
    'twos@free': '0 + 10',
    'threes@free': '0 + 10',
    'fives@free': '0 + 10',
    'sixes@free': '0 + 10',
    'yahtzee@free': '50 + 10',
    'yahtzee@down': '50 + 10',
  });
});
