// Play for something else than points: to reach a total, or to beat others.

import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beat, positionOf, reach, solve, type Aim, type Utility } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, reduce, type Ruleset } from '@yahtzee-game/rules';
import { randomGame, samplesOf } from '../harness/games.js';
import { expectimax } from './expectimax.js';
import { smallGame } from './small-games.js';

const near = (actual: number, expected: number, by: number): void =>
  ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected} ± ${by}`);

async function aimed(ruleset: Ruleset, utility: Utility): Promise<Aim> {
  const solution = await solve(ruleset, { precision: 'double' });
  const aim = await solution.aimingAt?.(utility);
  if (!aim) throw new Error('no exact solution');
  return aim;
}

describe('the chance to reach a total is what playing everything out gives', () => {
  for (let number = 1; number <= 25; number++) {
    const ruleset = smallGame(number);
    for (const target of [5, 12, 20]) {
      test(`small game ${number}, ${target} points`, async () => {
        const aim = await aimed(ruleset, reach(target));
        near(aim.valueOf(positionOf(newGame(ruleset))), expectimax(ruleset, reach(target)), 1e-9);
      });
    }
  }
});

describe('a game of thirteen boxes', async () => {
  const crag = await loadRuleset('crag');
  const solution = await solve(crag, { precision: 'double' });
  const totals = await solution.distribution();
  const atLeast = (target: number): number => totals.slice(target).reduce((a, b) => a + b, 0);

  test('reaches a total about as often as play for points does, at the start', async () => {
    for (const target of [120, 150, 180]) {
      const aim = await solution.aimingAt?.(reach(target));
      near(aim?.valueOf(positionOf(newGame(crag))) ?? NaN, atLeast(target), 0.08);
    }
  });
  test('is exact when three boxes are left, and every choice is worth what follows', async () => {
    const aim = await aimed(crag, reach(130));
    const late = randomGame('crag', crag, 1, 2).states.filter(
      ({ turn, cards: [card] }) => turn.phase === 'deciding' && (card?.filled ?? 0) >= 10,
    );
    for (const state of late.slice(0, 6)) {
      const { choices, exact } = aim.advise(positionOf(state));
      equal(exact, true);
      for (const choice of choices.slice(0, 4)) {
        const action =
          choice.kind === 'hold'
            ? ({ type: 'roll', held: choice.held } as const)
            : ({ type: choice.kind, cell: choice.cell } as const);
        const next = reduce(state, action);
        ok(next.ok);
        if (next.turn.phase !== 'over') near(choice.value, aim.valueOf(positionOf(next)), 1e-9);
      }
    }
  });
  test('is a chance, whatever happens', async () => {
    const aim = await aimed(crag, beat([totals]));
    for (const state of samplesOf(randomGame('crag', crag, 1, 4), 12)) {
      const value = aim.valueOf(positionOf(state));
      ok(value >= 0 && value <= 1 + 1e-12, String(value));
    }
  });
});

test('against nobody everything wins, and against the best nothing', () => {
  equal(beat([])(10), 1);
  const best = new Float64Array(301);
  best[300] = 1;
  equal(beat([best])(299), 0);
  equal(beat([best])(300), 1 / 2);
});
