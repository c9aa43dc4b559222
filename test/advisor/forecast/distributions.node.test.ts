// The distribution of the points to come is the same whether it is found for many cards at once, forward, or card by
// card.

import { loadRuleset, type Ruleset } from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { someOf } from '../../harness/extent.js';
import {
  atOnce,
  bytesOf,
  canRunInTiles,
  compile,
  distribute,
  distributionsByState,
  distributionsKernel,
  inRange,
  layOut,
  Means,
  prospectOf,
  solveInTypeScript,
  type Distributions,
  type Plan,
  type Prospect,
} from '../inside.js';
import { costlyGame, smallGame } from '../small-games.js';

const wasm = bytesOf(distributionsKernel);
const TINY = 1e-12;

function planOf(ruleset: Ruleset): Plan | undefined {
  const compiled = atOnce(compile(ruleset));
  return compiled.ok && canRunInTiles(compiled.plan) ? compiled.plan : undefined;
}

function near(actual: Prospect | undefined, expected: Prospect | undefined, what: string): void {
  ok(actual && expected, what);
  for (const [i, mean] of expected.means.entries())
    ok(Math.abs((actual.means[i] ?? NaN) - mean) < 1e-9, `${what}: mean ${i}`);
  const shift = expected.least - actual.least;
  for (const [i, chance] of actual.chances.entries())
    ok(Math.abs((expected.chances[i - shift] ?? 0) - chance) < TINY, `${what}: ${actual.least + i} points`);
  const all = actual.chances.reduce((sum, chance) => sum + chance, 0);
  ok(Math.abs(all - 1) < TINY, `${what}: ${all} in all`);
}

function compare(plan: Plan): void {
  const values = solved(plan);
  const from = inRange(plan, { filled: 0, total: 0, bank: 0 });
  const means = new Means(plan.cellClasses.length);
  const expected = atOnce(distributionsByState(plan, values, from));
  for (const kernel of [wasm, undefined]) {
    const found = atOnce(distribute({ kind: 'distributions', plan, values, from, wasm: kernel }));
    for (const [i, filled] of expected.filled.entries()) {
      const state = { filled, total: expected.totals[i] ?? 0, bank: 0 };
      const own = prospectOf(found as Distributions, means, state);
      near(own, prospectOf(expected, means, state), `${plan.ruleset}, cells ${filled}, total ${state.total}`);
    }
    const wanted = { kind: 'distributions', plan, values, from, wasm: kernel, meansOnly: true } as const;
    const withoutZeros = new Means(plan.cellClasses.length, false);
    const onlyMeans = prospectOf(atOnce(distribute(wanted)) as Distributions, withoutZeros, from);
    const all = prospectOf(found as Distributions, means, from);
    const own = all?.means.subarray(0, withoutZeros.count);
    near(
      onlyMeans,
      own && { means: own, least: 0, chances: Float64Array.of(1) },
      `${plan.ruleset}, means alone`,
    );
    const starts = [{ cardState: from, points: 0, chance: 1 }];
    const forward = atOnce(distribute({ kind: 'prospect', plan, values, starts, wasm: kernel }));
    near(forward as Prospect, prospectOf(expected, means, from), `${plan.ruleset}, forward`);
  }
}

function solved(plan: Plan): Parameters<typeof distributionsByState>[1] {
  const values = atOnce(solveInTypeScript({ kind: 'solve', plan, precision: 'double', wasm: undefined }));
  return { ...values, at: atOnce(layOut(plan)).at };
}

describe('games made at random', () => {
  const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
  for (const number of someOf(numbers, 4)) {
    for (const ruleset of [smallGame(number), costlyGame(number)]) {
      const plan = planOf(ruleset);
      if (plan) test(ruleset.id, () => compare(plan));
    }
  }
});

for (const id of ['yatzy-forced', 'cheerio-wild']) {
  const plan = planOf(await loadRuleset(id));
  if (!plan) throw new Error(`${id} is solved otherwise`);
  test(id, () => compare(plan));
}
