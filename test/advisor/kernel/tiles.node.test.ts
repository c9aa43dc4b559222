// The compiled kernel and the reference in plain TypeScript find the same values, to the last bit in double precision.

import { loadRuleset, rulesetIds, withOptions, type Options, type Ruleset } from '@yahtzee-game/rules';
import { lateAnnounce } from '@yahtzee-game/rules/define';
import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { someOf } from '../../harness/extent.js';
import {
  afterEntry,
  atOnce,
  compile,
  entriesOpen,
  isFull,
  kernelBytes,
  latticeOf,
  layOut,
  solveInTiles,
  solveInTypeScript,
  tileTables,
  type Plan,
} from '../inside.js';
import { costlyGame, gameWithFallingBonus, smallGame } from '../small-games.js';

const wasm = { fast: await kernelBytes('fast'), double: await kernelBytes('double') };

function planOf(ruleset: Ruleset): Plan | undefined {
  if (ruleset.game && ruleset.game.kind !== 'scorecard') return undefined;
  const compiled = atOnce(compile(ruleset));
  return compiled.ok ? compiled.plan : undefined;
}

type Precision = 'fast' | 'double';
type Layout = Parameters<typeof tileTables>[2];

function tiles(plan: Plan, layout: Layout, precision: Precision): ReturnType<typeof reference> {
  const Numbers = precision === 'fast' ? Float32Array : Float64Array;
  const tables = atOnce(tileTables(plan, latticeOf(plan.dice, plan.sides), layout, Numbers));
  return atOnce(solveInTiles({ kind: 'solve', plan, precision, wasm: wasm[precision], tables }));
}

const reference = (plan: Plan) =>
  atOnce(solveInTypeScript({ kind: 'solve', plan, precision: 'double', wasm: undefined }));

function compare(plan: Plan): void {
  const layout = atOnce(layOut(plan));
  const expected = reference(plan);
  const [double, fast] = [tiles(plan, layout, 'double'), tiles(plan, layout, 'fast')];
  equal(double.rows.length, expected.rows.length);
  equal(
    expected.rows.findIndex((value, i) => value !== double.rows[i]),
    -1,
  );
  equal(
    expected.base.findIndex((value, i) => value !== double.base[i]),
    -1,
  );
  const { at, order } = layout;
  for (const filled of order) {
    const i = at[filled] ?? 0;
    const value = (values: typeof fast): number => (values.base[filled] ?? NaN) + (values.rows[i] ?? NaN);
    ok(Math.abs(value(fast) - value(expected)) < 1e-3, `${filled}: ${value(fast)}, ${value(expected)}`);
  }
}

describe('in games made at random', () => {
  const games = Array.from({ length: 120 }, (_, i) => smallGame(1000 + i));
  const late = Array.from({ length: 12 }, (_, i) => smallGame(3000 + i, [lateAnnounce]));
  const costly = Array.from({ length: 60 }, (_, i) => costlyGame(i + 1));
  for (const ruleset of [...someOf([...games, ...late, ...costly], 3), ...[1, 2].map(gameWithFallingBonus)]) {
    for (const safe of [false, true]) {
      test(`${ruleset.id}${safe ? ', for certainty' : ''}`, () => {
        const plan = planOf(ruleset);
        ok(plan);
        compare({ ...plan, safe });
      });
    }
  }
});

/** The greatest number of open entries at which a shipped game is compared. */
const LEFT = 3;

/**
 * The filled entries when only a few are left: as many classes as possible are full, from the first or from the last
 * on.
 */
function late(plan: Plan, reversed: boolean): number {
  const isLate = (filled: number): boolean => entriesOpen(plan, filled) <= LEFT;
  if (plan.legal) {
    const found = [...plan.legal.keys()].filter((filled) => entriesOpen(plan, filled) === LEFT);
    return Math[reversed ? 'max' : 'min'](...found);
  }
  const classes = reversed ? plan.cellClasses.toReversed() : plan.cellClasses;
  let filled = 0;
  for (const cellClass of classes) {
    while (!isFull(cellClass, filled) && !isLate(filled)) filled = afterEntry(cellClass, filled, 1);
  }
  return filled;
}

const variants: readonly (readonly [string, Options])[] = [
  ...rulesetIds.map((id) => [id, {}] as const),
  ['yahtzee', { joker: 'free' }],
  ['yahtzee', { joker: 'original1956' }],
  ['crag', { order: 'ends' }],
];
const plans: Plan[] = [];
for (const [id, options] of variants) {
  const shipped = await loadRuleset(id);
  const plan = planOf(Object.keys(options).length ? withOptions(shipped, options) : shipped);
  if (plan) plans.push(plan);
}

describe('in the last turns of every shipped game that is solved as a whole', () => {
  for (const [i, plan] of someOf([...plans.entries()], 3)) {
    for (const reversed of [false, true]) {
      test(`${i}, ${plan.ruleset}: ${reversed ? 'first' : 'last'} cells`, () => {
        const from = late(plan, reversed);
        compare({ ...plan, from });
        compare({ ...plan, from, safe: true });
      });
    }
  }
  test('there are more than twenty', () => ok(plans.length > 20, String(plans.length)));
});
