// A host's unit tests, which run in Node with a simulated document: those of the fixture, in each document that hosts
// use.

import { equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { Host } from './host.js';

const host = new Host();
before(() => host.install());
after(() => host.remove());

for (const environment of ['jsdom', 'happy-dom'])
  test(`boards, lists, puzzles, reviews and rooms are mounted and played in ${environment}`, () => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['vitest', 'run', '--root', 'unit', '--environment', environment],
      { cwd: host.folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    equal(status, 0, stdout + stderr);
  });
