// The sweep reads what it has solved, and nothing else.

import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadRuleset, withOptions } from '@yahtzee-game/rules';
import { compile, rowOf, Sweep, twin } from './inside.js';
import { smallGame } from './small-games.js';

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

describe('states that cannot come about stay poisoned, and poison nothing', async () => {
  const games = [
    await loadRuleset('yatzy-forced'),
    withOptions(await loadRuleset('crag'), { order: 'ends' }),
    ...[3, 7, 11, 31, 42, 109].map(smallGame),
  ];
  for (const ruleset of games) {
    test(ruleset.id, () => {
      const { plan } = compiled(ruleset);
      const sweep = new Sweep(
        plan,
        (lattice, numbers) => twin(lattice, new Float64Array(numbers).fill(NaN)),
        (length) => new Float64Array(length).fill(NaN),
      );
      sweep.values.base.fill(NaN);
      for (const filling of sweep.layout.order) sweep.solve(filling);
      ok(Number.isFinite(rowOf(plan, sweep.values, 0)(0, 0)));
      equal(sweep.values.rows.some(Number.isNaN), false);
      sweep.layout.at.forEach((at, filling) => equal(Number.isNaN(sweep.values.base[filling]), at < 0));
    });
  }
});

test('asking the rules happens in steps that are short', async () => {
  const steps = compile(await loadRuleset('yahtzee'));
  let count = 0;
  while (!steps.next().done) count++;
  ok(count > 8, `${count} steps`);
});
