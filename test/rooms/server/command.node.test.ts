// `npx yahtzee-rooms`: its output, and that it serves.

import { deepEqual, doesNotMatch, equal, match, ok, rejects } from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { start } from '../../../packages/rooms/src/server/command-line.js';
import { jsonReports, plainReports } from '../../../packages/rooms/src/server/reports.js';
import { UsageError } from '../../../packages/rooms/src/server/usage-error.js';
import { COMMAND, RoomsProcess } from '../processes.js';
import { NO_REDIS, startRedis } from '../redis.js';
import { eventually, Visitor } from '../visitor.js';

test('serves rooms and a page, says where, and ends when it is told to', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'command-'));
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
  rmSync(folder, { recursive: true });
});

test('ends within seconds, whatever connections are open', async () => {
  const server = new RoomsProcess(COMMAND, ['--port', '0']);
  const port = Number(new URL(await server.url()).port);
  const sent = ['', 'GET / HTTP/1.1\r\nHost: x', 'GET /rooms/room.js HTTP/1.1\r\nHost: x\r\n\r\n'];
  const sockets = sent.map((text) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(text);
    // Nothing is read: the download waits for ever.
    return socket.pause();
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const asked = performance.now();
  const { status } = await server.end('SIGTERM');
  equal(status, 0);
  ok(performance.now() - asked < 5000, 'it ends within five seconds');
  for (const socket of sockets) socket.destroy();
});

test('takes its options from the environment, too, where the arguments say nothing', async () => {
  const environment = { YAHTZEE_ROOMS_PORT: 'many', YAHTZEE_ROOMS_HOST: '127.0.0.1' };
  await rejects(
    start([], () => undefined, environment),
    { message: '--port is a number from 0 to 65535, not "many".' },
  );
  await rejects(
    start([], () => undefined, { YAHTZEE_ROOMS_PROXY: 'maybe' }),
    { message: 'YAHTZEE_ROOMS_PROXY is "true" or "false", not "maybe".' },
  );
  let said = '';
  const rooms = await start(['--port', '0'], (text) => (said = text), {
    ...environment,
    YAHTZEE_ROOMS_ORIGIN: 'https://dice.example, https://club.example',
    YAHTZEE_ROOMS_PROXY: 'true',
  });
  match(said, /^Play at\n {2}http:\/\/127\.0\.0\.1:\d+\/\n/);
  await rooms?.close();
});

test('says what happens in lines of JSON, and gives figures, if that is wanted', async () => {
  const server = new RoomsProcess(COMMAND, ['--port', '0', '--log-json', '--metrics']);
  const url = await server.url();
  const ada = new Visitor(url);
  await ada.open();
  equal((await ada.call('enter', { code: 'AAAABBBB' })).no, 'no-such-room');
  await ada.call('dance', {});
  const stranger = new Visitor(url, { extraHeaders: { origin: 'https://evil.example' } });
  await eventually(() => server.output.includes('evil'));
  const figures = await (await fetch(`${url}/metrics`)).text();
  for (const figure of [
    'yahtzee_rooms_request_duration_seconds_count{request="open",answer="ok"} 1',
    'yahtzee_rooms_request_duration_seconds_count{request="enter",answer="no-such-room"} 1',
    'yahtzee_rooms_request_duration_seconds_count{request="other",answer="bad-request"} 1',
    'yahtzee_rooms_connections 1',
    'yahtzee_rooms_in_memory 0',
  ])
    ok(figures.includes(figure), `${figure} in ${figures.slice(-1500)}`);
  match(figures, /^process_resident_memory_bytes \d+/m);
  stranger.close();
  ada.close();
  const { output } = await server.end('SIGTERM');
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [
      ['info', 'listening'],
      [
        'error',
        'a page of https://evil.example may not connect: that is not one of the allowed origins (--origin).',
      ],
    ],
  );
  ok(Date.parse(String(lines[0]?.['time'])) > 1.7e12);
});

test('ends within seconds while Redis is away, too', { skip: NO_REDIS }, async () => {
  const redis = await startRedis();
  const server = new RoomsProcess(COMMAND, ['--port', '0', '--redis', `redis://127.0.0.1:${redis.port}`]);
  const url = await server.url();
  redis.stop();
  equal((await fetch(`${url}/readyz`)).status, 503);
  const asked = performance.now();
  const { status } = await server.end('SIGTERM');
  equal(status, 0, server.output);
  ok(performance.now() - asked < 5000, 'it ends within five seconds');
});

test('without being asked for them, a server gives no figures', async () => {
  const server = new RoomsProcess(COMMAND, ['--port', '0']);
  equal((await fetch(`${await server.url()}/metrics`)).status, 404);
  await server.end();
});

test('what Redis refuses is told without the command, which holds secrets of rooms', async () => {
  const refusal = Object.assign(new Error('READONLY You cannot write'), {
    command: { name: 'hset', args: ['yahtzee:{AAAABBBB}:kept', 'secret', '5f3a'] },
  });
  const said: string[] = [];
  (await jsonReports({ write: (line) => void said.push(line) })).failed(refusal);
  plainReports(
    () => undefined,
    (text: string) => void said.push(text),
  ).failed(refusal);
  match(said[0] ?? '', /"msg":"READONLY You cannot write"/);
  equal(said[1], 'READONLY You cannot write');
  doesNotMatch(said.join(), /5f3a/);
});

test('a mistake ends it with one sentence', async () => {
  const { status, output } = await new RoomsProcess(COMMAND, ['--port', 'many']).ended;
  equal(output, '--port is a number from 0 to 65535, not "many".\n');
  equal(status, 2);
});

const mistakes: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['--port', '65536'], /^--port is a number from 0 to 65535, not "65536"\.$/],
  [['--prot', '1'], /^Unknown option '--prot'.*\n\nUsage: yahtzee-rooms/s],
  [
    ['--keep', 'a.db', '--redis', 'redis://localhost'],
    /^Games are kept by --keep or by --redis, not by both\.$/,
  ],
  [['--origin', 'dice.example'], /^--origin is one such as https:\/\/dice\.example, not "dice\.example"\.$/],
  [['--redis', 'redis://127.0.0.1:1'], /^No Redis answers at redis:\/\/127\.0\.0\.1:1\.$/],
  [['--redis', 'redis://me:secret@127.0.0.1:1'], /^No Redis answers at redis:\/\/me:•••@127\.0\.0\.1:1\.$/],
  [['--redis', ''], /^--redis is an address such as redis:\/\/localhost:6379, not ""\.$/],
  [['--redis', 'http://me:secret@db'], /^--redis is an address .*, not "http:\/\/me:•••@db"\.$/],
  [['--redis-sentinel', 'mine'], /^--redis-sentinel needs the addresses of the sentinels, by --redis\.$/],
  [
    ['--redis', 'redis://127.0.0.1:1', '--redis', 'redis://127.0.0.1:2'],
    /^No Redis answers at redis:\/\/127\.0\.0\.1:1, redis:\/\/127\.0\.0\.1:2\.$/,
  ],
  [['--keep', ''], /^--keep is the name of a file, such as games\.db, not ""\.$/],
  [['--keep', '/nowhere/games.db'], /^Games cannot be kept in \/nowhere\/games\.db: .*\.$/],
  [['--port', '0', '--host', '203.0.113.1'], /^Nothing can listen on port 0 of 203\.0\.113\.1: .*\.$/],
];
for (const [args, message] of mistakes)
  test(`${args.join(' ')}: one sentence`, () =>
    rejects(
      start(args, () => undefined),
      { message },
    ));

test('wrong arguments are told from what is not there', async () => {
  await rejects(
    start(['--port', ''], () => undefined),
    UsageError,
  );
  await rejects(
    start(['--keep', '/nowhere/games.db'], () => undefined),
    (error) => !(error instanceof UsageError),
  );
});

test('a second server on one file is refused, until the first one has ended', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'command-'));
  const args = ['--port', '0', '--host', '127.0.0.1', '--keep', path.join(folder, 'games.db')];
  const begin = () => start(args, () => undefined);
  const first = await begin();
  await rejects(begin(), { message: `Games cannot be kept in ${args[5]}: another server uses it.` });
  await first?.close();
  const crashed = new RoomsProcess(COMMAND, args);
  await crashed.url();
  await rejects(begin(), /another server uses it/);
  await crashed.end('SIGKILL');
  await (await begin())?.close();
  rmSync(folder, { recursive: true });
});

test('--help tells all options', async () => {
  let said = '';
  equal(await start(['--help'], (text) => (said = text)), undefined);
  for (const option of ['port', 'host', 'keep', 'redis', 'proxy']) ok(said.includes(`--${option}`));
});

test('--version tells that of the package', async () => {
  let said = '';
  equal(await start(['--version'], (text) => (said = text)), undefined);
  const { version } = JSON.parse(
    readFileSync(new URL('../../../packages/rooms/package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  equal(said, version);
});

test('serves from Redis, and ends all its connections', { skip: NO_REDIS }, async () => {
  const redis = await startRedis();
  let said = '';
  const url = `redis://127.0.0.1:${redis.port}`;
  const rooms = await start(['--port', '0', '--host', '127.0.0.1', '--redis', url], (text) => (said = text));
  match(said, /Games are kept in Redis\./);
  const ada = new Visitor(/http:\S+/.exec(said)?.[0] ?? '');
  match(await ada.open(), /^.{8}$/);
  ada.close();
  await rooms?.close();
  const client = redis.connect();
  equal(
    String(await client.client('LIST'))
      .trim()
      .split('\n').length,
    1,
  );
  await client.quit();
  redis.stop();
});
