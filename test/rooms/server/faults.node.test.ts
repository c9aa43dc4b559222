// Faults of a network, once each: lost connections, killed processes, a store that does not respond.

import { redisStore } from '@yahtzee-game/rooms/server';
import { Redis } from 'ioredis';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../../harness/random.js';
import { RoomsProcess, UNLIMITED_SERVER } from '../processes.js';
import { freePort, NO_REDIS, startRedis, type RunningRedis } from '../redis.js';
import { gather, playToTheEnd, serveRooms, Visitor } from '../visitor.js';

type Two = readonly [Visitor, Visitor];

async function begin(...urls: readonly string[]): Promise<Two> {
  const [ada, grace] = await gather(urls, ['Ada', 'Grace']);
  ok(ada && grace);
  return [ada, grace];
}

const playBoth = (both: Two, length: number): Promise<void[]> =>
  Promise.all(both.map((visitor) => visitor.playUntil(length, randomFrom(length))));

/** Waits until all visitors have the same log, and the game is over. */
async function areAtTheEnd(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    await visitor.until(() => visitor.room?.phase === 'over');
    deepEqual(visitor.lines, visitors[0]?.lines);
    visitor.close();
  }
}

test('a line is cut in the middle of a turn: the same dice are there when it is back', async () => {
  const { url, rooms } = await serveRooms();
  const [ada, grace] = await begin(url);
  await ada.act({ type: 'roll', held: 0 });
  await grace.until(() => grace.lines.length === ada.lines.length);
  const before = [...ada.lines];
  ada.socket.io.engine.close();
  await ada.connected();
  await ada.enter();
  deepEqual(ada.lines, before);
  equal(ada.seat, 0);
  // While a connection is lost, others act; the missed lines come when it is back.
  grace.socket.io.engine.close();
  await ada.act({ type: 'score', cell: 'chance' });
  await grace.until(() => grace.isOnTurn);
  await playToTheEnd([ada, grace], randomFrom(1));
  await areAtTheEnd([ada, grace]);
  await rooms.close();
});

test('the only process is killed: with SQLite the same game goes on', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  const port = await freePort();
  const start = (): RoomsProcess =>
    new RoomsProcess(UNLIMITED_SERVER, [String(port), 'sqlite', path.join(folder, 'games.db')]);
  let server = start();
  const both = await begin(await server.url());
  await playBoth(both, 25);
  const before = [...both[0].lines];
  await server.end('SIGKILL');
  server = start();
  await server.url();
  await Promise.all(both.map((visitor) => visitor.connected()));
  for (const visitor of both) await visitor.enter();
  deepEqual(both[1].lines.slice(0, before.length), before);
  await playToTheEnd(both, randomFrom(2));
  await areAtTheEnd(both);
  await server.end();
  rmSync(folder, { recursive: true });
});

describe(
  'a Redis that is gone for long ends no process, and is no reason to hang when that ends',
  {
    skip: NO_REDIS,
  },
  () => {
    const CASES = { 'nothing is at its place': undefined, 'what is at its place never answers': mute };
    for (const [name, replace] of Object.entries(CASES)) {
      test(name, async () => {
        const redis = await startRedis();
        const client = new Redis(redis.port, '127.0.0.1', { retryStrategy: () => 5 });
        client.on('error', () => undefined);
        const { url, rooms } = await serveRooms({
          store: await redisStore(client),
          onError: () => undefined,
        });
        const ada = new Visitor(url);
        await ada.enter(await ada.open());
        await ada.sit('Ada');
        redis.stop();
        await sleep(100);
        const end = await replace?.(redis.port);
        // This test no longer listens to that room; a rejected promise that is not handled would fail this test.
        ada.close();
        await sleep(1000);
        client.disconnect();
        await rooms.close().catch(() => undefined);
        await sleep(100);
        end?.();
      });
    }
  },
);

/** Takes the place of a server and never answers; returns a function that ends it. */
async function mute(port: number): Promise<() => void> {
  const lines: Socket[] = [];
  const server = createServer((line) => lines.push(line.on('error', () => undefined)));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return () => {
    server.close();
    for (const line of lines) line.destroy();
  };
}

describe('two processes that share a Redis', { skip: NO_REDIS }, () => {
  let redis: RunningRedis;
  let one: RoomsProcess;
  let other: RoomsProcess;
  let urls: readonly [string, string];
  before(async () => {
    redis = await startRedis();
    [one, other] = [await start(), await start()];
    urls = [await one.url(), await other.url()];
  });
  after(async () => {
    await Promise.all([one.end(), other.end()]);
    redis.stop();
  });
  const start = async (): Promise<RoomsProcess> =>
    new RoomsProcess(UNLIMITED_SERVER, [String(await freePort()), 'redis', String(redis.port)]);

  test('a seat at each, and somebody who watches: one log', async () => {
    const both = await begin(...urls);
    const watcher = new Visitor(urls[1]);
    await watcher.enter(both[0].code);
    await both[0].until(
      () => both[0].here.length === 2 && both[0].here.every(({ gone }) => gone === undefined),
    );
    await playToTheEnd(both, randomFrom(3));
    await areAtTheEnd([...both, watcher]);
  });

  test('one seat races itself through both: each move is taken once', async () => {
    const [ada, grace] = await begin(...urls);
    const twin = new Visitor(urls[1]);
    twin.token = ada.token;
    await twin.enter(ada.code);
    const random = randomFrom(4);
    const moves = { taken: 0, told: 0 };
    for (let i = 0; i < 60 && ada.room?.phase === 'playing'; i++) {
      const at = ada.lines.length;
      if (ada.isOnTurn) {
        const said = await Promise.all([ada.try(ada.anyAction(random)), twin.try(twin.anyAction(random))]);
        moves.taken += said.filter(({ ok }) => ok).length;
        moves.told += said.filter(({ no }) => no === 'stale').length;
      } else {
        await grace.act(grace.anyAction(random));
      }
      for (const visitor of [ada, grace, twin]) await visitor.until(() => visitor.lines.length > at);
    }
    ok(moves.taken >= 20, JSON.stringify(moves));
    equal(moves.taken, moves.told);
    for (const visitor of [grace, twin]) deepEqual(visitor.lines, ada.lines);
    for (const visitor of [ada, grace, twin]) visitor.close();
  });

  test('the Redis stands still for a while: nothing is lost', async () => {
    const both = await begin(...urls);
    await playBoth(both, 20);
    process.kill(redis.pid, 'SIGSTOP');
    const onTurn = both.find(({ isOnTurn }) => isOnTurn) ?? both[0];
    const said = onTurn.try(onTurn.anyAction(randomFrom(5)));
    await sleep(1500);
    process.kill(redis.pid, 'SIGCONT');
    equal((await said).ok, true);
    await playToTheEnd(both, randomFrom(5));
    await areAtTheEnd(both);
  });

  test('a line that is lost while a connection to Redis is cut is made up for as soon as it is back', async () => {
    const both = await begin(...urls);
    await playBoth(both, 20);
    const { length } = both[0].lines;
    await both[1].until(() => both[1].lines.length >= length);
    const client = redis.connect();
    await client.call('client', 'kill', 'type', 'pubsub');
    const onTurn = both.find(({ isOnTurn }) => isOnTurn) ?? both[0];
    const other = both.find((visitor) => visitor !== onTurn) ?? both[1];
    equal((await onTurn.try(onTurn.anyAction(randomFrom(5)))).ok, true);
    await other.until(() => other.lines.length > length, 5000);
    client.disconnect();
    for (const visitor of both) visitor.close();
  });

  test('one of them is killed: its player goes on at the other', async () => {
    const [ada, grace] = await begin(...urls);
    await playBoth([ada, grace], 20);
    await one.end('SIGKILL');
    ada.close();
    const back = new Visitor(urls[1]);
    back.token = ada.token;
    equal((await back.enter(ada.code)).seat, 0);
    await playToTheEnd([back, grace], randomFrom(6));
    await areAtTheEnd([back, grace]);
  });
});
