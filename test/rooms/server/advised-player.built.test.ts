// The computer player of a server decides in a thread whose program is a file of the package.

import { equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('a thread of its own finds the best play, and lets the process end', () => {
  const program = fileURLToPath(new URL('../advised.mjs', import.meta.url));
  const said = execFileSync(process.execPath, [program, '11236'], { encoding: 'utf8', timeout: 60_000 });
  equal(said.trim(), 'h16', 'the six alone');
});
