// Numbers out of range and invalid seeds are refused in one sentence: nothing loops, and no dice are drawn.

import {
  cryptoDice,
  duplicateDice,
  newGame,
  rollOff,
  scoreRoll,
  seededDice,
  type Chance,
  type DiceSource,
} from '@yahtzee-game/rules';
import { ruleset as generala } from '@yahtzee-game/rules/rulesets/generala';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { doesNotThrow, equal, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { awaited } from '../../harness/games/play.js';

const FIRST: Chance = { count: 5, sides: 6, seat: 0, turn: 0, roll: 0 };
const NO_NUMBERS: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  1.5,
  '5',
  null,
  undefined,
  {},
  5n,
  Symbol('5'),
];

/** Each source, with the numbers that its dice depend on. */
const SOURCES: Readonly<Record<string, readonly [source: DiceSource, fields: readonly (keyof Chance)[]]>> = {
  cryptoDice: [cryptoDice(), ['count', 'sides']],
  seededDice: [seededDice('a'), ['count', 'sides', 'seat', 'turn', 'roll']],
  duplicateDice: [duplicateDice('a'), ['count', 'sides', 'turn', 'roll']],
};
const WRONG: Readonly<Record<keyof Chance, readonly unknown[]>> = {
  count: [-1, 100_001, 1e9, ...NO_NUMBERS],
  sides: [0, -6, 257, 1e9, ...NO_NUMBERS],
  seat: [-1, ...NO_NUMBERS],
  turn: [-2, ...NO_NUMBERS],
  roll: [-1, ...NO_NUMBERS],
};

for (const [name, [source, fields]] of Object.entries(SOURCES)) {
  describe(`${name} refuse`, () => {
    for (const field of fields) {
      test(`a ${field} out of range`, () => {
        for (const value of WRONG[field]) {
          throws(() => source({ ...FIRST, [field]: value }), {
            name: 'RangeError',
            message: new RegExp(`^${field}: .+; allowed: a whole number from -?\\d+( to \\d+)?$`),
          });
        }
      });
    }
    test('no chance at all', () => {
      for (const chance of [undefined, null, 5]) {
        throws(() => source(chance as unknown as Chance), {
          name: 'RangeError',
          message: /^chance: .+; allowed: what chance\(state\) returns while dice are awaited$/,
        });
      }
    });
    test('nothing that a game asks for', () => {
      equal(source(awaited(newGame(yahtzee))).length, 5);
      equal(source({ ...FIRST, count: 0 }).length, 0);
      equal(source({ ...FIRST, sides: 256 }).length, 5);
      doesNotThrow(() => source({ ...FIRST, turn: -1, sides: 1 }));
    });
  });
}

for (const [name, make] of Object.entries({ seededDice, duplicateDice })) {
  test(`${name} take texts and finite numbers as seeds`, () => {
    for (const seed of [
      NaN,
      Infinity,
      -Infinity,
      null,
      undefined,
      {},
      ['a'],
      true,
      7n,
      Symbol('a'),
      () => 1,
    ]) {
      throws(() => make(seed as string), {
        name: 'RangeError',
        message: /^seed: .+; allowed: a text or a finite number$/,
      });
    }
    for (const seed of ['', 'a', 0, -1.5]) doesNotThrow(() => make(seed)(FIRST));
  });
}

test('a roll-off is for 1 to 20 players', () => {
  for (const players of [0, -1, 21, 1e9, ...NO_NUMBERS]) {
    throws(() => rollOff(generala, players as number, seededDice('a')), {
      name: 'RangeError',
      message: /^players: .+; allowed: a whole number from 1 to 20$/,
    });
  }
  equal(rollOff(generala, 1, seededDice('a')).first, 0);
  equal(rollOff(generala, 20, seededDice('a')).rounds[0]?.length, 20);
});

test('points are told of a roll from 1', () => {
  for (const roll of [0, -1, ...NO_NUMBERS.filter((value) => value !== undefined)]) {
    throws(() => scoreRoll(generala, 'yahtzee', [1, 1, 1, 1, 1], { roll: roll as number }), {
      name: 'RangeError',
      message: /^roll: .+; allowed: a whole number from 1$/,
    });
  }
  equal(scoreRoll(generala, 'straight', [1, 2, 3, 4, 5], { roll: 9 }), 20);
});
