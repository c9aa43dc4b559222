// The computer player of a server decides in a thread whose program is a file of the package.

import { equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../advised.mjs', import.meta.url));

const bestPlay = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', timeout: 60_000 }).trim();

test('a thread of its own finds the best play, also after a question that nobody asks any more, and lets the process end', () =>
  equal(bestPlay('11236'), 'the room is closed\nh16', 'the six alone'));

test('also of a game that is a rule sheet', () => {
  const sheet = { id: 'ones', rows: [{ id: 'ones', section: 'upper', face: 1, score: 'faceSum(1)' }] };
  equal(bestPlay('11236', JSON.stringify(sheet)), 'the room is closed\nh3', 'the two ones');
});
