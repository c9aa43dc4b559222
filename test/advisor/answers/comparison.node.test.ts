// The gains and losses of one choice against another, box by box, and the expected points from a position on: compared
// with small games that are played out in full.

import {
  compare,
  positionOf,
  solve,
  type Choice,
  type Chosen,
  type Outlook,
  type Solution,
} from '@yahtzee-game/advisor';
import { loadRuleset, newGame, type GameState, type PlayerAction, type Ruleset } from '@yahtzee-game/rules';
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { after as afterAll, describe, test } from 'node:test';
import { partOf } from '../../harness/extent.js';
import { atOnce, compile } from '../inside.js';
import { after, decisionsOf, PlayedOut, type PlayedThrough } from '../play-out.js';
import { smallGame } from '../small-games.js';
import { solvedInDouble } from '../solutions.js';

const NUMBERS = Array.from({ length: 40 }, (_, i) => i + 1);
const GAMES = partOf(NUMBERS, NUMBERS.slice(0, 9)).map((number) => smallGame(number));
/** Number of positions examined in each game. */
const POSITIONS = 12;
const EXACT = 1e-9;

const near = (actual: number | undefined, expected: number, what: string): void =>
  ok(Math.abs((actual ?? NaN) - expected) < EXACT, `${what}: ${actual} is not ${expected}`);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const actionFor = (choice: Choice): PlayerAction =>
  choice.kind === 'hold' ? { type: 'roll', held: choice.held } : { type: choice.kind, cell: choice.cell };

/** `count` items of a list, at even distances. */
function some<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

/** The ids of interchangeable cells, by class. */
function classesOf(ruleset: Ruleset): readonly (readonly string[])[] {
  const compiled = atOnce(compile(ruleset));
  if (!compiled.ok) throw new Error(compiled.obstacles.join());
  return compiled.plan.cellClasses.map(({ cells }) => cells);
}

/** The points that interchangeable cells still bring together; points already on the card are left out. */
function toCome(state: GameState, { means }: PlayedThrough, ids: readonly string[]): number {
  const slots = state.cards[0]?.slots ?? [];
  return sumOf(
    state.rules.cells.map(({ id, slot, entries, column }, i) => {
      if (!ids.includes(id)) return 0;
      const own = slots.slice(slot, slot + entries).map((points) => points ?? 0);
      return (means[i] ?? NaN) - sumOf(own) * (column.times ?? 1);
    }),
  );
}

describe('games made at random, as playing them out tells', () => {
  let compared = 0;
  for (const ruleset of GAMES) {
    test(ruleset.id, async () => {
      const solution: Solution = await solve(ruleset, { precision: 'double' });
      const classes = classesOf(ruleset);
      const playedOut = new PlayedOut();
      for (const state of some(decisionsOf(ruleset), POSITIONS)) {
        const position = positionOf(state);
        const { choices } = solution.advise(position);
        const [best] = choices;
        ok(best);
        for (const other of some(choices, 4)) {
          const what = JSON.stringify([state.cards[0]?.slots, position.dice, best, other]);
          const comparison = await compare(solution, position, best, other);
          ok(comparison);
          near(sumOf(comparison.differences.map(({ gain }) => gain)), other.loss, what);
          const expected = playedOut.from(after(state, actionFor(other)));
          near(other.value, expected.value, what);
          if (expected.ambiguous) continue;
          compared++;
          const { cells, bonus, bonusChance, extra } = comparison.other;
          for (const ids of classes)
            near(cells[ids[0] ?? ''], toCome(state, expected, ids), `${what} ${ids.join()}`);
          near(bonus, expected.bonus, `${what} bonus`);
          near(bonusChance, expected.bonusChance, `${what} chance of the bonus`);
          near(extra, expected.extra - sumOf(state.cards[0]?.extras ?? []), `${what} extra`);
        }
        checkOutlook(playedOut.from(state), await solution.outlook?.(position));
      }
    });
  }
  afterAll(() => ok(compared > 7 * GAMES.length, `${compared} choices have been compared`));
});

function checkOutlook(expected: PlayedThrough, outlook: Outlook | undefined): void {
  ok(outlook);
  const { distribution, bonus } = outlook;
  near(
    sumOf([...distribution].map((chance, total) => chance * total)),
    expected.value,
    'mean of the distribution',
  );
  if (expected.ambiguous) return;
  for (const [total, chance] of expected.totals) near(distribution[total], chance, `total ${total}`);
  near(bonus, expected.bonusChance, 'chance of the bonus');
}

describe('a comparison', async () => {
  const crag = await loadRuleset('crag');
  const solution = await solvedInDouble(crag);
  const state: GameState = after(newGame(crag), { type: 'dice', values: [6, 6, 2] });
  const position = positionOf(state);
  const keepSixes: Chosen = { kind: 'hold', held: 0b011 };
  const keepNone: Chosen = { kind: 'hold', held: 0 };

  test('is the same the other way round, with the signs changed', async () => {
    const there = await compare(solution, position, keepSixes, keepNone);
    const back = await compare(solution, position, keepNone, keepSixes);
    deepEqual(back?.choice, there?.other);
    deepEqual(
      back?.differences.map(({ gain }) => 0 - gain),
      there?.differences.map(({ gain }) => gain),
    );
  });
  test('begins with what differs most', async () => {
    const { differences = [] } = (await compare(solution, position, keepSixes, keepNone)) ?? {};
    const sizes = differences.map(({ gain }) => Math.abs(gain));
    deepEqual(
      sizes,
      sizes.toSorted((a, b) => b - a),
    );
    for (const { points, other, gain } of differences) equal(gain, points - other);
  });
  test('takes any dice that show the same', async () => {
    const twice = positionOf(after(newGame(crag), { type: 'dice', values: [6, 6, 6] }));
    deepEqual(
      await solution.explain?.(twice, { kind: 'hold', held: 0b110 }),
      await solution.explain?.(twice, { kind: 'hold', held: 0b011 }),
    );
  });
  test('refuses what cannot be chosen, in one sentence', async () => {
    const filled = positionOf(
      after(after(state, { type: 'score', cell: 'sixes' }), { type: 'dice', values: [1, 1, 2] }),
    );
    const refused =
      /^RangeError: choice: "(hold|score|announce)"; allowed: one that the rules allow in this position$/;
    const asked = (where: typeof position, choice: Chosen): Promise<unknown> =>
      Promise.resolve(compare(solution, where, choice, keepNone));
    await rejects(asked(filled, { kind: 'score', cell: 'sixes' }), refused);
    await rejects(asked(position, { kind: 'score', cell: 'nowhere' }), refused);
    await rejects(asked(position, { kind: 'announce', cell: 'sixes' }), refused);
    await rejects(asked(position, { kind: 'hold', held: 0b111 }), refused);
    await rejects(asked(positionOf(newGame(crag)), keepNone), refused);
  });
});

test('an outlook tells how likely each open box brings points', async () => {
  const crag = await loadRuleset('crag');
  const solution = await solvedInDouble(crag);
  const last = crag.spec.categories.map(({ id }) => id).filter((id) => id !== 'ones');
  let state: GameState = newGame(crag);
  for (const cell of last) {
    state = after(state, { type: 'dice', values: [2, 3, 5] });
    state = after(state, { type: 'score', cell });
  }
  const before = await solution.outlook?.(positionOf(state));
  // Two throws of three dice; the second one is needed only if the first has no one.
  near(before?.cells['ones'], 1 - (5 / 6) ** 6, 'before the first throw');
  state = after(state, { type: 'dice', values: [2, 3, 5] });
  const mid = await solution.outlook?.(positionOf(state));
  near(mid?.cells['ones'], 1 - (5 / 6) ** 3, 'after it');
  deepEqual(Object.keys(mid?.cells ?? {}), ['ones']);
});
