// Generala: five of a kind on the first roll, in its three forms; and the second Generala.

import { legalActions, newGame, outcome, withOptions, type GameState } from '@yahtzee-game/rules';
import { ruleset as generala } from '@yahtzee-game/rules/rulesets/generala';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  legalCells,
  offers,
  playTurns,
  reroll,
  rollDice,
  throwDice,
  totals,
} from '../../harness/games/play.js';

const begin = (options: Parameters<typeof withOptions>[1] = {}, players = 3): GameState =>
  newGame(withOptions(generala, options), { players });

describe('a Generala that is served', () => {
  const served = rollDice(playTurns(begin(), 'straight 12345, sixes 66123'), '44444');

  test('wins the game at once', () => {
    deepEqual([served.turn.phase, legalActions(served)], ['over', []]);
  });
  test('whatever the others have, whose totals stay to be seen', () => {
    deepEqual(outcome(served), { places: [2, 3, 1], winners: [2], playoff: [], totals: [25, 12, 0] });
  });
  test('with the first roll of a turn alone', () => {
    const second = reroll(rollDice(begin(), '44441'), '00000', '44444');
    equal(second.turn.phase, 'deciding');
    deepEqual([offers(second)['yahtzee'], offers(second)['fourOfAKind']], ['50', '40']);
    equal(reroll(rollDice(begin(), '44441'), '11110', '4').turn.phase, 'deciding');
  });
  test('even if its box is filled or struck', () => {
    for (const before of ['44444 on roll 2', '12345']) {
      const alone = playTurns(begin({}, 1), `yahtzee ${before}`);
      equal(rollDice(alone, '66666').turn.phase, 'over');
    }
  });
  test('wins for somebody who plays alone', () => {
    const won = rollDice(begin({}, 1), '11111');
    deepEqual(outcome(won), { places: [1], winners: [0], playoff: [], totals: [0] });
  });
});

describe('a Generala that is served, where it wins only while its box is open,', () => {
  const open = begin({ servedGenerala: 'winIfOpen' }, 1);

  test('wins then', () => equal(rollDice(open, '44444').turn.phase, 'over'));
  test('is a throw like any other later', () => {
    for (const before of ['44444 on roll 2', '12345']) {
      const later = rollDice(playTurns(open, `yahtzee ${before}`), '66666');
      equal(later.turn.phase, 'deciding');
      deepEqual([offers(later)['sixes'], offers(later)['fourOfAKind']], ['30', '45']);
    }
  });
});

describe('a Generala that is served, where it scores,', () => {
  const scoring = begin({ servedGenerala: 'score' }, 1);

  test('is worth 120, and the game goes on', () => {
    const rolled = rollDice(scoring, '44444');
    equal(rolled.turn.phase, 'deciding');
    equal(offers(rolled)['yahtzee'], '120');
    deepEqual(totals(playTurns(scoring, 'yahtzee 44444')), [120]);
  });
  test('and 50 with a later roll', () => {
    equal(offers(throwDice(scoring, '44444 on roll 2'))['yahtzee'], '50');
    equal(offers(throwDice(scoring, '44444 on roll 3 held'))['yahtzee'], '50');
  });
});

describe('the second Generala', () => {
  const doble = begin({ doble: true, servedGenerala: 'score' }, 1);
  const offered = (turns: string, values: string): string | undefined =>
    offers(throwDice(turns ? playTurns(doble, turns) : doble, values))['secondYahtzee'];

  test('is worth twice the first', () => {
    equal(offered('yahtzee 44444 on roll 2', '55555 on roll 2'), '100');
    const dear = playTurns(begin({ doble: true, generala: 60 }, 1), 'yahtzee 44444 on roll 2');
    equal(offers(throwDice(dear, '55555 on roll 2'))['secondYahtzee'], '120');
  });
  test('only after the first has scored', () => {
    equal(offered('', '55555 on roll 2'), '0');
    equal(offered('yahtzee 12345', '55555 on roll 2'), '0');
    equal(offered('ones 11123', '55555 on roll 2'), '0');
  });
  test('may be struck at any time', () => equal(offered('', '12345'), '0'));
  test('wins, too, when it is served', () => {
    const winning = playTurns(begin({ doble: true }, 1), 'yahtzee 44444 on roll 2');
    equal(rollDice(winning, '55555').turn.phase, 'over');
  });
});

test('what is served is worth more: by 5, or by 10', () => {
  const offersOf = (
    options: Parameters<typeof withOptions>[1],
    values: string,
  ): readonly (string | undefined)[] => {
    const all = offers(throwDice(begin(options, 1), values));
    return [all['straight'], all['fullHouse'], all['fourOfAKind']];
  };
  deepEqual(offersOf({}, '23456'), ['25', '0', '0']);
  deepEqual(offersOf({}, '55533'), ['0', '35', '0']);
  deepEqual(offersOf({}, '22226'), ['0', '0', '45']);
  deepEqual(offersOf({ servedBonus: 10 }, '23456'), ['30', '0', '0']);
  deepEqual(offersOf({ servedBonus: 10 }, '23456 on roll 2'), ['20', '0', '0']);
});

test('the lowest sum begins', () => {
  deepEqual(generala.spec.rollOff, { dice: 5, begins: 'lowest' });
  equal(legalCells(rollDice(begin(), '12345')).length, 10);
});
