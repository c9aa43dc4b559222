// Backward induction only reads values that are already solved.

import { loadRuleset, withOptions } from '@yahtzee-game/rules';
import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compile, valueLookup, BackwardInduction, referenceKernel } from '../inside.js';
import { smallGame } from '../small-games.js';

function compiled(ruleset: Parameters<typeof compile>[0]): Extract<ReturnType<typeof last>, { ok: true }> {
  const result = last(ruleset);
  if (!result.ok) throw new Error(result.obstacles.join());
  return result;
}

function last(ruleset: Parameters<typeof compile>[0]) {
  const steps = compile(ruleset);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('unreachable states keep their NaN and give it to no other state', async () => {
  const games = [
    await loadRuleset('yatzy-forced'),
    withOptions(await loadRuleset('crag'), { order: 'ends' }),
    ...[3, 7, 11, 31, 42, 109].map((number) => smallGame(number)),
  ];
  for (const ruleset of games) {
    test(ruleset.id, () => {
      const { plan } = compiled(ruleset);
      const induction = new BackwardInduction(
        plan,
        (lattice, numbers) => referenceKernel(lattice, new Float64Array(numbers).fill(NaN)),
        (length) => new Float64Array(length).fill(NaN),
      );
      induction.values.base.fill(NaN);
      for (const filled of induction.layout.order) induction.solve(filled);
      ok(Number.isFinite(valueLookup(plan, induction.values, 0)(0, 0)));
      equal(induction.values.rows.some(Number.isNaN), false);
      induction.layout.at.forEach((at, filled) => equal(Number.isNaN(induction.values.base[filled]), at < 0));
    });
  }
});

test('a ruleset is compiled in short steps', async () => {
  const steps = compile(await loadRuleset('yahtzee'));
  let count = 0;
  while (!steps.next().done) count++;
  ok(count > 8, `${count} steps`);
});
