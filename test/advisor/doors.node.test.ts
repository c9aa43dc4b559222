// Wrong arguments to the advisor are refused in one sentence: every argument of every public function and method.

import * as advisor from '@yahtzee-game/advisor';
import { loadRuleset, newGame, play, seededDice } from '@yahtzee-game/rules';
import { deepEqual, equal, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testDoors, type Door } from '../harness/mistakes.js';
import { gameOfColumns } from './small-games.js';

const { actionOf, createAdvisor, createPlayer, positionOf, reach, solve } = advisor;
const crag = await loadRuleset('crag');
const columns = gameOfColumns(6);
const state = play(newGame(crag, { players: 2 }), { type: 'dice', values: [1, 2, 3] });
const position = positionOf(state);
const solution = await solve(crag);
const estimated = await advisor.solve(columns);
const inColumns = positionOf(
  play(newGame(columns), { type: 'dice', values: new Array<number>(columns.spec.dice.count).fill(1) }),
);
const [best, other] = solution.advise(position).choices;
const aim = await solution.aimingAt?.(reach(100));
const board = createAdvisor();
const { signal } = new AbortController();
const OPTIONAL = ['undefined'];
const solving = {
  precision: 'fast',
  worker: true,
  wasm: true,
  onProgress: () => undefined,
};
const SOLVING = {
  precision: OPTIONAL,
  worker: ['undefined', 'text'],
  wasm: OPTIONAL,
  onProgress: ['undefined', 'function'],
};
const meansOf = (
  argument: number,
  keys: Readonly<Record<string, readonly string[]>>,
): NonNullable<Door['means']> => ({
  [argument]: ['undefined', '{}'],
  ...Object.fromEntries(Object.entries(keys).map(([key, names]) => [`${argument}.${key}`, names])),
});
const asked = (call: Door['call'], ...good: readonly unknown[]): Door => ({
  call,
  good: [...good, signal],
  means: { [good.length]: OPTIONAL },
});

const DOORS: Readonly<Record<string, Door>> = {
  solve: {
    call: solve,
    good: [crag, { ...solving, objective: 'mean', signal }],
    options: [1],
    means: meansOf(1, { ...SOLVING, objective: OPTIONAL, signal: OPTIONAL }),
  },
  positionOf: { call: positionOf, good: [state, 1], means: { 1: OPTIONAL } },
  odds: {
    call: advisor.odds,
    good: [crag, 'crag', { dice: [1, 2, 3], rollsLeft: 1, aim: 'points' }],
    options: [2],
    means: {
      1: ['function'],
      ...meansOf(2, { dice: ['undefined', '[]'], rollsLeft: OPTIONAL, aim: OPTIONAL }),
    },
  },
  compare: asked(advisor.compare, solution, position, best, other),
  winProbabilities: {
    call: advisor.winProbabilities,
    good: [state, solution, signal],
    means: { 1: OPTIONAL, 2: OPTIONAL },
  },
  beat: { call: advisor.beat, good: [[Float64Array.of(1)]], means: { 0: ['[]'] } },
  reach: { call: reach, good: [300], means: { 0: ['number'] } },
  review: { call: advisor.review, good: [state, solution, seededDice('tuesday')], means: { 2: OPTIONAL } },
  actionOf: { call: actionOf, good: [state, best] },
  createPlayer: {
    call: createPlayer,
    good: [{ level: 'greedy', solution, random: () => 0.5 }],
    options: [0],
    means: { '0.solution': OPTIONAL, '0.random': ['undefined', 'function'] },
  },
  createAdvisor: { call: createAdvisor, good: [solving], options: [0], means: meansOf(0, SOLVING) },
};

describe('each function of the advisor, each argument', () => testDoors(advisor, DOORS));

/** The methods of an object and of its class, by name. */
const methods = (of: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [of, Object.getPrototypeOf(of) as object].flatMap((holder) =>
      Object.entries(Object.getOwnPropertyDescriptors(holder)).flatMap(([name, { value }]) =>
        typeof value === 'function' && holder !== Object.prototype ? [[name, value as unknown]] : [],
      ),
    ),
  );

describe('each answer of a solution', () =>
  testDoors(methods(solution), {
    constructor: { call: () => undefined, good: [] },
    // For programs that compute with its values; not in the type `Solution`.
    pointsToCome: { call: () => undefined, good: [] },
    valueOf: { call: (where: never) => solution.valueOf(where), good: [position] },
    advise: { call: (where: never) => solution.advise(where), good: [position] },
    distribution: {
      ...asked((where, until) => solution.distribution(where, until), position),
      means: { 0: OPTIONAL, 1: OPTIONAL },
    },
    endings: { call: (where, choice) => solution.endings?.(where, choice), good: [position, best] },
    explain: asked((where, choice, until) => solution.explain?.(where, choice, until), position, best),
    outlook: asked((where, until) => solution.outlook?.(where, until), position),
    aimingAt: {
      call: (utility) => solution.aimingAt?.(utility),
      good: [reach(9)],
      means: { 0: ['function'] },
    },
    statistics: asked((until) => solution.statistics(until)),
  }));

describe('each answer of an estimated solution', () =>
  testDoors(
    {},
    {
      valueOf: { call: (where: never) => estimated.valueOf(where), good: [inColumns] },
      advise: { call: (where: never) => estimated.advise(where), good: [inColumns] },
      distribution: {
        ...asked((where, until) => estimated.distribution(where, until), inColumns),
        means: { 0: OPTIONAL, 1: OPTIONAL },
      },
    },
  ));

describe('each answer for an aim', () =>
  testDoors(
    {},
    {
      valueOf: asked((where, until) => aim?.valueOf(where, until), position),
      advise: asked((where, until) => aim?.advise(where, until), position),
    },
  ));

describe('each question of a board', () =>
  testDoors(board, {
    advise: asked((at, until) => board.advise(at, until), state),
    odds: asked((at, until) => board.odds(at, until), state),
    compare: asked((at, a, b, until) => board.compare(at, a, b, until), state, best, other),
    prospects: asked((at, until) => board.prospects(at, until), state),
    winProbabilities: asked((at, until) => board.winProbabilities(at, until), state),
    distribution: asked((at, until) => board.distribution(at, until), state),
    review: asked((at, until) => board.review(at, until), state),
    player: { call: (level) => board.player(level), good: ['greedy'] },
  }));

describe('each question to a player', () =>
  testDoors(
    {},
    {
      'of a board': {
        call: (at, until, mark) => board.player('greedy').choose(at, until, mark),
        good: [state, signal, () => undefined],
        means: { 1: OPTIONAL, 2: ['undefined', 'function'] },
      },
      'of one’s own': { call: createPlayer({ level: 'greedy' }).choose, good: [state] },
    },
  ));

describe('the sentence says what has happened:', () => {
  test('a player without a level', () => {
    throws(() => createPlayer(undefined as never), {
      name: 'RangeError',
      message: 'level: undefined; allowed: random, greedy, human, optimal',
    });
  });
  test('a choice that is none, which is no roll of all dice', () => {
    throws(() => actionOf(state, {} as never), {
      message:
        'choice: an object; allowed: a choice, such as the first of solution.advise(positionOf(state)).choices',
    });
  });
  test('the state itself in place of its position', () => {
    throws(() => solution.advise(state as never), {
      message: 'card: undefined entries; allowed: 13, as in positionOf(state)',
    });
  });
});

test('without a signal, an advisor answers as with one', async () => {
  deepEqual(await board.advise(state), await board.advise(state, signal));
  equal((await board.distribution(state)).exact, true);
});
