// A throw to decide who begins: all players throw, and the best one begins.

import { duplicateDice, loadRuleset, rollOff, seededDice, type Chance, type Dice } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dice } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';

const yahtzee = await loadRuleset('yahtzee');
const kismet = await loadRuleset('kismet');
const generala = await loadRuleset('generala');
const rainbow = await loadRuleset('rainbow');

/** A source of dice from a list, by round and seat. */
const listed =
  (...rounds: readonly (readonly Dice[])[]) =>
  ({ roll, seat }: Chance): Dice =>
    rounds[roll]?.[seat] ?? [];

describe('who begins', () => {
  test('is whoever throws the highest sum with all dice', () => {
    const dice = listed([
      [1, 1, 1, 1, 6],
      [6, 6, 6, 1, 1],
      [2, 3, 4, 5, 1],
    ]);
    equal(rollOff(yahtzee, 3, dice).first, 1);
  });
  test('is thrown for again by those who are equal in front, and by nobody else', () => {
    const dice = listed(
      [
        [6, 6, 6, 6, 6],
        [1, 1, 1, 1, 1],
        [6, 6, 6, 6, 6],
      ],
      [[1, 2, 3, 4, 5], [], [2, 2, 3, 4, 5]],
    );
    const { first, rounds } = rollOff(yahtzee, 3, dice);
    equal(first, 2);
    deepEqual(rounds[1], [[1, 2, 3, 4, 5], undefined, [2, 2, 3, 4, 5]]);
  });
  test('is thrown for with one die in Kismet', () => equal(rollOff(kismet, 2, listed([[5], [6]])).first, 1));
  test('is thrown for with the dice of the game, as many as its rules ask for', () => {
    for (const [ruleset, count, sides] of [
      [yahtzee, 5, 6],
      [kismet, 1, 6],
      [generala, 5, 6],
      [rainbow, 5, 18],
    ] as const) {
      const asked: Chance[] = [];
      rollOff(ruleset, 3, (chance) => {
        asked.push(chance);
        return new Array<number>(chance.count).fill(1 + chance.seat);
      });
      deepEqual(
        asked.slice(0, 3).map((chance) => [chance.count, chance.sides, chance.seat, chance.roll]),
        [0, 1, 2].map((seat) => [count, sides, seat, 0]),
      );
    }
  });
  test('is told by faces, whatever their colours', () => {
    const [red, blue] = [dice('6r6r6r6r6r'), dice('6b6b6b6b5b')];
    equal(rollOff(rainbow, 2, listed([red, blue])).first, 0);
  });
  test('is somebody in every game', () => {
    for (const ruleset of shipped) {
      const { first, rounds } = rollOff(ruleset, 4, seededDice(`begin ${ruleset.id}`));
      ok(first >= 0 && first < 4 && rounds.length > 0, ruleset.id);
    }
  });
  test('is whoever throws least in Generala', () => {
    const dice = listed([
      [6, 6, 6, 6, 6],
      [1, 2, 1, 1, 1],
    ]);
    equal(rollOff(generala, 2, dice).first, 1);
  });
  test('is the only player of a game for one, without a throw', () => {
    deepEqual(rollOff(yahtzee, 1, listed()), { first: 0, rounds: [] });
  });
  test('is the first seat where everybody has the same dice for ever', () => {
    equal(rollOff(yahtzee, 4, duplicateDice('spring')).first, 0);
  });
  test('depends on the seed alone, and not on the first dice of the game', () => {
    const dice = seededDice('spring');
    deepEqual(rollOff(yahtzee, 4, dice), rollOff(yahtzee, 4, seededDice('spring')));
    const first = dice({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 });
    equal(String(rollOff(yahtzee, 2, dice).rounds[0]?.[0]) === String(first), false);
  });
});
