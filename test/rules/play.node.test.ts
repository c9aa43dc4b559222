// `play` applies actions one after the other, and throws the sentence of a refusal.

import { IllegalActionError, newGame, play, reduce, serializeGame } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';

const start = newGame(yahtzee);
const DICE = { type: 'dice', values: [1, 3, 5, 5, 6] } as const;

describe('play', () => {
  test('applies all actions in order', () => {
    const state = play(
      start,
      DICE,
      { type: 'roll', held: 5 },
      { type: 'dice', values: [2, 6, 4] },
      { type: 'score', cell: 'chance' },
    );
    equal(serializeGame(state), '1 yahtzee - 13556 h5 264 :chance =18');
  });
  test('of nothing is the same state', () => equal(play(start), start));

  test('throws the first refusal', () => {
    try {
      play(start, DICE, { type: 'roll', held: 31 }, { type: 'score', cell: 'chance' });
    } catch (error) {
      ok(error instanceof IllegalActionError && error instanceof Error);
      const refusal = reduce(play(start, DICE), { type: 'roll', held: 31 });
      deepEqual(
        [error.name, error.message, error.code, error.illegal, error.step],
        ['IllegalActionError', 'bad held: 31; allowed: a whole number from 0 to 30', 'bad-held', refusal, 1],
      );
      return;
    }
    throw new Error('it did not throw');
  });
});
