// A store may lose its last lines. Then there is one history all the same: that of the store, for all servers and pages.

import { joinRoom, openRoom, type RoomChange, type RoomHandle } from '@yahtzee-game/rooms';
import { memoryStore, redisStore, type LogStore } from '@yahtzee-game/rooms/server';
import { verify } from '@yahtzee-game/rooms/verify';
import { Redis } from 'ioredis';
import { deepEqual, equal, notEqual, ok, rejects } from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSigned, playToTheEnd, until } from '../pages.js';
import { NO_REDIS, startRedis } from '../redis.js';
import { serveRooms, type Served } from '../visitor.js';
import { Wire } from '../wire.js';

const ROLL = { type: 'roll', held: 0 } as const;

const opened: { close(): void }[] = [];
const served: Served[] = [];
const closeAll = async (): Promise<void> => {
  for (const one of opened.splice(0)) one.close();
  for (const { rooms } of served.splice(0)) await rooms.close();
};
afterEach(closeAll);

async function serve(store: LogStore): Promise<string> {
  const one = await serveRooms({ store: { ...store, close: async () => undefined } });
  served.push(one);
  return one.url;
}

/** A room of two players, of whom Ada has the first turn, and Grace goes on at another server. */
async function begun(urls: readonly [string, string]): Promise<readonly [RoomHandle, RoomHandle]> {
  const ada = await openRoom(urls[0], { ruleset: 'yatzy' });
  const grace = await joinRoom(urls[0], ada.code, { place: null });
  opened.push(ada, grace);
  await ada.sit('Ada');
  const place = await grace.sit('Grace');
  await ada.act({ type: 'start' });
  for (const room of [ada, grace]) await until(room, () => room.room.phase === 'playing');
  grace.close();
  const elsewhere = await joinRoom(urls[1], ada.code, { place });
  opened.push(elsewhere);
  return [ada, elsewhere];
}

/** The changes of a room from now on. */
function changesOf(room: RoomHandle): readonly RoomChange[] {
  const changes: RoomChange[] = [];
  room.subscribe((change) => changes.push(change));
  return changes;
}

interface Forgetful {
  readonly store: LogStore;
  /** Loses the last lines of every log. */
  readonly lose: (count: number) => void;
}

function forgetfulStore(): Forgetful {
  const beside = memoryStore();
  const logs = new Map<string, string[]>();
  return {
    store: {
      ...beside,
      async append(room, at, line, before) {
        const log = logs.get(room) ?? [];
        logs.set(room, log);
        return log.length === at && log.at(-1) === before && log.push(line) > at;
      },
      read: async (room, from) => logs.get(room)?.slice(from) ?? [],
    },
    lose(count) {
      for (const log of logs.values()) log.splice(Math.max(0, log.length - count));
    },
  };
}

describe('a store that has lost its last lines', () => {
  test('is followed by a server and a page that remember them, and the page learns of it', async () => {
    const { store, lose } = forgetfulStore();
    const [ada, grace] = await begun([await serve(store), await serve(store)]);
    const { length } = ada.lines;
    await ada.act(ROLL);
    await ada.act({ type: 'score', cell: 'chance' });
    lose(2);
    const changes = changesOf(ada);
    // The server of Grace has not heard of the lost lines, and writes another one in their place.
    await grace.say('moment');
    await ada.say('thanks');
    ok(changes.includes('replaced'), changes.join());
    equal(ada.lines.length, length + 2, 'what both have said; the roll and the score are lost');
    await ada.act(ROLL);
    const lines = await store.read(ada.code, 0);
    deepEqual(ada.lines, lines);
    ok((await verify(lines)).ok);
  });

  test('takes no line from a server that remembers others, though it is as long again', async () => {
    const { store, lose } = forgetfulStore();
    const [ada, grace] = await begun([await serve(store), await serve(store)]);
    await ada.act(ROLL);
    const before = ada.lines.at(-1);
    lose(1);
    await grace.say('moment');
    equal((await store.read(ada.code, 0)).length, ada.lines.length);
    await ada.act({ type: 'score', cell: 'chance' });
    notEqual(ada.lines.at(-1), before);
    const lines = await store.read(ada.code, 0);
    deepEqual(ada.lines, lines);
    ok((await verify(lines)).ok);
  });

  test('that has lost everything has lost the room, although the server remembers it', async () => {
    const { store, lose } = forgetfulStore();
    const [ada] = await begun([await serve(store), await serve(store)]);
    lose(Infinity);
    await rejects(ada.act(ROLL), { code: 'no-such-room' });
    equal(ada.connection, 'gone');
  });
});

test(
  'a failover of Redis that loses lines leaves one history, for all servers and pages',
  { skip: NO_REDIS },
  async () => {
    const primary = await startRedis();
    const replica = await startRedis('--replicaof', '127.0.0.1', String(primary.port));
    const direct = replica.connect();
    const wire = await Wire.to(`redis://127.0.0.1:${primary.port}`);
    const { port } = new URL(wire.url);
    const stores = await Promise.all([1, 2].map(() => redisStore(new Redis(Number(port), '127.0.0.1'))));
    try {
      const [one, two] = await Promise.all(stores.map(serve));
      ok(one && two);
      const [ada, grace] = await begun([one, two]);
      await until(grace, () => grace.lines.length === ada.lines.length);
      const log = `yahtzee:{${ada.code}}`;
      while ((await direct.llen(log)) < ada.lines.length) await sleep(10);
      await direct.replicaof('NO', 'ONE');
      await ada.act(ROLL);
      await ada.act({ type: 'score', cell: 'chance' });
      wire.lead(replica.port);
      wire.cut();
      wire.mend();
      // Both servers listen again. Until then a page would learn of a line only when it next asks, within 20 seconds.
      const channel = `socket.io#/#${ada.code}#`;
      while (Number((await direct.pubsub('SHARDNUMSUB', channel))[1]) < 2) await sleep(10);
      const changes = changesOf(ada);
      await grace.say('moment');
      await ada.say('thanks');
      ok(changes.includes('replaced'), changes.join());
      await playToTheEnd([ada, grace]);
      for (const room of [ada, grace]) await isSigned(room);
      const lines = await direct.lrange(log, 0, -1);
      deepEqual(ada.lines, lines);
      deepEqual(grace.lines, lines);
      const found = await verify(lines);
      equal(found.ok && found.proved, 'dice', JSON.stringify(found).slice(0, 200));
    } finally {
      await closeAll();
      for (const store of stores) await store.close();
      direct.disconnect();
      wire.close();
      for (const redis of [primary, replica]) redis.stop();
    }
  },
);

test('who has lost the seat with the last lines takes another, and stands in nobody else’s way', async () => {
  const { store, lose } = forgetfulStore();
  const url = await serve(store);
  const ada = await openRoom(url, { ruleset: 'yatzy' });
  const bob = await joinRoom(url, ada.code, { place: null });
  opened.push(ada, bob);
  await ada.sit('Ada');
  await bob.sit('Bob');
  lose(1);
  await ada.say('moment');
  await rejects(bob.act({ type: 'say', phrase: 'nice' }), { code: 'not-seated' });
  equal(bob.place, undefined);
  const carol = await joinRoom(url, ada.code, { place: null });
  opened.push(carol);
  equal((await carol.sit('Carol')).seat, 1);
  equal((await bob.sit('Bob')).seat, 2);
});

test('a room that the store had lost for a while is there again, though others stay connected', async () => {
  const { store, lose } = forgetfulStore();
  const url = await serve(store);
  const ada = await openRoom(url, { ruleset: 'yatzy' });
  opened.push(ada);
  const lines = [...ada.lines];
  lose(Infinity);
  await rejects(ada.sit('Ada'), { code: 'no-such-room' });
  await store.append(ada.code, 0, lines[0] ?? '', undefined);
  const grace = await joinRoom(url, ada.code, { place: null });
  opened.push(grace);
  deepEqual(grace.lines, lines);
});
