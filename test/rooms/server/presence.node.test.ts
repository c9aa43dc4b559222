// Who is connected, where several processes share a Redis.

import { redisStore } from '@yahtzee-game/rooms/server';
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NO_REDIS, startRedis, type RunningRedis } from '../redis.js';
import { eventually, gather, serveRooms, type Visitor } from '../visitor.js';

/** The commands that Redis has carried out, apart from those that a process sends now and then. */
async function commandsOf(client: ReturnType<RunningRedis['connect']>): Promise<number> {
  const stats = await client.info('commandstats');
  const counts = Array.from(stats.matchAll(/^cmdstat_([\w|]+):calls=(\d+)/gm), ([, name, calls]) =>
    ['info', 'set', 'config|resetstat'].includes(name ?? '') ? 0 : Number(calls),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function withProcesses(
  count: number,
  use: (
    redis: RunningRedis,
    visitors: readonly Visitor[],
    end: (i: number) => Promise<void>,
  ) => Promise<void>,
): Promise<void> {
  const redis = await startRedis();
  const stores = await Promise.all(Array.from({ length: count }, () => redisStore(redis.connect())));
  const servers = await Promise.all(stores.map((store) => serveRooms({ store })));
  const visitors = await gather(
    servers.map(({ url }) => url),
    ['Ada', 'Bo'],
  );
  const ended = new Set<number>();
  const end = async (i: number): Promise<void> => {
    ended.add(i);
    await servers[i]?.rooms.close();
  };
  await use(redis, visitors, end);
  for (const visitor of visitors) visitor.close();
  for (const i of servers.keys()) if (!ended.has(i)) await end(i);
  redis.stop();
}

const goneFrom = ({ here }: Visitor): readonly number[] =>
  here.flatMap(({ seat, gone }) => (gone === undefined ? [] : [seat]));

describe('presence', { skip: NO_REDIS }, () => {
  test('to leave and to return takes as many commands with five processes as with two', async () => {
    const counts: number[] = [];
    for (const processes of [2, 5])
      await withProcesses(processes, async (redis, [ada, bo]) => {
        if (!ada || !bo) throw new Error('nobody is there');
        await bo.until(() => bo.here.length === 2 && !goneFrom(bo).length);
        await sleep(300);
        const client = redis.connect();
        await client.config('RESETSTAT');
        ada.socket.disconnect();
        await bo.until(() => goneFrom(bo).includes(0));
        ada.socket.connect();
        await bo.until(() => !goneFrom(bo).length);
        await sleep(300);
        counts.push(await commandsOf(client));
        client.disconnect();
      });
    equal(counts[1], counts[0]);
  });

  test('who was connected to a process that has died is seen as gone within half a minute', async (t) => {
    await withProcesses(2, async (redis, [ada, bo]) => {
      if (!ada || !bo) throw new Error('nobody is there');
      await bo.until(() => bo.here.length === 2 && !goneFrom(bo).length);
      ada.socket.disconnect();
      await bo.until(() => goneFrom(bo).includes(0));
      // What a process leaves behind that was killed: nobody renews its life.
      const client = redis.connect();
      await client.hset(`yahtzee:{${bo.code}}:here`, 'killed', '0');
      await bo.enter();
      deepEqual(goneFrom(bo), [0], 'no such process lives');
      await client.set('yahtzee:process:other', '', 'PX', 500);
      await client.hset(`yahtzee:{${bo.code}}:here`, 'other', '0');
      await bo.enter();
      deepEqual(goneFrom(bo), [], 'that one does');
      t.diagnostic('waits for its life to end');
      await eventually(() => goneFrom(bo).includes(0) || (void bo.enter(), false));
      client.disconnect();
    });
  });

  test('who left while Redis was away is gone once it is back', async () => {
    const redis = await startRedis();
    const clients = [redis.connect(), redis.connect()] as const;
    const [one, other] = await Promise.all(clients.map((client) => redisStore(client)));
    let seats = [0, 1];
    deepEqual(await one?.presence?.share('R', () => seats), [0, 1]);
    deepEqual(await other?.presence?.share('R', () => []), [0, 1]);
    seats = [1];
    const evaluate = mock.method(clients[0], 'eval', () => Promise.reject(new Error('away')));
    await rejects(async () => one?.presence?.share('R', () => seats), { message: 'away' });
    seats = [];
    await rejects(async () => one?.presence?.share('R', () => seats), { message: 'away' });
    evaluate.mock.restore();
    clients[0].emit('ready');
    for (let now = await other?.presence?.share('R', () => []); now?.length;)
      now = await other?.presence?.share('R', () => []);
    await one?.close();
    await other?.close();
    redis.stop();
  });

  test('a process that ends in order leaves nothing behind', async () => {
    const redis = await startRedis();
    const client = redis.connect();
    const store = await redisStore(redis.connect());
    await store.presence?.share('R', () => [0]);
    equal(await client.hlen('yahtzee:{R}:here'), 1);
    await store.close();
    equal(await client.hlen('yahtzee:{R}:here'), 0);
    await client.hset('yahtzee:{R}:here', 'killed', '3');
    const next = await redisStore(redis.connect());
    deepEqual(await next.presence?.share('R', () => [1]), [1]);
    await eventually(() => true);
    equal(await client.hlen('yahtzee:{R}:here'), 1, 'nor does one that was killed, once somebody looks');
    await next.close();
    client.disconnect();
    redis.stop();
  });

  test('a Redis that has lost who is there is told again', async () => {
    await withProcesses(2, async (redis, [ada, bo]) => {
      if (!ada || !bo) throw new Error('nobody is there');
      await bo.until(() => bo.here.length === 2 && !goneFrom(bo).length);
      const client = redis.connect();
      await client.del(`yahtzee:{${bo.code}}:here`);
      await client.call('client', 'kill', 'type', 'normal');
      await eventually(() => ada.socket.connected && bo.socket.connected);
      await sleep(500);
      await bo.enter();
      deepEqual(goneFrom(bo), []);
      client.disconnect();
    });
  });
});
