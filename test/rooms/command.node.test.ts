// `npx yahtzee-rooms`: what it says, and that it serves.

import { equal, match, ok } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { COMMAND, RoomsProcess } from './processes.js';
import { Visitor } from './visitor.js';

describe('yahtzee-rooms', { concurrency: true }, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'command-'));
  after(() => rmSync(folder, { recursive: true }));

  test('serves rooms and a page, says where, and ends when it is told to', async () => {
    const server = new RoomsProcess(COMMAND, ['--port', '0', '--keep', path.join(folder, 'games.db')]);
    const url = await server.url();
    match(server.output, /^Play at\n {2}http:\/\/localhost:\d+\/\n/);
    match(server.output, /Games are kept in .*games\.db\./);
    match(await (await fetch(url)).text(), /<yahtzee-room /);
    const ada = new Visitor(url);
    match(await ada.open(), /^.{8}$/);
    const { status } = await server.end('SIGTERM');
    ada.close();
    equal(status, 0);
  });

  const mistakes: readonly (readonly [args: readonly string[], says: RegExp, status: number])[] = [
    [['--port', 'many'], /^--port is a number from 0 to 65535, not "many"\.\n$/, 2],
    [['--prot', '1'], /^Unknown option '--prot'.*\n\nUsage: yahtzee-rooms/s, 2],
    [
      ['--keep', 'a.db', '--redis', 'redis://localhost'],
      /^Games are kept by --keep or by --redis, not by both\.\n$/,
      2,
    ],
    [['--redis', 'redis://127.0.0.1:1'], /^No Redis answers at redis:\/\/127\.0\.0\.1:1\.\n$/, 1],
    [['--port', '0', '--host', '203.0.113.1'], /^Nothing can listen on port 0 of 203\.0\.113\.1: .*\.\n$/, 1],
  ];
  for (const [args, says, status] of mistakes) {
    test(`${args.join(' ')}: one sentence`, async () => {
      const ended = await new RoomsProcess(COMMAND, args).ended;
      match(ended.output, says);
      equal(ended.status, status);
    });
  }

  test('--help tells all options', async () => {
    const { output, status } = await new RoomsProcess(COMMAND, ['--help']).ended;
    for (const option of ['port', 'host', 'keep', 'redis', 'proxy']) ok(output.includes(`--${option}`));
    equal(status, 0);
  });
});
