// What every store has to do, whether logs are in memory, in a file or in Redis.

import { deepEqual, equal, rejects } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { memoryStore, redisStore, sqliteStore, type LogStore } from '@yahtzee-game/rooms/server';
import { NO_REDIS, startRedis, type RunningRedis } from './redis.js';

/** Two ways to the same logs, as two processes have them. */
interface Pair {
  readonly stores: readonly [LogStore, LogStore];
  end(): Promise<void>;
}

function contract(open: () => Promise<Pair>): void {
  let pair: Pair;
  let one: LogStore;
  let other: LogStore;
  before(async () => {
    pair = await open();
    [one, other] = pair.stores;
  });
  after(() => pair.end());

  test('a line is added at the end of its log, and nowhere else', async () => {
    equal(await one.append('A', 1, 'early'), false);
    equal(await one.append('A', 0, 'open'), true);
    equal(await other.append('A', 0, 'again'), false);
    equal(await other.append('A', 2, 'too far'), false);
    equal(await other.append('A', 1, 'second'), true);
    deepEqual(await one.read('A', 0), ['open', 'second']);
    deepEqual(await one.read('A', 1), ['second']);
    deepEqual(await other.read('A', 2), []);
    deepEqual(await other.read('B', 0), []);
  });

  test('of many that add at the same time, one succeeds at each position', async () => {
    const done = await Promise.all(
      Array.from({ length: 400 }, (_, i) => (i % 2 ? one : other).append('race', 0, `writer ${i}`)),
    );
    equal(done.filter(Boolean).length, 1);
    deepEqual(await one.read('race', 0), [`writer ${done.indexOf(true)}`]);
    await Promise.all([climb(one, 'climb', 'a'), climb(other, 'climb', 'b')]);
    const lines = await one.read('climb', 0);
    deepEqual(
      lines.map((line) => Number(line.split(' ')[0])),
      Array.from({ length: 200 }, (_, at) => at),
    );
  });

  test('lines come back as they were, whatever they are made of', async () => {
    const lines = ['sit player 张伟', '"\'; DROP TABLE lines; --', '', '😀'.repeat(500)];
    for (const [at, line] of lines.entries()) equal(await one.append('text', at, line), true);
    deepEqual(await other.read('text', 0), lines);
  });

  test('values are kept beside a log, and can be changed', async () => {
    await one.keep('A', 'secret', 'abc');
    await one.keep('A', 'token/x', '0');
    await other.keep('A', 'token/x', '1');
    deepEqual(await other.kept('A', ['token/x', 'none', 'secret', '__proto__']), [
      '1',
      undefined,
      'abc',
      undefined,
    ]);
    deepEqual(await one.kept('A', []), []);
    deepEqual(await one.kept('B', ['secret']), [undefined]);
    deepEqual(await one.read('A', 0), ['open', 'second']);
  });

  test('a room that has expired is gone, with all that was kept', async () => {
    await one.append('old', 0, 'open');
    await one.keep('old', 'secret', 'abc');
    await one.expire('old', 1000);
    deepEqual(await other.read('old', 0), ['open']);
    await one.expire('old', 0);
    deepEqual(await other.read('old', 0), []);
    deepEqual(await other.kept('old', ['secret']), [undefined]);
    deepEqual(await other.read('A', 0), ['open', 'second']);
  });
}

/** Adds at every position of which it is not told that somebody was faster. */
async function climb(store: LogStore, room: string, name: string): Promise<void> {
  for (let at = 0; at < 200; at++) await store.append(room, at, `${at} ${name}`);
}

describe('memory', () => {
  contract(async () => {
    const store = memoryStore();
    return { stores: [store, store], end: () => store.close() };
  });
});

describe('SQLite', () => {
  contract(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rooms-'));
    const file = path.join(folder, 'games.db');
    const stores = [await sqliteStore(file), await sqliteStore(file)] as const;
    return {
      stores,
      async end() {
        for (const store of stores) await store.close();
        rmSync(folder, { recursive: true });
      },
    };
  });

  test('a file that cannot be written says so', async () => {
    await rejects(sqliteStore('/nowhere/at/all/games.db'));
  });
});

describe('Redis', { skip: NO_REDIS }, () => {
  contract(async () => {
    const redis: RunningRedis = await startRedis();
    const stores = [await redisStore(redis.connect()), await redisStore(redis.connect())] as const;
    return {
      stores,
      async end() {
        for (const store of stores) await store.close();
        redis.stop();
      },
    };
  });
});
