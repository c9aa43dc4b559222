// Players that need only the rules: they play every game to its end, by legal actions.

import {
  chance,
  greedyAction,
  loadRuleset,
  newGame,
  play,
  playerTotals,
  randomAction,
  rulesetIds,
  seededDice,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rollDice } from '../../harness/games/play.js';

/** A game between two of these players. */
async function played(id: string, decide: (state: GameState) => PlayerAction): Promise<GameState> {
  const dice = seededDice('simple');
  let state: GameState = newGame(await loadRuleset(id), { players: 2 });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    state = play(state, owed ? { type: 'dice', values: dice(owed) } : decide(state));
  }
  return state;
}

/** Random numbers that are the same each time. */
function numbers(): () => number {
  let last = 1;
  return () => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('to the end', () => {
  for (const id of rulesetIds)
    test(id, async () => {
      const random = numbers();
      equal((await played(id, (state) => greedyAction(state, random))).turn.phase, 'over');
      if (id !== 'sachsenkniffel')
        equal((await played(id, (state) => randomAction(state, random))).turn.phase, 'over');
    });
});

test('a greedy player makes far more points than a random one', async () => {
  const random = numbers();
  const most = async (decide: (state: GameState) => PlayerAction): Promise<number> =>
    Math.max(...playerTotals(await played('yahtzee', decide)).map(({ total }) => total));
  ok(
    (await most((state) => greedyAction(state))) > 1.5 * (await most((state) => randomAction(state, random))),
  );
});

test('a greedy player holds equal faces, whatever their colours', async () => {
  const rainbow = newGame(await loadRuleset('rainbow'), { players: 1 });
  const { sides } = rainbow.rules;
  const fives = sides.flatMap(({ face }, i) => (face === 5 ? i + 1 : []));
  const others = [1, 2].map((wanted) => 1 + sides.findIndex(({ face }) => face === wanted));
  const rolled = play(rainbow, { type: 'dice', values: [...fives.slice(0, 3), ...others] });
  deepEqual(greedyAction(rolled), { type: 'roll', held: 0b00111 });
});

test('a greedy player keeps a hand of five alike, and goes on with less', async () => {
  const poker = newGame(await loadRuleset('poker-dice'), { players: 2 });
  equal(greedyAction(rollDice(poker, '44444')).type, 'score');
  deepEqual(greedyAction(rollDice(poker, '44412')), { type: 'roll', held: 0b00111 });
});

test('there is nothing to decide while dice are awaited', async () => {
  const game = newGame(await loadRuleset('yahtzee'), { players: 1 });
  throws(() => randomAction(game), RangeError);
  throws(() => greedyAction(game), RangeError);
});
