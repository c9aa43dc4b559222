// Games that take long to solve: the time and the memory that they need.

import { ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.js';

const ONE = fileURLToPath(new URL('../../scripts/bench/solve-one.mjs', import.meta.url));
const MOST_MEGABYTES = 300;

const GAMES = ['yatzy-declared', 'yatzy-osto', 'yatzy-osto-strict', 'escalero', 'maxi-yatzy'];

for (const id of GAMES) {
  test(`${id}: at most ${MOST_MEGABYTES} MB`, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [ONE, id], { encoding: 'utf8' });
    ok(stdout, stderr);
    const { ms, peak, states, expected } = JSON.parse(stdout) as Record<string, number>;
    figure(
      `${id}: ${expected?.toFixed(4)} in ${((ms ?? NaN) / 1000).toFixed(1)} s, ${states} states, ${peak} MB`,
    );
    ok((peak ?? Infinity) <= MOST_MEGABYTES, `${peak} MB`);
  });
}
