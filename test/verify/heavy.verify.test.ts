// Games that take long to solve: how long, and in how much memory.

import { ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.js';

const ONE = fileURLToPath(new URL('../../scripts/bench/solve-one.mjs', import.meta.url));
const MOST_MEGABYTES = 300;

const bars: readonly (readonly [string, number])[] = [
  ['yatzy-declared', 30],
  ['yatzy-osto', 60],
  ['yatzy-osto-strict', 60],
  ['escalero', 60],
  ['maxi-yatzy', 240],
];
for (const [id, seconds] of bars) {
  test(`${id}: at most ${seconds} s and ${MOST_MEGABYTES} MB`, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [ONE, id], { encoding: 'utf8' });
    ok(stdout, stderr);
    const { ms, peak, states, expected } = JSON.parse(stdout) as Record<string, number>;
    figure(
      `${id}: ${expected?.toFixed(4)} in ${((ms ?? NaN) / 1000).toFixed(1)} s, ${states} states, ${peak} MB`,
    );
    ok((ms ?? Infinity) <= seconds * 1000, `${ms} ms`);
    ok((peak ?? Infinity) <= MOST_MEGABYTES, `${peak} MB`);
  });
}
