// Advice agrees with itself: the value of a choice is the value of the game after that choice.

import {
  createPlayer,
  positionOf,
  review,
  solve,
  winProbabilities,
  type Choice,
  type Player,
  type Solution,
} from '@yahtzee-game/advisor';
import {
  chance,
  legalActions,
  loadRuleset,
  newGame,
  outcome,
  playerTotals,
  reduce,
  seededDice,
  type Action,
  type GameState,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { defineRuleset, sum } from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok, rejects, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { randomFrom } from '../../harness/random.js';
import { costlyGame, smallGame } from '../small-games.js';
import { solvedInDouble } from '../solutions.js';

const near = (actual: number, expected: number, by: number): void =>
  ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected} ± ${by}`);

const after = (state: GameState, action: Action): GameState => {
  const next = reduce(state, action);
  if (!next.ok) throw new Error(next.message);
  return next;
};

const actionFor = (choice: Choice): PlayerAction =>
  choice.kind === 'hold' ? { type: 'roll', held: choice.held } : { type: choice.kind, cell: choice.cell };

/** Plays a game to its end; the same player decides for every seat. */
async function played(ruleset: Ruleset, players: number, seed: string, player: Player): Promise<GameState> {
  const dice = seededDice(seed);
  let state = newGame(ruleset, { players });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    state = after(state, owed ? { type: 'dice', values: dice(owed) } : await player.choose(state));
  }
  return state;
}

const crag = await loadRuleset('crag');
const cragSolved = await solvedInDouble(crag);

const games: readonly (readonly [string, Ruleset])[] = [
  ...(await Promise.all(
    ['crag', 'generala', 'yatzy-forced', 'cheerio-wild'].map(
      async (id) => [id, await loadRuleset(id)] as const,
    ),
  )),
  ...[4, 9, 17, 23, 42, 77].map((number) => [`small game ${number}`, smallGame(number)] as const),
  ...[2, 5, 9, 14].map((number) => [`costly game ${number}`, costlyGame(number)] as const),
];

describe('every choice is worth what follows', () => {
  for (const [name, ruleset] of games) {
    test(name, async () => {
      const solution = await solvedInDouble(ruleset);
      const game = randomGame(name, ruleset, 1, 5);
      for (const state of samplesOf(game, 12).filter(({ turn }) => turn.phase === 'deciding')) {
        const position = positionOf(state);
        const { choices, value } = solution.advise(position);
        equal(choices.length > 0, true);
        near(choices[0]?.value ?? NaN, solution.valueOf(position), 1e-9);
        near(value, solution.valueOf(position), 1e-9);
        for (const choice of choices) {
          const next = after(state, actionFor(choice));
          near(
            choice.value,
            next.turn.phase === 'over'
              ? (playerTotals(next)[0]?.total ?? NaN)
              : solution.valueOf(positionOf(next)),
            1e-9,
          );
        }
      }
    });
  }
});

test('every legal action is among the choices, holds by what they show', async () => {
  const game = randomGame('crag', crag, 1, 3);
  for (const state of samplesOf(game, 20).filter(({ turn }) => turn.phase === 'deciding')) {
    const { choices } = cragSolved.advise(positionOf(state));
    const cells = choices.flatMap((choice) => (choice.kind === 'score' ? choice.cell : []));
    const legal = legalActions(state).flatMap((action) => (action.type === 'score' ? action.cell : []));
    deepEqual(cells.toSorted(), legal.toSorted());
    equal(
      choices.some(({ kind }) => kind === 'hold'),
      legalActions(state).some(({ type }) => type === 'roll'),
    );
  }
});

test('the mean of games that are played by advice is that of the solution', async () => {
  const player = createPlayer({ level: 'optimal', solution: cragSolved });
  const totals: number[] = [];
  for (let i = 0; i < 1000; i++) {
    totals.push(playerTotals(await played(crag, 1, `game ${i}`, player))[0]?.total ?? 0);
  }
  const mean = totals.reduce((a, b) => a + b, 0) / totals.length;
  const variance = totals.reduce((s, total) => s + (total - mean) ** 2, 0) / (totals.length - 1);
  near(mean, cragSolved.expectedTotal, 3 * Math.sqrt(variance / totals.length));
});

describe('players', () => {
  const meanOf = async (level: 'random' | 'greedy' | 'human' | 'optimal'): Promise<number> => {
    const random = randomFrom(7);
    const player = createPlayer({ level, solution: cragSolved, random: () => random(1e6) / 1e6 });
    let sum = 0;
    for (let i = 0; i < 60; i++) sum += playerTotals(await played(crag, 1, `g${i}`, player))[0]?.total ?? 0;
    return sum / 60;
  };
  test('get better from level to level', async () => {
    const means: number[] = [];
    for (const level of ['random', 'greedy', 'human', 'optimal'] as const) means.push(await meanOf(level));
    deepEqual(
      means,
      means.toSorted((a, b) => a - b),
    );
  });
  test('solve what they play, if nobody gives them a solution', async () => {
    const state = after(newGame(crag), { type: 'dice', values: [1, 6, 6] });
    deepEqual(await createPlayer({ level: 'optimal' }).choose(state), { type: 'score', cell: 'crag' });
  });
  test('of unknown levels are refused in one sentence', () => {
    throws(
      () => createPlayer({ level: 'genius' as 'human' }),
      /^RangeError: level: "genius"; allowed: random, greedy/,
    );
  });
});

describe('a review', async () => {
  const game = await played(crag, 2, 'review', createPlayer({ level: 'greedy' }));
  const seen = review(game, cragSolved);
  test('adds up: expectation, luck and losses make the total', () => {
    seen.seats.forEach(({ total, luck, lost }) => near(cragSolved.expectedTotal + luck - lost, total, 1e-9));
  });
  test('finds no loss in best play', async () => {
    const best = await played(crag, 1, 'best', createPlayer({ level: 'optimal', solution: cragSolved }));
    near(review(best, cragSolved).seats[0]?.lost ?? NaN, 0, 1e-9);
  });
  test('names the worst decision of each player', () => {
    seen.seats.forEach(({ worst }, seat) => {
      const losses = seen.decisions.filter((decision) => decision.seat === seat).map(({ loss }) => loss);
      equal(worst?.loss, Math.max(...losses));
    });
  });
});

describe('chances to win', () => {
  test('are equal at the start, and add up', async () => {
    const chances = await winProbabilities(newGame(crag, { players: 3 }));
    chances.forEach((one) => near(one, 1 / 3, 1e-9));
  });
  test('are certain at the end', async () => {
    const end = await played(crag, 2, 'end', createPlayer({ level: 'greedy' }));
    const winners = outcome(end)?.winners ?? [];
    const chances = await winProbabilities(end, cragSolved);
    chances.forEach((one, seat) => near(one, winners.includes(seat) ? 1 / winners.length : 0, 1e-9));
  });
  test('of two boxes each are what trying everything gives', async () => {
    const coin = defineRuleset({
      id: 'coin',
      source: 'a toy',
      dice: { count: 1, sides: 2 },
      rolls: 1,
      categories: ['a', 'b'].map((id) => ({ id, section: 'lower', score: sum })),
    });
    const solution = await solve(coin, { precision: 'double' });
    let state = newGame(coin, { players: 2 });
    state = after(after(state, { type: 'dice', values: [2] }), { type: 'score', cell: 'a' });
    // Ada has 2 and throws once, Grace throws twice: Ada has 3 or 4, Grace 2, 3, 3 or 4.
    const [ada = NaN] = await winProbabilities(state, solution);
    near(ada, (1 / 2) * (1 / 4 + 2 / 4 / 2) + (1 / 2) * (3 / 4 + 1 / 4 / 2), 1e-9);
  });
});

describe('a game too large to be solved as a whole', async () => {
  const yamb = await loadRuleset('yamb');
  const solution: Solution = await solve(yamb);
  test('is estimated, and says so', () => {
    const state = after(newGame(yamb), { type: 'dice', values: [6, 6, 6, 6, 6] });
    const { exact, choices } = solution.advise(positionOf(state));
    equal(exact, false);
    equal(solution.exact, false);
    const [best] = choices;
    ok(best?.kind !== 'hold' && best?.cell.startsWith('yahtzee@'), JSON.stringify(best));
  });
  test('is exact when two boxes are left', () => {
    const game = randomGame('yamb', yamb, 1, 11);
    const late = game.states.findLast(
      ({ turn, cards: [card] }) => turn.phase === 'deciding' && card?.filled === 46,
    );
    ok(late);
    const { exact, choices } = solution.advise(positionOf(late));
    equal(exact, true);
    const [best] = choices;
    ok(best);
    near(best.value, solution.valueOf(positionOf(after(late, actionFor(best)))), 1e-9);
  });
});

test('what is no scorecard game is refused in one sentence', async () => {
  await rejects(
    solve(await loadRuleset('sachsenkniffel')),
    /^RangeError: solve: sachsenkniffel is no scorecard game$/,
  );
});

describe('an explanation', () => {
  const state = after(newGame(crag), { type: 'dice', values: [6, 6, 2] });
  const position = positionOf(state);
  test('adds up to the value of its choice', async () => {
    for (const choice of cragSolved.advise(position).choices.slice(0, 5)) {
      const { cells, bonus, extra, endings } = (await cragSolved.explain?.(position, choice)) ?? {};
      const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
      near(sumOf(Object.values(cells ?? {})) + (bonus ?? NaN) + (extra ?? NaN), choice.value, 1e-9);
      near(sumOf((endings ?? []).map(({ chance: one }) => one)), 1, 1e-12);
    }
  });
  test('names the likeliest ending of a hold', async () => {
    const hold = cragSolved
      .advise(position)
      .choices.find((c) => c.kind === 'hold' && String(c.dice) === '6,6');
    ok(hold);
    const { endings } = (await cragSolved.explain?.(position, hold)) ?? {};
    // A one makes thirteen with a pair.
    near(endings?.find(({ cell }) => cell === 'crag')?.chance ?? NaN, 1 / 6, 1e-12);
  });
});

test('a review tells what best play would have made of the same dice', async () => {
  const dice = seededDice('perfect');
  const game = await played(crag, 2, 'perfect', createPlayer({ level: 'greedy' }));
  const best = await played(crag, 2, 'perfect', createPlayer({ level: 'optimal', solution: cragSolved }));
  deepEqual(
    review(game, cragSolved, dice).seats.map(({ perfect }) => perfect),
    playerTotals(best).map(({ total }) => total),
  );
});

test('choices that are worth the same share a rank', () => {
  const state = after(newGame(crag), { type: 'dice', values: [1, 1, 2] });
  const { choices } = cragSolved.advise(positionOf(state));
  equal(choices[0]?.rank, 1);
  choices.forEach(({ rank, value }, i) => {
    const before = choices[i - 1];
    equal(rank, before && before.value - value <= 1e-6 ? before.rank : i + 1);
  });
});
