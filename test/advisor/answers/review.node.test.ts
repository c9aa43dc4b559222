// The review of a finished game finds every planted blunder and no others, and luck and decisions add up.

import { positionOf, review, solve, type Choice, type Solution } from '@yahtzee-game/advisor';
import {
  chance,
  loadRuleset,
  newGame,
  outcome,
  reduce,
  seededDice,
  type GameState,
  type PlayerAction,
  type Ruleset,
  type Spec,
} from '@yahtzee-game/rules';
import { defineRuleset, free } from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IS_THOROUGH, partOf } from '../../harness/extent.js';
import { oneBox } from '../../harness/games/house.js';
import { playTurns } from '../../harness/games/play.js';
import { pick, randomFrom, type Random } from '../../harness/random.js';
import { TWO_ROWS } from '../small-games.js';
import { solvedInDouble } from '../solutions.js';

/** Games that are solved exactly, and in which no player can end the game for the others. */
const SOLVED = partOf(
  ['yahtzee', 'kniffel', 'yams', 'yatzy', 'yacht', 'crag', 'kismet', 'balut', 'cheerio'],
  ['crag', 'yatzy'],
);
const GAMES = IS_THOROUGH ? 300 : 20;
/** A choice that loses at least this many points is a blunder. */
const BLUNDER = 5;
/** One decision in this many is a blunder, if a blunder is possible. */
const EVERY = 8;
const ROUNDING = 1e-9;

interface Blunder {
  readonly seat: number;
  readonly step: number;
  readonly loss: number;
}

interface Played {
  readonly state: GameState;
  readonly blunders: readonly Blunder[];
}

function actionFor(choice: Choice): PlayerAction {
  return choice.kind === 'hold'
    ? { type: 'roll', held: choice.held }
    : { type: choice.kind, cell: choice.cell };
}

function done(state: GameState, action: Parameters<typeof reduce>[1]): GameState {
  const next = reduce(state, action);
  ok(next.ok, 'message' in next ? next.message : '');
  return next;
}

/** Plays a game of two players perfectly, except for some blunders. */
function blunderingGame(ruleset: Ruleset, solution: Solution, seed: string, random: Random): Played {
  const dice = seededDice(seed);
  const blunders: Blunder[] = [];
  let state = newGame(ruleset, { players: 2 });
  for (let step = 0; state.turn.phase !== 'over'; step++) {
    const owed = chance(state);
    if (owed) {
      state = done(state, { type: 'dice', values: dice(owed) });
      continue;
    }
    const { choices } = solution.advise(positionOf(state));
    const bad = choices.filter(({ loss }) => loss >= BLUNDER);
    const isBlunder = bad.length > 0 && random(EVERY) === 0;
    const choice = isBlunder ? pick(random, bad) : choices[0];
    ok(choice);
    // The review does not count decisions in a play-off.
    if (isBlunder && !state.playoff) blunders.push({ seat: state.seat, step, loss: choice.loss });
    state = done(state, actionFor(choice));
  }
  return { state, blunders };
}

describe('the review of a game', () => {
  for (const id of SOLVED) {
    test(`of ${id} finds the blunders, and tells luck from decisions`, async () => {
      const ruleset = await loadRuleset(id);
      const solution = await solvedInDouble(ruleset);
      const random = randomFrom(15);
      let planted = 0;
      for (let game = 0; game < GAMES; game++) {
        const { state, blunders } = blunderingGame(ruleset, solution, `review ${game}`, random);
        const { decisions, seats } = review(state, solution);
        const found = decisions.filter(({ loss }) => loss > ROUNDING);
        deepEqual(
          found.map(({ seat, step, loss }) => ({ seat, step, loss })),
          blunders,
        );
        for (const { total, lost, luck } of seats) {
          const sum = solution.expectedTotal + luck - lost;
          ok(Math.abs(sum - total) < ROUNDING, `${sum} is not ${total}`);
        }
        planted += blunders.length;
      }
      ok(planted > GAMES, `${planted} blunders in ${GAMES} games`);
    });
  }

  test('of one that goes on counts the luck of dice that nobody has decided on', async () => {
    const ruleset = await loadRuleset('crag');
    const solution = await solvedInDouble(ruleset);
    const rolled = done(newGame(ruleset), { type: 'dice', values: [6, 6, 1] });
    const [seat] = review(rolled, solution).seats;
    equal(seat?.luck, solution.valueOf(positionOf(rolled)) - solution.expectedTotal);
    ok(seat.luck > 0);
  });
});

test('a die of the wrong colour that is kept is an error, and one of the right colour is none', async () => {
  const ruleset = defineRuleset({
    id: 'red-or-blue',
    source: 'the house',
    dice: {
      count: 2,
      sides: [
        { face: 1, colour: 'red' },
        { face: 1, colour: 'blue' },
      ],
    },
    rolls: 2,
    categories: [
      {
        id: 'red',
        section: 'lower',
        score: (t) => (t.sides.every(({ colour }) => colour === 'red') ? 10 : 0),
      },
    ],
  });
  const solution = await solve(ruleset, { worker: false });
  const rolled = done(newGame(ruleset), { type: 'dice', values: [1, 2] });
  const lossOf = (held: number): number | undefined =>
    review(done(rolled, { type: 'roll', held }), solution).decisions[0]?.loss;
  equal(lossOf(0b01), 0);
  equal(lossOf(0b10), 5);
});

test('a play-off is no part of the game that is reviewed', async () => {
  const ruleset = oneBox(({ sum }) => sum);
  const solution = await solve(ruleset, { precision: 'double' });
  const tied = playTurns(newGame(ruleset, { players: 2 }), 'row 6, row 6');
  ok(tied.playoff);
  const end = playTurns(tied, 'row 1, row 5');
  deepEqual(outcome(end)?.winners, [1]);
  for (const state of [tied, end]) {
    const { decisions, seats, expectedTotal } = review(state, solution, seededDice('any'));
    equal(decisions.length, 2);
    for (const { total, lost, luck, perfect = NaN } of seats) {
      equal(total, 6);
      ok(Math.abs(expectedTotal + luck - lost - total) < ROUNDING);
      ok(perfect >= 1 && perfect <= 6);
    }
  }
});

describe('a game of two columns, one of which counts three times', () => {
  const columns = [
    { id: 'x1', order: free, times: 1 },
    { id: 'x3', order: free, times: 3 },
  ];
  const spec: Spec = {
    id: 'small-columns',
    source: 'the house',
    dice: { count: 2, sides: 3 },
    rolls: 1,
    categories: TWO_ROWS,
    columns,
  };
  const bonuses = [{ id: 'bonus', section: 'upper', ladder: [[5, 4]] }] as const;

  for (const [name, ruleset] of [
    ['solved', defineRuleset(spec)],
    ['estimated', defineRuleset({ ...spec, id: 'estimated-columns', bonuses })],
  ] as const)
    test(`${name}: each entry is judged by its own column, and the luck is a number`, async () => {
      const solution = await solve(ruleset, { precision: 'double', worker: false });
      equal(solution.exact, name === 'solved');
      let state = newGame(ruleset);
      const losses: number[] = [];
      for (const cell of ['equal@x3', 'equal@x1', 'all@x1', 'all@x3']) {
        const thrown = reduce(state, { type: 'dice', values: [1, 2] });
        ok(thrown.ok);
        const { choices } = solution.advise(positionOf(thrown));
        const own = choices.find((choice) => choice.kind === 'score' && choice.cell === cell);
        losses.push(own?.loss ?? NaN);
        const next = reduce(thrown, { type: 'score', cell });
        ok(next.ok);
        state = next;
      }
      const { decisions, seats } = review(state, solution);
      deepEqual(
        decisions.map(({ loss }) => loss),
        losses,
      );
      ok((losses[0] ?? 0) > 1, 'a zero in the dear column costs more than one in the cheap column');
      ok(Number.isFinite(seats[0]?.luck), String(seats[0]?.luck));
    });
});
