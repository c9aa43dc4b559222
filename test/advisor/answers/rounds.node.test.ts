// Advice for games of rounds: the chance to win the round against players who have thrown and those still to throw.

import { createAdvisor, odds, type Advice } from '@yahtzee-game/advisor';
import {
  chance,
  loadRuleset,
  newGame,
  reduce,
  scoreRoll,
  withOptions,
  type Action,
  type Dice,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { randomFrom } from '../../harness/random.js';

const poker = await loadRuleset('poker-dice');
const limited = withOptions(poker, { limit: 'leader' });
const advisor = createAdvisor({ worker: false });
const ask = (state: GameState): Promise<Advice> => advisor.advise(state, new AbortController().signal);

function played(ruleset: Ruleset, players: number, ...actions: readonly Action[]): GameState {
  let state: GameState = newGame(ruleset, { players });
  for (const action of actions) {
    const next = reduce(state, action);
    ok(next.ok, next.ok ? '' : next.message);
    state = next;
  }
  return state;
}
const dice = (...values: readonly number[]): Action => ({ type: 'dice', values });
const stop: Action = { type: 'score', cell: 'round1' };
const near = (actual: number | undefined, expected: number): void =>
  ok(Math.abs((actual ?? NaN) - expected) < 1e-12, `${actual} is not ${expected}`);
const strengthOf = (hand: Dice): number => scoreRoll(poker, 'round1', hand);
const score = poker.spec.categories[0]?.score ?? (() => 0);

/** Every throw of five dice, all equally likely. */
const THROWS: readonly Dice[] = Array.from({ length: 6 ** 5 }, (_, i) =>
  Array.from({ length: 5 }, (__, k) => 1 + (Math.floor(i / 6 ** k) % 6)),
);

describe('the last player of a round', () => {
  const THREE_FOURS = [4, 4, 4, 2, 1];
  const state = played(poker, 2, dice(...THREE_FOURS), stop, dice(4, 4, 3, 3, 1));

  test('needs a hand at least as good: the chance is that of one turn', async () => {
    const { value, unit, exact, choices } = await ask(state);
    deepEqual([unit, exact], ['chance', true]);
    const toBeat = strengthOf(THREE_FOURS);
    const { holds } = odds(poker, (t) => (score(t) >= toBeat ? 1 : 0), {
      dice: [4, 4, 3, 3, 1],
      rollsLeft: 2,
    });
    near(value, holds[0]?.chance ?? NaN);
    deepEqual(
      choices[0]?.kind === 'hold' && choices[0].dice,
      holds[0]?.dice.toSorted((a, b) => a - b),
    );
  });
  test('stops with a hand that is good enough', async () => {
    const won = played(poker, 2, dice(...THREE_FOURS), stop, dice(6, 6, 6, 1, 2));
    const { choices, value } = await ask(won);
    equal(choices.find(({ kind }) => kind === 'score')?.value, 1);
    equal(value, 1);
  });
});

describe('the first of two', () => {
  const HAND = [5, 5, 5, 2, 3];

  test('who stops after one roll lets the other one roll once, where the leader sets the limit', async () => {
    const { choices } = await ask(played(limited, 2, dice(...HAND)));
    const least = strengthOf(HAND);
    const lasts = THROWS.filter((own) => strengthOf(own) <= least).length / THROWS.length;
    near(choices.find(({ kind }) => kind === 'score')?.value, lasts);
  });
  test('has less of the same hand where the other one may roll three times', async () => {
    const once = (await ask(played(limited, 2, dice(...HAND)))).choices.find(({ kind }) => kind === 'score');
    const often = (await ask(played(poker, 2, dice(...HAND)))).choices.find(({ kind }) => kind === 'score');
    ok((often?.value ?? 1) < (once?.value ?? 0) - 0.2);
  });
  test('and the best of all hands lasts whoever follows', async () => {
    const { choices } = await ask(played(poker, 20, dice(6, 6, 6, 6, 6)));
    equal(choices[0]?.kind, 'score');
    near(choices[0]?.value, 1);
  });
});

test('the chances come true: rounds that all play as advised', async () => {
  const random = randomFrom(7);
  let promised = 0;
  let won = 0;
  const ROUNDS = 400;
  for (let i = 0; i < ROUNDS; i++) {
    let state: GameState = newGame(poker, { players: 3 });
    let first = true;
    while (state.cards.some((card) => card.filled === 0)) {
      const owed = chance(state);
      const [best] = owed ? [] : (await ask(state)).choices;
      if (first && best) promised += best.value;
      if (best) first = false;
      const action: Action = owed
        ? { type: 'dice', values: Array.from({ length: owed.count }, () => 1 + random(owed.sides)) }
        : best?.kind === 'hold'
          ? { type: 'roll', held: best.held }
          : stop;
      const next = reduce(state, action);
      ok(next.ok);
      state = next;
    }
    const hands = state.cards.map(({ slots }) => slots[0] ?? 0);
    if (hands[0] === Math.max(...hands)) won++;
  }
  const error = Math.sqrt(ROUNDS) / 2;
  ok(Math.abs(promised - won) < 3 * error, `${promised} promised, ${won} won`);
});
