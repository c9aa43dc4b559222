// How dice of motion="3d" roll: they end at rest, hardly ever overlap, and have the sides of real dice.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { normalsOf, type Vector } from '../../../packages/element/src/parts/dice/cube.js';
import { landingsOf } from '../../../packages/element/src/parts/dice/landings.js';
import { gapsIn, LAYOUTS, overlapsOf, plansOf } from '../../harness/boards/overlaps.js';

const ROLLS = Array.from({ length: 300 }, (_, i) => i + 1);
/** The rolls that are checked for overlaps: only a part, since checking all takes long. */
const SOME = ROLLS.slice(0, 25);

for (const [name, layout] of Object.entries(LAYOUTS)) {
  test(`${name}: dice end exactly at rest, within 830 ms`, () => {
    for (const { at, delay, duration } of ROLLS.flatMap((roll) => plansOf(roll, layout))) {
      deepEqual(at(1), { theta: 0, phi: 2.5, far: 0, height: 0 });
      ok(delay + duration <= 830);
    }
  });

  test(`${name}: a die that decides falls for half a second longer, and ends at rest as well`, () => {
    for (const roll of ROLLS) {
      const usual = plansOf(roll, layout);
      for (const [i, { at, delay, duration }] of plansOf(roll, layout, true).entries()) {
        equal(duration - (usual[i]?.duration ?? 0), 500);
        ok(delay + duration <= 1350);
        deepEqual(at(1), { theta: 0, phi: 2.5, far: 0, height: 0 });
      }
    }
  });

  test(`${name}: at most 1 % of all pairs of dice overlap, by at most a fifth of one`, () => {
    const { share, most } = overlapsOf(gapsIn(layout, SOME));
    ok(share <= 0.01, `${share * 100} %`);
    ok(most <= 0.2, String(most));
  });
}

test('the same throw is the same everywhere', () => {
  const [wide] = Object.values(LAYOUTS);
  const poses = (): unknown => wide && plansOf(7, wide).map(({ at }) => at(0.4));
  deepEqual(poses(), poses());
});

test('dice are right-handed, and opposite sides add up to seven, whichever is at the front', () => {
  for (let front = 1; front <= 6; front++) {
    const normals = normalsOf(front);
    const at = (value: number): Vector => normals[value - 1] ?? [0, 0, 0];
    deepEqual(at(front), [0, 0, 1]);
    for (const value of [1, 2, 3]) equal(dot(at(value), at(7 - value)), -1);
    // Negative, since the y axis points down.
    equal(dot(at(1), cross(at(2), at(3))), -1);
  }
});

const dot = ([a, b, c]: Vector, [x, y, z]: Vector): number => a * x + b * y + c * z;
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];

const timesOf = (...of: Parameters<typeof landingsOf>): readonly number[] =>
  landingsOf(...of).map(({ at }) => Math.round(at * 1000));

test('dice are heard when they hit the tray', () => {
  deepEqual(timesOf({ position: 4 }, 5, 'normal', undefined), [275, 380]);
  deepEqual(timesOf({ position: 0 }, 5, 'normal', undefined), [203, 308]);
  deepEqual(timesOf({ position: 0 }, 8, 'normal', undefined), [185, 290]);
  deepEqual(timesOf({ position: 4 }, 5, 'fast', undefined), [131, 188]);
  deepEqual(timesOf({ position: 2 }, 5, 'none', undefined), [60]);
  deepEqual(timesOf({ position: 4, decides: true }, 5, 'normal', undefined), [207, 846]);
  const [wide] = Object.values(LAYOUTS);
  const [plan] = wide ? plansOf(1, wide) : [];
  const at = (share: number): number => (plan ? Math.round(plan.delay + share * plan.duration) : 0);
  deepEqual(timesOf({ position: 0 }, 5, '3d', plan), [at(0.2), at(0.44), at(0.74), at(0.88)]);
});
