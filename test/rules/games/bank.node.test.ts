// Banks of rolls: which rolls are saved, what they buy, and when.

import {
  legalActions,
  newGame,
  playerTotals,
  rollsLeft,
  withOptions,
  type GameState,
} from '@yahtzee-game/rules';
import { ruleset as saved } from '@yahtzee-game/rules/rulesets/maxi-yatzy-saved';
import { ruleset as seven } from '@yahtzee-game/rules/rulesets/seven-yatzy';
import { ruleset as osto } from '@yahtzee-game/rules/rulesets/yatzy-osto';
import { ruleset as strict } from '@yahtzee-game/rules/rulesets/yatzy-osto-strict';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playTurns, reroll, rollDice, scoreIn, throwDice, totals, turn } from '../../harness/games/play.js';

describe('buying Yatzy', () => {
  const start = newGame(osto);

  test('begins with an empty bank', () => {
    equal(start.cards[0]?.tokens, 0);
    equal(rollsLeft(start), 3);
  });
  test('1-2-3-4-5 with the first roll saves two, so that the next turn has five', () => {
    const next = turn(start, '12345', 'smallStraight');
    equal(next.cards[0]?.tokens, 2);
    equal(rollsLeft(next), 5);
  });
  test('saves when the box is filled, and not before', () => {
    const rolled = rollDice(start, '12345');
    equal(rolled.cards[0]?.tokens, 0);
    equal(rollsLeft(rolled), 2);
  });
  test('the free rolls come first, and cost nothing', () => {
    const next = turn(start, '12345', 'smallStraight');
    equal(turn(next, '66666 on roll 3', 'yahtzee').cards[0]?.tokens, 2);
    equal(turn(next, '66666 on roll 4', 'yahtzee').cards[0]?.tokens, 1);
  });
  test('a turn with bought rolls saves none', () => {
    const next = turn(turn(start, '12345', 'smallStraight'), '66666 on roll 5', 'yahtzee');
    equal(next.cards[0]?.tokens, 0);
    equal(rollsLeft(next), 3);
  });
  test('any dice are rolled again with a bought one', () => {
    const third = throwDice(turn(start, '12345', 'smallStraight'), '66612 on roll 3');
    deepEqual(reroll(third, '11100', '66').turn.dice, [6, 6, 6, 6, 6]);
    deepEqual(reroll(third, '00011', '555').turn.dice, [5, 5, 5, 1, 2]);
  });
  test('no roll is left when all are used', () => {
    const fifth = throwDice(turn(start, '12345', 'smallStraight'), '66612 on roll 5');
    equal(rollsLeft(fifth), 0);
    deepEqual([...new Set(legalActions(fifth).map(({ type }) => type))], ['score']);
  });
  test('there is no cap', () => {
    const turns = osto.spec.categories.slice(0, 14).map(({ id }) => `${id} 12456`);
    const state = playTurns(start, turns.join());
    equal(state.cards[0]?.tokens, 28);
    equal(rollsLeft(state), 31);
  });
  test('everybody has a bank of his own', () => {
    const two = playTurns(newGame(osto, { players: 2 }), 'ones 12345, ones 12345 on roll 2');
    deepEqual(
      two.cards.map(({ tokens }) => tokens),
      [2, 1],
    );
    equal(rollsLeft(two), 5);
    equal(rollsLeft(turn(two, '12345', 'twos')), 4);
  });
  test('what is left is worth nothing, unless a table agrees otherwise', () => {
    deepEqual(totals(turn(start, '12345', 'smallStraight')), [15]);
    const paid = playTurns(newGame(withOptions(osto, { tokenPoints: 5 })), 'smallStraight 12345');
    deepEqual([totals(paid), playerTotals(paid)[0]?.extra], [[25], 10]);
  });
  test('turns of other lengths save what is left of them', () => {
    const four = newGame(withOptions(osto, { rolls: 4 }));
    equal(turn(four, '12345', 'ones').cards[0]?.tokens, 3);
    const one = newGame(withOptions(osto, { rolls: 1 }));
    equal(turn(one, '12345', 'ones').cards[0]?.tokens, 0);
  });
});

describe('buying Yatzy in earnest', () => {
  test('a struck box saves nothing', () => {
    equal(turn(newGame(strict), '12456', 'smallStraight').cards[0]?.tokens, 0);
    equal(turn(newGame(strict), '12345', 'smallStraight').cards[0]?.tokens, 2);
    equal(turn(newGame(strict), '11123', 'ones').cards[0]?.tokens, 2);
  });
  test('and bought rolls are paid for even so', () => {
    const next = turn(newGame(strict), '12345', 'smallStraight');
    equal(turn(next, '12456 on roll 5', 'largeStraight').cards[0]?.tokens, 0);
    equal(turn(next, '66666 on roll 5', 'yahtzee').cards[0]?.tokens, 0);
  });
});

describe('Maxi Yatzy with saved rolls', () => {
  test('has three in every turn, and all that were not used', () => {
    let state: GameState = newGame(saved);
    state = scoreIn(rollDice(state, '123453'), 'smallStraight');
    equal(rollsLeft(state), 5);
    state = scoreIn(throwDice(state, '234566 on roll 2'), 'largeStraight');
    equal(rollsLeft(state), 6);
    state = scoreIn(throwDice(state, '666666 on roll 6'), 'yahtzee');
    equal(rollsLeft(state), 3);
  });
  test('nobody is asked for them', () => equal(saved.spec.tokens?.spend, 'auto'));
  test('seven dice may be played so, too', () => {
    equal(rollsLeft(turn(newGame(seven), '1234556', 'chance')), 3);
    equal(rollsLeft(turn(newGame(withOptions(seven, { saved: true })), '1234556', 'chance')), 5);
  });
});
