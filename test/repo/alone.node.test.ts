// Work that only one process at a time may do.

import { deepEqual, equal } from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ALONE = fileURLToPath(new URL('../../scripts/alone.mjs', import.meta.url));

let folder: string;
before(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'alone-'))));
after(() => rmSync(folder, { recursive: true }));

/** The arguments of a program that does this work once it is the only one. */
const programOf = (file: string, work: string): readonly string[] => [
  '--input-type=module',
  '--eval',
  `import { appendFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  const { alone } = await import(${JSON.stringify(ALONE)});
  const note = (text) => appendFileSync(${JSON.stringify(`${file}.log`)}, text);
  await alone(${JSON.stringify(file)}, () => note('w'));
  ${work}`,
];

test('of several, one begins when the one before has ended', async () => {
  const file = path.join(folder, 'several');
  const program = programOf(file, `note('('); await sleep(50); note(')');`);
  await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, program)));
  equal(readFileSync(`${file}.log`, 'utf8').replaceAll('w', ''), '()()()');
  equal(existsSync(file), false);
});

test('who waits says so once, and goes on when the other was killed', async () => {
  const file = path.join(folder, 'killed');
  const first = spawn(process.execPath, programOf(file, `console.log('begun'); await sleep(1e6);`));
  await once(first.stdout, 'data');
  const second = spawn(process.execPath, programOf(file, `note('.');`));
  while (!existsSync(`${file}.log`)) await new Promise(setImmediate);
  first.kill('SIGKILL');
  deepEqual(await once(second, 'exit'), [0, null]);
  equal(readFileSync(`${file}.log`, 'utf8'), 'w.');
});

test('nobody waits for a process that has long ended', async () => {
  const file = path.join(folder, 'ended');
  const ended = spawn(process.execPath, ['--version']);
  await once(ended, 'exit');
  writeFileSync(file, String(ended.pid));
  await promisify(execFile)(process.execPath, programOf(file, `note('.');`));
  equal(readFileSync(`${file}.log`, 'utf8').at(-1), '.');
});
