// Who is connected, where several processes share a Redis.

import { redisStore } from '@yahtzee-game/rooms/server';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
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
