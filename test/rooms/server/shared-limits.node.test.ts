// Limits of what an address may ask, where several processes share a Redis.

import { redisStore } from '@yahtzee-game/rooms/server';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NO_REDIS, startRedis, type RunningRedis } from '../redis.js';
import { serveRooms, UNLIMITED, Visitor, type Served } from '../visitor.js';

describe('limits', { skip: NO_REDIS }, () => {
  let redis: RunningRedis;
  let servers: readonly Served[];
  before(async () => {
    redis = await startRedis();
    const limits = {
      ...UNLIMITED,
      open: { burst: 10, perSecond: 10 / 3600 },
      address: { burst: 100, perSecond: 1 },
      talk: { burst: 2, perSecond: 0.01 },
    };
    const stores = await Promise.all([1, 2].map(() => redisStore(redis.connect())));
    servers = await Promise.all(
      stores.map((store) => serveRooms({ store, limits, addressOf: ({ url }) => addressIn(url) })),
    );
  });
  after(async () => {
    for (const { rooms } of servers) await rooms.close();
    redis.stop();
  });

  /** Connections from an address to both processes. */
  const from = (address: string): readonly Visitor[] =>
    servers.map(({ url }) => new Visitor(url, { query: { address } }));

  test('an address opens ten rooms an hour, whichever process it asks', async () => {
    const visitors = from('192.0.2.1');
    const said = [];
    for (let i = 0; i < 12; i++) said.push(await visitors[i % 2]?.call('open', { ruleset: 'yahtzee' }));
    deepEqual(
      said.map((one) => (one?.code === undefined ? one?.no : 'opened')),
      [...Array.from({ length: 10 }, () => 'opened'), 'slow', 'slow'],
    );
    ok((said[11]?.wait ?? 0) > 3_500_000, 'for nearly an hour');
    const others = from('192.0.2.2');
    ok(await others[0]?.open(), 'another address does');
    for (const visitor of [...visitors, ...others]) visitor.close();
  });

  test('a seat does not talk more at two processes than at one', async () => {
    const visitors = from('192.0.2.3');
    const [one, two] = visitors;
    if (!one || !two) throw new Error('nobody is there');
    await one.enter(await one.open({ dice: 'same', most: 1 }));
    await one.sit('Ada');
    two.token = one.token;
    await two.enter(one.code);
    const said = [];
    for (const visitor of [one, two, one, two]) {
      await visitor.enter();
      said.push(await visitor.act({ type: 'say', phrase: 'nice' }));
    }
    deepEqual(
      said.map(({ ok: done, no }) => done ?? no),
      [true, true, 'slow', 'slow'],
    );
    for (const visitor of visitors) visitor.close();
  });

  test('who asks one process too often is told to wait by the other as well', async () => {
    const visitors = from('192.0.2.4');
    const [one, two] = visitors;
    if (!one || !two) throw new Error('nobody is there');
    const ask = (visitor: Visitor) => visitor.call('enter', { code: 'AAAABBBB' });
    for (let i = 0; i < 99; i++) await ask(one);
    equal((await ask(one)).no, 'slow');
    // Far less than it would allow by itself.
    let asked = 0;
    while ((await ask(two)).no !== 'slow' && asked++ < 90) await sleep(50);
    ok(asked < 90);
    for (const visitor of visitors) visitor.close();
  });

  test('what is allowed in the long run is allowed, even if it is more than at once', async () => {
    const store = await redisStore(redis.connect());
    const limit = store.limit?.('often', { burst: 2, perSecond: 5 });
    const waits = [];
    for (let i = 0; i < 6; i++) waits.push(await limit?.take('a'));
    deepEqual(waits.slice(0, 5), [0, 0, 0, 0, 0]);
    ok((waits[5] ?? 0) > 0);
    await store.close();
  });

  test('while Redis is away each process counts for itself', async () => {
    const away = await startRedis();
    const client = away.connect();
    client.on('error', () => undefined);
    const store = await redisStore(client);
    away.stop();
    const open = store.limit?.('open', { burst: 2, perSecond: 0.001 });
    deepEqual(
      [await open?.take('a'), await open?.take('a'), Math.sign((await open?.take('a')) ?? 0)],
      [0, 0, 1],
    );
    client.disconnect();
    await store.close().catch(() => undefined);
  });
});

const addressIn = (url = ''): string => new URL(url, 'http://localhost').searchParams.get('address') ?? '';
