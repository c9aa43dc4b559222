// The behaviour of every store, whether logs are in memory, in a file or in Redis.

import {
  memoryStore,
  redisStore,
  sqliteStore,
  type LogStore,
  type SqliteDatabase,
} from '@yahtzee-game/rooms/server';
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from '../../../scripts/from-source.mjs';
import { IS_THOROUGH } from '../../harness/extent.js';
import { NO_REDIS, startRedis, type RunningRedis } from '../redis.js';

const RACER = fileURLToPath(new URL('../racer.ts', import.meta.url));
const ROOMS = Array.from({ length: 20 }, (_, i) => `room ${i}`);
const POSITIONS = IS_THOROUGH ? 5000 : 50;

/** Two stores for the same logs, as two processes have them. */
interface Pair {
  readonly stores: readonly [LogStore, LogStore];
  /** The arguments with which another process opens the same store. */
  readonly elsewhere: readonly string[];
  end(): Promise<void>;
}

/** The tests of a store. `isShared`: whether other processes can open it. */
function contract(open: () => Promise<Pair>, { isShared }: { readonly isShared: boolean }): void {
  let pair: Pair;
  let one: LogStore;
  let other: LogStore;
  before(async () => {
    pair = await open();
    [one, other] = pair.stores;
  });
  after(() => pair.end());

  test('a line is added at the end of its log, and nowhere else', async () => {
    equal(await one.append('A', 1, 'early', undefined), false);
    equal(await one.append('A', 0, 'open', undefined), true);
    equal(await other.append('A', 0, 'again', undefined), false);
    equal(await other.append('A', 2, 'too far', 'open'), false);
    equal(await other.append('A', 1, 'second', 'closed'), false, 'after another line');
    equal(await other.append('A', 1, 'second', 'open'), true);
    deepEqual(await one.read('A', 0), ['open', 'second']);
    deepEqual(await one.read('A', 1), ['second']);
    deepEqual(await other.read('A', 2), []);
    deepEqual(await other.read('B', 0), []);
  });

  test('of many that add at the same time, one succeeds at each position', async () => {
    const done = await Promise.all(
      Array.from({ length: 400 }, (_, i) =>
        (i % 2 ? one : other).append('race', 0, `writer ${i}`, undefined),
      ),
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

  if (isShared)
    test(`two processes race for ${POSITIONS * ROOMS.length} positions: each is taken once`, () =>
      race(one, pair.elsewhere));

  test('lines come back as they were, whatever they are made of', async () => {
    const lines = ['sit player 张伟', '"\'; DROP TABLE lines; --', '', '😀'.repeat(500)];
    for (const [at, line] of lines.entries()) equal(await one.append('text', at, line, lines[at - 1]), true);
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
    await one.append('old', 0, 'open', undefined);
    await one.keep('old', 'secret', 'abc');
    await one.expire('old', 1000);
    deepEqual(await other.read('old', 0), ['open']);
    await one.expire('old', 0);
    deepEqual(await other.read('old', 0), []);
    deepEqual(await other.kept('old', ['secret']), [undefined]);
    deepEqual(await other.read('A', 0), ['open', 'second']);
  });
}

async function race(one: LogStore, elsewhere: readonly string[]): Promise<void> {
  const taken = await Promise.all(['a', 'b'].map((name) => racer([...elsewhere, name])));
  equal(
    taken.reduce((sum, count) => sum + count, 0),
    POSITIONS * ROOMS.length,
  );
  for (const room of ROOMS) equal((await one.read(room, 0)).length, POSITIONS);
}

/** Resolves to the number of lines that a process could add. */
async function racer(args: readonly string[]): Promise<number> {
  const child = execFile(process.execPath, [...FROM_SOURCE, RACER, ...args, String(POSITIONS), ...ROOMS]);
  child.stderr?.pipe(process.stderr);
  const chunks = (await child.stdout?.toArray()) ?? [];
  return Number(chunks.join(''));
}

/** Adds a line at every position, unless it learns that another process was faster there. */
async function climb(store: LogStore, room: string, name: string): Promise<void> {
  for (let at = 0; at < 200; at++) {
    const [before] = at ? await store.read(room, at - 1) : [];
    await store.append(room, at, `${at} ${name}`, before);
  }
}

describe('memory', () => {
  contract(
    async () => {
      const store = memoryStore();
      return { stores: [store, store], end: () => store.close(), elsewhere: [] };
    },
    { isShared: false },
  );
});

describe('SQLite', () => {
  contract(
    async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'rooms-'));
      const file = path.join(folder, 'games.db');
      const stores = [await sqliteStore(file), await sqliteStore(file)] as const;
      return {
        stores,
        elsewhere: ['sqlite', file],
        async end() {
          for (const store of stores) await store.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
    { isShared: true },
  );

  test('a file that cannot be written says so', async () => {
    await rejects(sqliteStore('/nowhere/at/all/games.db'));
  });

  test('a line that cannot be written says why, also where nothing is left to roll back', async () => {
    const fails = (why: string) => (): never => {
      throw new Error(why);
    };
    const full: SqliteDatabase = {
      exec: (sql) => (sql === 'ROLLBACK' ? fails('cannot rollback - no transaction is active')() : undefined),
      prepare: () => ({ run: fails('database or disk is full'), all: () => [] }),
      close: () => undefined,
    };
    const store = await sqliteStore(full);
    await rejects(store.append('A', 0, 'line', undefined), { message: 'database or disk is full' });
  });
});

describe('Redis', { skip: NO_REDIS }, () => {
  contract(
    async () => {
      const redis: RunningRedis = await startRedis();
      const stores = [await redisStore(redis.connect()), await redisStore(redis.connect())] as const;
      return {
        stores,
        elsewhere: ['redis', String(redis.port)],
        async end() {
          for (const store of stores) await store.close();
          redis.stop();
        },
      };
    },
    { isShared: true },
  );

  test('what is kept beside a log is forgotten with it, whatever came first', async () => {
    const redis = await startRedis();
    const client = redis.connect();
    const store = await redisStore(client);
    const left: number[] = [];
    for (const [room, steps] of [
      ['EARLYYYY', ['keep', 'append', 'expire']],
      ['LATEEEEE', ['append', 'expire', 'keep']],
    ] as const) {
      for (const step of steps) {
        if (step === 'keep') await store.keep(room, 'gone/0', '1');
        else if (step === 'append') await store.append(room, 0, 'open', undefined);
        else await store.expire(room, 1000);
      }
      left.push(await client.ttl(`yahtzee:{${room}}:kept`));
    }
    await store.close();
    redis.stop();
    deepEqual(
      left.map((seconds) => seconds > 900 && seconds <= 1000),
      [true, true],
      left.join(),
    );
  });
});
