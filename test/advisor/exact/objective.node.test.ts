// Play for objectives other than points: to reach a total, or to beat opponents.

import { beat, positionOf, reach, type ObjectiveSolution, type Utility } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, play, reduce, type Ruleset } from '@yahtzee-game/rules';
import { defineRuleset, sum } from '@yahtzee-game/rules/define';
import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { someOf } from '../../harness/extent.js';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { expectimax } from '../expectimax.js';
import { Prospects, UtilitySolution, type ExactSolution } from '../inside.js';
import { costlyGame, smallGame } from '../small-games.js';
import { solvedInDouble } from '../solutions.js';

const near = (actual: number, expected: number, by: number): void =>
  ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected} ± ${by}`);

const NUMBERS = Array.from({ length: 25 }, (_, i) => i + 1);

async function aimed(ruleset: Ruleset, utility: Utility): Promise<ObjectiveSolution> {
  const solution = await solvedInDouble(ruleset);
  const aim = await solution.aimingAt?.(utility);
  if (!aim) throw new Error('no exact solution');
  return aim;
}

describe('the probability to reach a total equals that of a full search', () => {
  for (const number of someOf(NUMBERS, 4)) {
    const ruleset = smallGame(number);
    for (const target of [5, 12, 20]) {
      test(`small game ${number}, ${target} points`, async () => {
        const aim = await aimed(ruleset, reach(target));
        near(await aim.valueOf(positionOf(newGame(ruleset))), expectimax(ruleset, reach(target)), 1e-9);
      });
    }
  }
});

describe('where boxes may cost points, too', () => {
  for (const number of someOf(NUMBERS, 4))
    test(`costly game ${number}`, async () => {
      const ruleset = costlyGame(number);
      for (const target of [1, 6]) {
        const aim = await aimed(ruleset, reach(target));
        near(await aim.valueOf(positionOf(newGame(ruleset))), expectimax(ruleset, reach(target)), 1e-9);
      }
    });
});

describe('saved rolls that are worth points count towards a total', () => {
  const saving = defineRuleset({
    id: 'saving',
    source: 'the house',
    dice: { count: 2, sides: 3 },
    rolls: 3,
    categories: [{ id: 'sum', section: 'lower', score: sum, entries: 3 }],
    tokens: { spend: 'ask', points: 5, change: (unused) => unused },
  });
  for (const target of [25, 30, 40, 44])
    test(`${target} points`, async () => {
      const aim = await aimed(saving, reach(target));
      near(await aim.valueOf(positionOf(newGame(saving))), expectimax(saving, reach(target)), 1e-9);
    });
  test('also those that are saved already', async () => {
    const state = play(newGame(saving), { type: 'dice', values: [1, 2] }, { type: 'score', cell: 'sum' });
    const aim = await aimed(saving, reach(30));
    equal(await aim.valueOf(positionOf(state)), 1);
  });
});

describe('a game of thirteen boxes', async () => {
  const crag = await loadRuleset('crag');
  const solution = await solvedInDouble(crag);
  const totals = await solution.distribution();
  const atLeast = (target: number): number => totals.slice(target).reduce((a, b) => a + b, 0);

  test('promises at the start what a turn for it adds to play for points, and never less', async () => {
    for (const target of [120, 150, 180]) {
      const aim = await solution.aimingAt?.(reach(target));
      const value = (await aim?.valueOf(positionOf(newGame(crag)))) ?? NaN;
      ok(value >= atLeast(target) - 1e-9, `${value} of ${atLeast(target)}`);
      ok(value <= atLeast(target) + 0.08, `${value} of ${atLeast(target)}`);
    }
  });
  test('a turn for it is worth at least as much as one for points, at every card', async () => {
    const aim = await aimed(crag, reach(130));
    const turns = randomGame('crag', crag, 1, 2).states.filter(({ turn }) => turn.roll === 0);
    for (const state of turns.filter(({ turn }) => turn.phase === 'rolling')) {
      const position = positionOf(state);
      const plain = await solution.distribution(position);
      const reached = plain.slice(130).reduce((a, b) => a + b, 0);
      ok((await aim.valueOf(position)) >= reached - 1e-9, `${reached}`);
    }
  });
  test('is exact when three cells are left: every choice has the value of the position after it', async () => {
    const aim = await aimed(crag, reach(130));
    const late = randomGame('crag', crag, 1, 2).states.filter(
      ({ turn, cards: [card] }) => turn.phase === 'deciding' && (card?.filled ?? 0) >= 10,
    );
    for (const state of late.slice(0, 6)) {
      const { choices, exact } = await aim.advise(positionOf(state));
      equal(exact, true);
      for (const choice of choices.slice(0, 4)) {
        const action =
          choice.kind === 'hold'
            ? ({ type: 'roll', held: choice.held } as const)
            : ({ type: choice.kind, cell: choice.cell } as const);
        const next = reduce(state, action);
        ok(next.ok);
        if (next.turn.phase !== 'over') near(choice.value, await aim.valueOf(positionOf(next)), 1e-9);
      }
    }
  });
  test('is between 0 and 1 for any position', async () => {
    const aim = await aimed(crag, beat([totals]));
    for (const state of samplesOf(randomGame('crag', crag, 1, 4), 12)) {
      const value = await aim.valueOf(positionOf(state));
      ok(value >= 0 && value <= 1 + 1e-12, String(value));
    }
  });
});

test('where an entry leads to is estimated from the card before it, with the spread of a turn less', async () => {
  const four = defineRuleset({
    id: 'four-dice',
    source: 'the house',
    dice: { count: 1, sides: 6 },
    rolls: 1,
    categories: [{ id: 'sum', section: 'lower', score: sum, entries: 4 }],
  });
  const { solved } = (await solvedInDouble(four)) as ExactSolution;
  // As in a large game, the distributions of the cards that a turn may end with are not known.
  const prospects = new Prospects(solved);
  prospects.ofNextCards = () => Promise.resolve(undefined);
  const six = play(newGame(four), { type: 'dice', values: [6] });
  for (const [target, exact] of [
    [20, 35 / 216],
    [22, 10 / 216],
  ] as const) {
    const { choices } = await new UtilitySolution(solved, prospects, reach(target)).advise(positionOf(six));
    near(choices[0]?.value ?? NaN, exact, 0.01);
  }
});

test('against nobody everything wins, and against the best nothing', () => {
  equal(beat([])(10), 1);
  const best = new Float64Array(301);
  best[300] = 1;
  equal(beat([best])(299), 0);
  equal(beat([best])(300), 1 / 2);
});
