// The advisor of a board: it answers for any game, at any time.

import {
  compare,
  createAdvisor,
  positionOf,
  review,
  solve,
  winProbabilities,
  type GameReview,
} from '@yahtzee-game/advisor';
import {
  loadRuleset,
  newGame,
  play,
  reduce,
  withOptions,
  type Action,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { defineRuleset, faceSum, sum } from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok, rejects, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { randomGame } from '../harness/games/games.js';
import { oneBox } from '../harness/games/house.js';
import { playTurns } from '../harness/games/play.js';

const MANY_SIDES = defineRuleset({
  id: 'many-sides',
  source: 'the house',
  dice: { count: 6, sides: 20 },
  rolls: 2,
  categories: [
    { id: 'sum', section: 'lower', score: sum },
    { id: 'threes', section: 'upper', face: 3, score: faceSum(3) },
  ],
});

const rolled = (ruleset: Ruleset, values: readonly number[], players = 1): GameState => {
  const next = reduce(newGame(ruleset, { players }), { type: 'dice', values });
  if (!next.ok) throw new Error(next.message);
  return next;
};
const never = new AbortController().signal;
/** Without a worker, only games that are quick to solve are solved. */
const onThePage = createAdvisor({ worker: false });

describe('an advisor', async () => {
  const crag = await loadRuleset('crag');
  const advisor = createAdvisor();
  test('answers as the solution does', async () => {
    const state = rolled(crag, [1, 6, 6]);
    const { choices, exact } = await advisor.advise(state, never);
    equal(exact, true);
    equal(choices[0]?.kind === 'score' && choices[0].cell, 'crag');
    const solution = await solve(crag);
    equal(choices[0]?.value, solution.advise(positionOf(state)).choices[0]?.value);
  });
  test('gives the likeliest endings of the best hold, and what another box would cost', async () => {
    const hold = await advisor.advise(rolled(crag, [6, 6, 2]), never);
    equal(hold.why?.key, 'advice.why.hold');
    equal(hold.why?.args?.['row'] === hold.why?.args?.['row2'], false);
    const box = await advisor.advise(rolled(crag, [1, 6, 6]), never);
    equal(box.why?.key, 'advice.why.box');
    equal(box.why?.args?.['loss'], box.choices[1]?.loss);
  });
  test('returns the odds of every cell that may be filled', async () => {
    const odds = await advisor.odds(rolled(crag, [6, 6, 2]), never);
    // One roll is left: a one makes thirteen with a pair; sixes are there already.
    ok(Math.abs((odds['crag'] ?? NaN) - 1 / 6) < 1e-12);
    equal(odds['sixes'], 1);
    equal(Object.keys(odds).length, 13);
  });
  test('returns odds that know a joker, and a column that takes a first roll alone', async () => {
    const joker = play(
      newGame(await loadRuleset('yahtzee')),
      { type: 'dice', values: [5, 5, 5, 5, 5] },
      { type: 'score', cell: 'yahtzee' },
      { type: 'dice', values: [5, 5, 5, 1, 2] },
      { type: 'score', cell: 'fives' },
      { type: 'dice', values: [5, 5, 5, 5, 5] },
    );
    const certain = await advisor.odds(joker, never);
    deepEqual([certain['largeStraight'], certain['fullHouse'], certain['chance']], [1, 1, 1]);
    const yamb = withOptions(await loadRuleset('yamb'), { hand: true });
    const odds = await advisor.odds(rolled(yamb, [5, 5, 5, 2, 1]), never);
    deepEqual([odds['yahtzee@hand'], odds['fives@hand']], [0, 1]);
    ok((odds['yahtzee@free'] ?? 0) > 0.05, JSON.stringify(odds));
  });
  test('gives a box no odds whose row waits for another one that has not scored', async () => {
    const generala = withOptions(await loadRuleset('generala'), { doble: true, servedGenerala: 'score' });
    const struck = play(
      newGame(generala),
      { type: 'dice', values: [1, 2, 3, 4, 6] },
      { type: 'score', cell: 'yahtzee' },
      { type: 'dice', values: [5, 5, 5, 5, 2] },
    );
    equal((await advisor.odds(struck, never))['secondYahtzee'], 0);
  });
  test('gives no odds where there are too many throws, but for what scores already', async () => {
    deepEqual(await advisor.odds(rolled(MANY_SIDES, [1, 1, 1, 1, 1, 1]), never), { sum: 1 });
  });
  test('compares two choices as the solution does', async () => {
    const state = rolled(crag, [6, 6, 2]);
    const { choices } = await advisor.advise(state, never);
    const [best, second] = choices;
    ok(best && second);
    const comparison = await advisor.compare(state, best, second, never);
    const gains = comparison?.differences.map(({ gain }) => gain) ?? [];
    ok(Math.abs(gains.reduce((a, b) => a + b, 0) - second.loss) < 1e-3);
    deepEqual(comparison, await compare(await solve(crag), positionOf(state), best, second));
  });
  test('compares nothing where nothing is decided', async () => {
    const [best] = (await advisor.advise(rolled(crag, [6, 6, 2]), never)).choices;
    ok(best);
    equal(await advisor.compare(newGame(crag), best, best, never), undefined);
  });
  test('reviews a game as the solution does', async () => {
    const game = randomGame('review', crag, 2, 1).states.at(-1);
    ok(game);
    const seen = await advisor.review(game, never);
    ok(seen);
    // Only the board's reviews determine the aim of a decision.
    const withoutAims = (of: GameReview) => ({
      ...of,
      decisions: of.decisions.map((decision) => ({ ...decision, aim: undefined })),
    });
    deepEqual(withoutAims(seen), withoutAims(review(game, await solve(crag))));
    equal(seen.exact, true);
  });
  test('tells what the best choice was for where a decision lost points', async () => {
    const game = randomGame('review', crag, 2, 1).states.at(-1);
    ok(game);
    for (const { best, loss, aim } of (await advisor.review(game, never))?.decisions ?? [])
      if (loss < 0.05) equal(aim, undefined);
      else if (best.kind === 'score') equal(aim, best.cell);
      else ok(game.rules.cellById.has(aim ?? ''), `${aim} is a cell`);
  });
  test('reviews no game of rounds', async () => {
    equal(await advisor.review(newGame(await loadRuleset('poker-dice'), { players: 2 }), never), undefined);
  });
  test('returns where most games end, and the chance of each box', async () => {
    const state = rolled(crag, [6, 6, 2]);
    const { finish, cells, bonus, exact } = (await advisor.prospects(state, never)) ?? {};
    equal(exact, true);
    const chances = await (await solve(crag)).distribution(positionOf(state));
    const share = (from: number, to: number): number =>
      chances.slice(from, to).reduce((sum, chance) => sum + chance, 0);
    const { from = NaN, to = NaN } = finish ?? {};
    ok(share(0, from) < 0.1 && share(0, from + 1) >= 0.1, `from ${from}`);
    ok(share(0, to) < 0.9 && share(0, to + 1) >= 0.9, `to ${to}`);
    equal(Object.keys(cells ?? {}).length, 13);
    // Crag has no bonus for a section.
    equal(bonus, undefined);
  });
  test('returns the probabilities of winning', async () => {
    const chances = await advisor.winProbabilities(newGame(crag, { players: 2 }), never);
    equal(chances?.length, 2);
    ok(Math.abs((chances?.[0] ?? NaN) - 0.5) < 1e-9);
  });
  test('knows who has won when the game is over, by whatever decided it', async () => {
    const served = withOptions(await loadRuleset('generala'), { servedGenerala: 'win' });
    const first = newGame(served, { players: 2 });
    const won = reduce(first, { type: 'dice', values: [4, 4, 4, 4, 4] });
    ok(won.ok);
    equal(won.turn.phase, 'over');
    deepEqual(await advisor.winProbabilities(won, never), [1, 0]);
  });
  test('gives no probabilities of winning where something else than totals decides', async () => {
    const balut = newGame(await loadRuleset('balut'), { players: 2 });
    equal(await advisor.winProbabilities(balut, never), undefined);
    const tied = playTurns(
      newGame(
        oneBox(() => 1),
        { players: 2 },
      ),
      'row 1, row 1',
    );
    ok(tied.playoff);
    equal(await advisor.winProbabilities(tied, never), undefined);
    await rejects(winProbabilities(tied), /^RangeError: winProbabilities: the greatest total does not win/);
  });
  test('knows a rank by which the lowest total wins, and one that only settles ties', async () => {
    const ranked = (by: (total: number) => readonly number[]): GameState =>
      newGame(
        defineRuleset({
          ...MANY_SIDES.spec,
          dice: { count: 2, sides: 3 },
          rank: (all) => all.map(({ totals }) => by(totals.total)),
        }),
        { players: 2 },
      );
    equal(
      await advisor.winProbabilities(
        ranked((total) => [-total]),
        never,
      ),
      undefined,
    );
    equal(
      await advisor.winProbabilities(
        ranked((total) => [Math.min(total, 50), total]),
        never,
      ),
      undefined,
    );
    equal(
      (
        await advisor.winProbabilities(
          ranked((total) => [total, 1]),
          never,
        )
      )?.length,
      2,
    );
  });
  test('returns the final totals from the start of the game, wherever it stands', async () => {
    const { chances, exact } = await advisor.distribution(rolled(crag, [1, 6, 6]), never);
    equal(exact, true);
    const mean = chances.reduce((sum, chance, total) => sum + chance * total, 0);
    ok(Math.abs(chances.reduce((a, b) => a + b, 0) - 1) < 1e-9);
    ok(Math.abs(mean - (await solve(crag)).expectedTotal) < 0.01);
  });
  test('rejects at once when a request is aborted', async () => {
    const yahtzee = await loadRuleset('yahtzee');
    const controller = new AbortController();
    const asked = createAdvisor().advise(rolled(yahtzee, [1, 2, 3, 4, 6]), controller.signal);
    controller.abort(new Error('too late'));
    await rejects(asked, /^Error: too late$/);
  });
  test('rejects a request that was aborted before, and nothing else is heard of it', async () => {
    const { spec } = oneBox(({ sum }) => sum / 2);
    const section = spec.categories[0]?.section ?? '';
    const halves = defineRuleset({ ...spec, bonuses: [{ id: 'bonus', section, ladder: [[3, 2]] }] });
    const asked = createAdvisor().advise(rolled(halves, [1]), AbortSignal.abort(new Error('gone')));
    await rejects(asked, /^Error: gone$/);
    // This takes as long as the question above would, and fails.
    await rejects(createAdvisor().advise(rolled(halves, [1]), never), /^RangeError: solve: /);
  });
  test('rejects with one sentence where no final total can be told', async () => {
    const race = await loadRuleset('sachsenkniffel');
    const asked = createAdvisor().distribution(rolled(race, [1, 2, 3, 4, 6, 6], 2), never);
    await rejects(asked, /^RangeError: solve: sachsenkniffel is no scorecard game$/);
  });
});

for (const [id, dice] of [
  ['poker-dice', [1, 1, 2, 3, 4]],
  ['sachsenkniffel', [1, 1, 2, 3, 4, 4]],
] as const)
  test(`in ${id} nothing is compared, and no total expected`, async () => {
    const state = rolled(await loadRuleset(id), dice, 2);
    const advisor = createAdvisor();
    const [best, second] = (await advisor.advise(state, never)).choices;
    ok(best && second);
    equal(await advisor.compare(state, best, second, never), undefined);
    equal(await advisor.prospects(state, never), undefined);
    equal(await advisor.winProbabilities(state, never), undefined);
  });

describe('a player of an advisor', async () => {
  const crag = await loadRuleset('crag');
  const advisor = createAdvisor();

  test('decides as its advice does, and says which cell it keeps dice for', async () => {
    const state = rolled(crag, [6, 6, 2]);
    const [best] = (await advisor.advise(state, never)).choices;
    const marks: (readonly [held: number, cell: string | undefined])[] = [];
    const action = await advisor
      .player('optimal')
      .choose(state, never, (held, cell) => marks.push([held, cell]));
    equal(action.type === 'roll' && action.held, best?.kind === 'hold' && best.held);
    equal(marks.length, 1);
    // Two sixes are kept to get a third one, or thirteen with a one.
    ok(['sixes', 'crag', 'threeOfAKind'].includes(marks[0]?.[1] ?? ''), marks[0]?.[1]);
  });

  test('plays games of every kind', async () => {
    for (const id of ['poker-dice', 'sachsenkniffel', 'yamb', 'kismet']) {
      const ruleset = await loadRuleset(id);
      const { count } = ruleset.spec.dice;
      const state = rolled(ruleset, [6, 6, 6, 2, 1, 3, 3].slice(0, count), 2);
      for (const level of ['random', 'greedy', 'human', 'optimal'] as const) {
        const action = await onThePage.player(level).choose(state, never);
        ok(reduce(state, action).ok, `${id} ${level}`);
      }
    }
  });

  test('stops when its question is given up', async () => {
    const controller = new AbortController();
    const yahtzee = await loadRuleset('yahtzee');
    const asked = createAdvisor()
      .player('human')
      .choose(rolled(yahtzee, [1, 2, 3, 4, 6]), controller.signal);
    controller.abort(new Error('another game'));
    await rejects(asked, /^Error: another game$/);
  });

  test('rests once it has decided', async () => {
    let asked = 0;
    const counted = oneBox(({ sum }) => (asked++, sum));
    await createAdvisor()
      .player('optimal')
      .choose(rolled(counted, [1]), never);
    const before = asked;
    // Longer than a player waits for a solution.
    await pause(1700);
    equal(asked, before);
  });

  test('of no known level is refused in one sentence', () => {
    throws(
      () => advisor.player('hard' as 'human'),
      /^RangeError: level: "hard"; allowed: random, greedy, human, optimal$/,
    );
  });
});

test('in a game too large to solve, chances to win follow what has been entered', async () => {
  const yamb = await loadRuleset('yamb');
  const before = newGame(yamb, { players: 2 });
  const after = [
    { type: 'dice', values: [6, 6, 6, 6, 6] },
    { type: 'score', cell: 'sixes@free' },
  ].reduce<GameState>((state, action) => {
    const next = reduce(state, action as Action);
    ok(next.ok, next.ok ? '' : next.message);
    return next;
  }, before);
  const equals = (await onThePage.winProbabilities(before, never)) ?? [];
  ok(Math.abs((equals[0] ?? NaN) - 0.5) < 1e-9);
  const [ahead = NaN, behind = NaN] = (await onThePage.winProbabilities(after, never)) ?? [];
  ok(ahead > 0.51 && ahead < 0.9 && Math.abs(ahead + behind - 1) < 1e-9, `${ahead}, ${behind}`);
  const { finish, exact, ...others } = (await onThePage.prospects(after, never)) ?? {};
  ok(finish && finish.from < finish.to);
  deepEqual([exact, others], [false, {}]);
});

describe('a game that takes minutes to solve', async () => {
  const maxi = await loadRuleset('maxi-yatzy');
  test('is estimated at first, and says so', async () => {
    const { exact, choices } = await onThePage.advise(rolled(maxi, [6, 6, 6, 6, 6, 6]), never);
    equal(exact, false);
    const [best] = choices;
    equal(best?.kind === 'score' && best.cell, 'yahtzee');
  });
  test('is exact from the moment that what is open fits in a second', async () => {
    const { states } = randomGame('maxi', maxi, 1, 3);
    const late = states.findLast(
      ({ turn, cards: [card] }) => turn.phase === 'deciding' && card?.filled === 12,
    );
    ok(late);
    const { exact, choices, value } = await onThePage.advise(late, never);
    equal(exact, true);
    equal(choices[0]?.value, value);
  });
});

test('options make another game', async () => {
  const yahtzee = await loadRuleset('yahtzee');
  const advisor = createAdvisor();
  const value = async (ruleset: Ruleset): Promise<number> =>
    (await advisor.advise(rolled(ruleset, [1, 1, 2, 3, 6]), never)).value;
  const without = await value(withOptions(yahtzee, { upperBonus: 0 }));
  ok((await value(yahtzee)) - without > 10);
});
