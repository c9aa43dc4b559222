// The course of a game, computed from its log.

import { newGame } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { playTurns } from '../../harness/games/play.js';
import { stepsOf } from '../inside.js';

test('a game is replayed once, however many parts of a board ask for its steps', () => {
  const game = playTurns(newGame(yahtzee, { players: ['Ada', 'Ben'] }), 'chance 12345, chance 66666');
  equal(stepsOf(game), stepsOf(game));
  deepEqual(
    stepsOf(game).flatMap(({ action, seat }) => (action.type === 'score' ? [[seat, action.cell]] : [])),
    [
      [0, 'chance'],
      [1, 'chance'],
    ],
  );
});
