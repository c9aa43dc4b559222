// Servers on a cluster of Redis, and on a Redis that sentinels watch over, as the command line starts them.

import { verify } from '@yahtzee-game/rooms/verify';
import { redisStore } from '@yahtzee-game/rooms/server';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo } from '../../../packages/rooms/src/server/redis-client.js';
import { randomFrom } from '../../harness/random.js';
import { NO_REDIS, startCluster, startRedis, startSentinel } from '../redis.js';
import { gather, playToTheEnd, serveRooms, type Served, type Visitor } from '../visitor.js';

/** A server that keeps its rooms in the Redis at these ports. */
async function serve(ports: readonly number[], sentinel?: string): Promise<Served> {
  const urls = ports.map((port) => `redis://127.0.0.1:${port}`);
  return serveRooms({ store: await redisStore(await connectTo({ urls, sentinel }, () => undefined)) });
}

/** Waits until both have the same log, which is proved. */
async function areProved(both: readonly Visitor[]): Promise<void> {
  for (const visitor of both) await visitor.until(() => visitor.room?.phase === 'over');
  const [one, other] = both;
  deepEqual(one?.lines, other?.lines);
  const found = await verify(one?.lines ?? []);
  equal(found.ok && found.proved, 'dice');
  for (const visitor of both) visitor.close();
}

describe('Redis in several processes', { skip: NO_REDIS }, () => {
  test('a cluster keeps the rooms of two servers', async () => {
    const cluster = await startCluster();
    const servers = [await serve(cluster.ports), await serve(cluster.ports)];
    const both = await gather(
      servers.map(({ url }) => url),
      ['Ada', 'Grace'],
      { ruleset: 'poker-dice' },
    );
    await playToTheEnd(both, randomFrom(1));
    await areProved(both);
    for (const { rooms } of servers) await rooms.close();
    cluster.stop();
  });

  test('the primary that sentinels watch over is killed: the game goes on with the next one', async () => {
    const primary = await startRedis();
    const replica = await startRedis('--replicaof', '127.0.0.1', String(primary.port));
    const direct = replica.connect();
    while (!(await direct.info('replication')).includes('master_link_status:up')) await sleep(20);
    const sentinel = await startSentinel('games', primary.port);
    const server = await serve(sentinel.ports, 'games');
    const both = await gather([server.url], ['Ada', 'Grace'], { ruleset: 'poker-dice' });
    await Promise.all(both.map((visitor) => visitor.playUntil(12, randomFrom(1))));
    primary.stop();
    while (!(await direct.info('replication')).includes('role:master')) await sleep(50);
    await playToTheEnd(both, randomFrom(2));
    await areProved(both);
    ok((await direct.keys('yahtzee:*')).length > 0);
    await server.rooms.close();
    direct.disconnect();
    sentinel.stop();
    replica.stop();
  });
});
