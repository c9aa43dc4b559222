// The files with decisions of the day: every decision is legal, and the values of its answers are those of the solver.

import { createPlayer, solve } from '@yahtzee-game/advisor';
import { loadRuleset } from '@yahtzee-game/rules';
import { equal, notEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { isSame } from '../../../packages/element/src/puzzle/answer.js';
import { collected, linesOf } from '../../../packages/element/src/puzzle/collections.js';
import { headingOf, puzzleOf } from '../../../packages/element/src/puzzle/notation.js';
import { judged, tenths } from '../../../scripts/puzzles/judge.mjs';
import { lineOf, positionIn } from '../../../scripts/puzzles/line.mjs';
import { partOf } from '../../harness/extent.js';
import { randomFrom } from '../../harness/random.js';

/** All lines in `npm run verify`, else about `size` lines at even distances. */
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

/** Rulesets that are solved quickly: with and without a bonus, and with three and five dice. */
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

test('where a file calls a decision hard, a human-like player errs more often than where it calls one easy', async () => {
  const ruleset = await loadRuleset('yahtzee');
  const solution = await solve(ruleset, { worker: false });
  const number = randomFrom(7);
  const player = createPlayer({ level: 'human', solution, random: () => number(2 ** 30) / 2 ** 30 });
  const perfect = createPlayer({ level: 'optimal', solution });
  const lines = await linesOf('yahtzee');
  const errorsIn = async (chosen: readonly string[]): Promise<number> => {
    let errors = 0;
    for (const line of chosen) {
      const { state } = puzzleOf(line, ruleset);
      const best = await perfect.choose(state);
      for (let i = 0; i < 40; i++) if (!isDeepStrictEqual(await player.choose(state), best)) errors++;
    }
    return errors / chosen.length / 40;
  };
  const easy = await errorsIn(lines.filter((line) => headingOf(line).errs < 35).slice(0, 10));
  const hard = await errorsIn(lines.filter((line) => headingOf(line).errs > 65).slice(0, 10));
  ok(hard > 1.5 * easy, `${hard} where it is hard, ${easy} where it is easy`);
});

test('costs are told in tenths', () => equal(tenths(1.14), 11));
