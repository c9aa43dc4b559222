// The decisions of the day as files: every one is legal, and what it says of its answers is what the solver says.

import { createPlayer, positionOf, solve } from '@yahtzee-game/advisor';
import { loadRuleset } from '@yahtzee-game/rules';
import { equal, notEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { collected, linesOf } from '../../packages/element/src/puzzle/collections.js';
import { isSame } from '../../packages/element/src/puzzle/answer.js';
import { headingOf, puzzleOf } from '../../packages/element/src/puzzle/notation.js';
import { judged, tenths } from '../../scripts/puzzles/judge.mjs';
import { lineOf, positionIn } from '../../scripts/puzzles/line.mjs';
import { partOf } from '../harness/extent.js';
import { randomFrom } from '../harness/random.js';

/** Every one in `npm run verify`, else so many of a file, from its beginning to its end. */
const sampleOf = (lines: readonly string[], size: number): readonly string[] =>
  partOf(
    lines,
    lines.filter((_, i) => i % Math.ceil(lines.length / size) === 0),
  );

describe('every ruleset', () => {
  test('has a year of decisions; ten have', () => equal(collected.length, 10));

  for (const id of collected)
    test(`${id}: 365 positions, no two alike, each with one best answer`, async () => {
      const ruleset = await loadRuleset(id);
      const lines = await linesOf(id);
      equal(lines.length, 365);
      equal(new Set(lines.map(positionIn)).size, 365);
      for (const line of sampleOf(lines, 20)) {
        const { state, answers } = puzzleOf(line, ruleset);
        equal(state.turn.phase, 'deciding', line);
        equal(state.turn.roll, Number(line[3]), line);
        notEqual(headingOf(line).topic, undefined, line);
        const [best, second] = answers.map(({ loss }) => loss);
        equal(best, 0, line);
        ok(second !== undefined && second >= 0.3 && second <= 6, line);
        ok(
          answers.every((one, i) => answers.findIndex((other) => isSame(state, one, other)) === i),
          line,
        );
      }
    });
});

/** Solved quickly, with and without a bonus, of three and of five dice. */
for (const id of partOf(collected, ['yahtzee', 'crag']))
  test(`the solver says of ${id} what the file says`, async () => {
    const ruleset = await loadRuleset(id);
    const solution = await solve(ruleset, { worker: false, precision: 'double' });
    for (const line of sampleOf(await linesOf(id), 24)) {
      const { state } = puzzleOf(line, ruleset);
      const judgement = await judged(solution, state);
      equal(judgement && lineOf(state, judgement), line);
    }
  });

test('a human-like player errs as often as the file says', async () => {
  const ruleset = await loadRuleset('crag');
  const solution = await solve(ruleset, { worker: false });
  const number = randomFrom(7);
  const player = createPlayer({ level: 'human', solution, random: () => number(2 ** 30) / 2 ** 30 });
  for (const line of (await linesOf('crag')).slice(0, 3)) {
    const { state } = puzzleOf(line, ruleset);
    const [best] = solution.advise(positionOf(state)).choices;
    let errors = 0;
    for (let i = 0; i < 400; i++) {
      const action = await player.choose(state);
      const answer =
        action.type === 'roll'
          ? ({ kind: 'hold', held: action.held } as const)
          : ({ kind: 'score', cell: action.type === 'score' ? action.cell : '' } as const);
      if (best && best.kind !== 'announce' && !isSame(state, best, answer)) errors++;
    }
    ok(Math.abs(errors / 4 - headingOf(line).errs) < 8, `${line}: ${errors / 4}`);
  }
});

test('costs are told in tenths', () => equal(tenths(1.14), 11));
