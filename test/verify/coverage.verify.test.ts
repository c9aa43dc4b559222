// Of the rules and the element, tests reach no smaller share than scripts/coverage.mjs asks for.

import { equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figure } from './figures.js';

test('no fewer branches are reached than before', () => {
  const script = fileURLToPath(new URL('../../scripts/coverage.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    // The tests of the rules and the element go as far as in every other run.
    env: { ...process.env, THOROUGH: '', NODE_TEST_CONTEXT: undefined },
  });
  equal(status, 0, `${stdout}\n${stderr}`);
  for (const line of stdout.trim().split('\n')) figure(line);
});
