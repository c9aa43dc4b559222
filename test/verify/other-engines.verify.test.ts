// Tests that take long, and that every other run only does in Chromium, also pass in Firefox and WebKit.

import { equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.js';

test('the tests that run in Chromium first pass in Firefox and WebKit', () => {
  const script = fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'browser'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    maxBuffer: 2 ** 26,
  });
  equal(status, 0, `${stdout}\n${stderr}`);
  figure(`in Firefox and WebKit: ${stdout.trim().split('\n').at(-1)}`);
});
