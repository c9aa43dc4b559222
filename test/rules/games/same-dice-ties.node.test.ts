// If all players have the same dice, players who decide alike are always equal: then they share the win.

import {
  chance,
  duplicateDice,
  greedyAction,
  newGame,
  outcome,
  play,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as cheerio } from '@yahtzee-game/rules/rulesets/cheerio';
import { ruleset as sachsenkniffel } from '@yahtzee-game/rules/rulesets/sachsenkniffel';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';

const MOST_ACTIONS = 6000;

/** Two players who decide alike. */
function played(ruleset: Ruleset): GameState {
  const dice = duplicateDice('the same');
  let state: GameState = newGame(ruleset, { players: 2 });
  for (let n = 0; n < MOST_ACTIONS && state.turn.phase !== 'over'; n++) {
    const owed = chance(state);
    state = play(state, owed ? { type: 'dice', values: dice(owed) } : greedyAction(state, () => 0));
  }
  return state;
}

test('a throw-off ends, and the win is shared', () => {
  const end = played(sachsenkniffel);
  deepEqual(outcome(end)?.winners, [0, 1]);
  equal(end.playoff?.sums?.[0]?.length, 20);
});

test('a play-off ends, and the win is shared', () => {
  const end = played(cheerio);
  deepEqual(outcome(end)?.winners, [0, 1]);
  deepEqual(outcome(end)?.playoff, [0, 1]);
});
