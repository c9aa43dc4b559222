// A page and a server: everything that the page does by itself, so that people only have to play.

import { joinRoom, openRoom, RoomError, type RoomHandle } from '@yahtzee-game/rooms';
import { commitmentTo, isOnTurn, keyOf } from '@yahtzee-game/rooms/core';
import { attachRooms, memoryStore, type LogStore, type RoomsOptions } from '@yahtzee-game/rooms/server';
import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { Server } from 'socket.io';
import { stopClocks } from '../../harness/boards/clock.js';
import { bytesOf, CODE, Gathering } from '../gathering.js';
import { isSigned, playToTheEnd, until } from '../pages.js';
import { serveRooms, UNLIMITED, type Served } from '../visitor.js';
import { Wire } from '../wire.js';

type Reply = (answer: object) => void;

const store = memoryStore();
let served: Served;
let url: string;
const opened: { close(): void }[] = [];
const kept = new Map<string, string>();

before(async () => {
  served = await serveRooms({ store });
  ({ url } = served);
});
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
});
after(async () => {
  for (const one of opened) one.close();
  await served.rooms.close();
});

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

function using<T extends { close(): void }>(one: T): T {
  opened.push(one);
  return one;
}

const opens = async (wanted: object = {}, server = url): Promise<RoomHandle> =>
  using(await openRoom(server, { ruleset: 'yahtzee', ...wanted }));
const joins = async (code: string, server = url): Promise<RoomHandle> =>
  using(await joinRoom(server, code, { place: null }));

const isPlaying = (room: RoomHandle) => until(room, () => room.room.phase === 'playing');

/** Ada and Grace have seats, and Ada has started; their pages send the seeds. */
async function begun(wanted: object = {}, server = url): Promise<readonly [RoomHandle, RoomHandle]> {
  const ada = await opens(wanted, server);
  await ada.sit('Ada');
  const grace = await joins(ada.code);
  await grace.sit('Grace');
  await ada.act({ type: 'start' });
  await Promise.all([isPlaying(ada), isPlaying(grace)]);
  return [ada, grace];
}

/** A line without its signature and its link. */
const plain = (line: string): string => line.replace(/( [\da-f]{128})? [\da-f]{32}$/, '');
const said = ({ lines }: RoomHandle): string => plain(lines.at(-1) ?? '');

test('two people play a whole game, and a watcher sees it', async () => {
  const [ada, grace] = await begun({ ruleset: 'yatzy' });
  const watcher = await joins(ada.code);
  equal(watcher.place, undefined);
  await playToTheEnd([ada, grace]);
  for (const room of [ada, grace, watcher]) await isSigned(room);
  deepEqual(ada.lines, grace.lines);
  deepEqual(ada.lines, watcher.lines);
  const codes = await Promise.all([ada.again(), grace.again()]);
  equal(codes[0], codes[1]);
  await until(watcher, () => watcher.room.next === codes[0]);
});

test('who is here is known, and that a seat is open in two pages', async () => {
  const [ada, grace] = await begun();
  await until(ada, () => ada.here.every(({ gone }) => gone === undefined) && ada.here.length === 2);
  const { place } = ada;
  using(await joinRoom(url, ada.code, { place }));
  await until(ada, () => ada.here.some(({ seat, pages }) => seat === 0 && pages === 2));
  grace.close();
  await until(ada, () => ada.here.some(({ seat, gone }) => seat === 1 && gone !== undefined));
});

test('a page that is loaded again has its seat, and shows the seed that it promised', async () => {
  const ada = await opens();
  await ada.sit('Ada');
  ada.close();
  const back = using(await joinRoom(url, ada.code));
  equal(back.place?.seat, 0);
  const grace = await joins(ada.code);
  await grace.sit('Grace');
  await back.act({ type: 'start' });
  await Promise.all([isPlaying(back), isPlaying(grace)]);
});

test('storage that is blocked, full or spoilt keeps nobody from playing', async () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked });
  const [ada] = await begun();
  await ada.act({ type: 'roll', held: 0 });
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { ...storage, getItem: () => '{"seat":"?' },
  });
  equal(using(await joinRoom(url, ada.code)).place, undefined);
});

test('a token that belongs to no seat watches, and is forgotten', async () => {
  const { code } = await opens();
  await joinRoom(url, code, { place: { seat: 0, token: 'ab'.repeat(32) } }).then((room) =>
    equal(using(room).place, undefined),
  );
  equal(kept.size, 0);
});

test('a refusal has a code', async () => {
  const [ada, grace] = await begun();
  const refused = (code: string) => (error: unknown) => error instanceof RoomError && error.code === code;
  await rejects(grace.act({ type: 'roll', held: 0 }), refused('not-your-turn'));
  await rejects(ada.sit('Ada'), refused('not-now'));
  await rejects(openRoom(url, { ruleset: 'none' }), refused('bad-request'));
  await rejects(joinRoom(url, 'AAAABBBB'), refused('no-such-room'));
  await rejects((await joins(ada.code)).act({ type: 'start' }), refused('not-seated'));
  await rejects(joinRoom('http://127.0.0.1:1', 'AAAABBBB'), refused('unreachable'));
  ada.close();
  await rejects(ada.act({ type: 'roll', held: 0 }), refused('closed'));
});

test('a room that a server has lost is told from a lost connection, and is there again if the server finds it', async () => {
  const kept: LogStore = { ...memoryStore(), close: async () => undefined };
  const first = await serveRooms({ store: kept });
  const { port } = new URL(first.url);
  const room = await opens({}, first.url);
  await room.sit('Ada');
  const restarted = async (rooms: RoomsOptions): Promise<Served> => {
    const server = createServer();
    const service = attachRooms(server, { limits: UNLIMITED, ...rooms });
    await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
    return { url: first.url, rooms: service, server };
  };
  await first.rooms.close();
  const second = await restarted({ store: memoryStore() });
  await until(room, () => room.connection === 'gone');
  await rejects(room.act({ type: 'start' }), { code: 'no-such-room' });
  await second.rooms.close();
  const third = await restarted({ store: kept });
  await until(room, () => room.connection === 'connected' && room.here.length > 0);
  await third.rooms.close();
});

test('a server of another version is no server', async () => {
  const http = createServer();
  const io = new Server(http);
  io.use((_, next) => next(Object.assign(new Error('protocol'), { data: { protocol: 2 } })));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  await rejects(joinRoom(`http://127.0.0.1:${port}`, 'AAAABBBB'), /version 2 of the protocol, this page 1/);
  await io.close();
});

test('a server that writes a key or a hash of its own in the place of a player’s is found out', async () => {
  const theirs = { key: keyOf(bytesOf('server')), commit: commitmentTo(bytesOf('server')) };
  for (const given of ['key', 'commit'] as const) {
    const gathering = await Gathering.open();
    const http = createServer();
    const io = new Server(http);
    io.on('connection', (socket) => {
      socket.on('enter', (_, reply: Reply) => reply({ at: 0, lines: gathering.lines, here: [] }));
      socket.on('sit', ({ key, commit }: Readonly<Record<'key' | 'commit', string>>, reply: Reply) => {
        const written = { key, commit, [given]: theirs[given] };
        gathering.ask(undefined, { type: 'sit', by: 'player', name: 'Ada', ...written });
        reply({ seat: 0 });
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const room = using(await joinRoom(`http://127.0.0.1:${port}`, CODE, { place: null }));
    await rejects(room.sit('Ada'), { code: 'damaged' }, given);
    equal(room.place, undefined);
    await io.close();
  }
});

test('a request that has to wait is made again in a moment, and refused if that would take minutes', async () => {
  const opening = async (perSecond: number): Promise<RoomHandle> => {
    const slow = await serveRooms({ limits: { ...UNLIMITED, open: { burst: 1, perSecond } } });
    using({ close: () => void slow.rooms.close() });
    await opens({}, slow.url);
    return opens({}, slow.url);
  };
  match((await opening(20)).code, /^.{8}$/);
  await rejects(opening(1 / 360), { name: 'RoomError', code: 'slow' });
});

test('one phrase every five seconds', async () => {
  const [ada, grace] = await begun();
  equal(await ada.say('goodLuck'), true);
  equal(await ada.say('thanks'), false);
  await until(grace, () => said(grace) === 'say 0 goodLuck');
});

describe('what is asked for a position that is taken', () => {
  test('is done once, by two pages of one player', async () => {
    const [ada] = await begun();
    const twin = using(await joinRoom(url, ada.code, { place: ada.place }));
    const { length } = ada.lines;
    await Promise.all([ada, twin].map((room) => room.act({ type: 'roll', held: 0 })));
    equal(ada.lines.length, length + 1);
    deepEqual(ada.lines, twin.lines);
  });

  test('is asked again where nothing speaks against it', async () => {
    const [ada, grace] = await begun();
    const { length } = ada.lines;
    await Promise.all([ada.act({ type: 'roll', held: 0 }), grace.say('goodLuck'), ada.say('thanks')]);
    await until(ada, () => ada.lines.length === length + 3);
    const news = ada.lines.slice(-3).map((line) => plain(line).replace(/[1-6]{5}/, 'dice'));
    deepEqual(news.toSorted(), ['0 dice', 'say 0 thanks', 'say 1 goodLuck']);
  });
});

describe('a network that breaks', () => {
  test('is waited for, and what has happened is caught up with', async () => {
    const wire = using(await Wire.to(url));
    const [ada, grace] = await begun({}, wire.url);
    wire.cut();
    await until(ada, () => ada.connection === 'connecting');
    ok((ada.retryIn ?? 0) <= 750 && (ada.retryIn ?? 0) > 0);
    const rolled = ada.act({ type: 'roll', held: 0 });
    await grace.say('moment');
    wire.mend();
    ada.retry();
    await rolled;
    equal(ada.connection, 'connected');
    equal(ada.retryIn, undefined);
    await until(grace, () => grace.lines.length === ada.lines.length);
    deepEqual(ada.lines, grace.lines);
    match(ada.lines.at(-2) ?? '', /^say 1 moment /);
  });

  test('is tried again by and by, and nothing is waited for while it is being tried', async () => {
    const wire = using(await Wire.to(url));
    const ada = await opens({}, wire.url);
    wire.cut();
    await until(ada, () => ada.retryIn !== undefined);
    ada.retry();
    equal(ada.connection, 'connecting');
    equal(ada.retryIn, undefined);
    await until(ada, () => ada.retryIn !== undefined);
    wire.mend();
    await until(ada, () => ada.retryIn === undefined);
    await until(ada, () => ada.connection === 'connected');
  });

  test('is tried at once when the browser says that it is back', async (t) => {
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      Object.defineProperty(globalThis, name, { configurable: true, value: page[name].bind(page) });
      t.after(() => Reflect.deleteProperty(globalThis, name));
    }
    const wire = using(await Wire.to(url));
    const ada = await opens({}, wire.url);
    wire.cut();
    await until(ada, () => ada.retryIn !== undefined);
    wire.mend();
    dispatchEvent(new Event('online'));
    equal(ada.retryIn, undefined);
    await until(ada, () => ada.connection === 'connected');
  });

  test('leaves nobody out who has another tab in front', async (t) => {
    const wire = using(await Wire.to(url));
    const [ada, grace] = await begun({}, wire.url);
    const page = Object.assign(new EventTarget(), { hidden: true });
    Object.defineProperty(globalThis, 'document', { configurable: true, value: page });
    t.after(() => Reflect.deleteProperty(globalThis, 'document'));
    wire.cut();
    await until(grace, () => grace.here.some(({ seat, gone }) => seat === 0 && gone !== undefined));
    wire.mend();
    ada.retry();
    await until(grace, () => grace.here.every(({ gone }) => gone === undefined));
    await grace.say('moment');
    await until(ada, () => said(ada) === 'say 1 moment');
  });

  test('and loses an answer lets nothing be done twice', async () => {
    const wire = using(await Wire.to(url));
    const [ada, grace] = await begun({}, wire.url);
    const { length } = grace.lines;
    wire.isMute = true;
    const rolled = ada.act({ type: 'roll', held: 0 });
    await until(grace, () => grace.lines.length > length);
    equal(ada.lines.length, length);
    wire.cut();
    wire.mend();
    await rolled;
    equal(ada.lines.length, length + 1);
    deepEqual(ada.lines, grace.lines);
  });

  test('and loses an answer lets nobody sit down twice', async () => {
    const { ada, grace, wire, sitting } = await unheard();
    wire.cut();
    wire.mend();
    equal((await sitting).seat, 0);
    equal(ada.place?.seat, 0);
    equal(grace.room.seats.length, 1);
    await ada.say('moment');
    await until(grace, () => said(grace) === 'say 0 moment');
  });

  test('and a page that is loaded again before its wish was heard may sit down', async () => {
    const wire = using(await Wire.to(url));
    const ada = await opens({}, wire.url);
    wire.cut();
    const sitting = ada.sit('Ada');
    ada.close();
    await rejects(sitting);
    wire.mend();
    const back = using(await joinRoom(wire.url, ada.code));
    equal(back.place, undefined);
    equal((await back.sit('Ada')).seat, 0);
    equal(back.room.seats.length, 1);
  });

  test('and stays away once the page has closed it', async () => {
    const wire = using(await Wire.to(url));
    const [ada, grace] = await begun({}, wire.url);
    wire.cut();
    await until(ada, () => ada.connection === 'connecting');
    ada.close();
    wire.mend();
    ada.retry();
    await until(grace, () => grace.here.some(({ seat, gone }) => seat === 0 && gone !== undefined));
    await new Promise((resolve) => setTimeout(resolve, 200));
    ok(grace.here.some(({ seat, gone }) => seat === 0 && gone !== undefined));
  });

  test('and the page that is loaded again before it has heard of its seat has it', async () => {
    const { ada, wire, sitting } = await unheard();
    ada.close();
    await rejects(sitting);
    wire.mend();
    equal(using(await joinRoom(wire.url, ada.code)).place?.seat, 0);
  });

  /** Ada has a seat, which Grace sees, but the answer has not reached Ada. */
  async function unheard() {
    const wire = using(await Wire.to(url));
    const ada = await opens({}, wire.url);
    const grace = await joins(ada.code);
    wire.isMute = true;
    const sitting = ada.sit('Ada');
    await until(grace, () => grace.room.seats.length === 1);
    return { ada, grace, wire, sitting };
  }
});

test('who asks for a seat twice before an answer has one', async () => {
  const ada = await opens();
  const [first, second] = await Promise.all([ada.sit('Ada'), ada.sit('Ada')]);
  deepEqual(first, second);
  equal(ada.room.seats.length, 1);
});

test('who has a seat, but was told that it failed, is given that seat when asking again', async () => {
  const store = memoryStore();
  const { url: to, rooms } = await serveRooms({ store, onError: () => undefined });
  const ada = await opens({}, to);
  const append = store.append.bind(store);
  store.append = async (...line) => {
    store.append = append;
    await append(...line);
    throw new Error('the store has not answered');
  };
  await rejects(ada.sit('Ada'), { code: 'failed' });
  equal((await ada.sit('Ada')).seat, 0);
  equal(ada.room.seats.length, 1);
  ada.close();
  await rooms.close();
});

test('of a seat that could not be had, nothing is kept', async () => {
  const { code } = await opens({ dice: 'same', most: 1 });
  await (await joins(code)).sit('Ada');
  kept.clear();
  const late = await joins(code);
  await rejects(late.sit('Grace'), { code: 'full' });
  equal(kept.size, 0);
});

test('to join is one request', async () => {
  const { code } = await opens();
  const limits = { ...UNLIMITED, connection: { burst: 1, perSecond: 1e-3 } };
  const strict = await serveRooms({ limits, store });
  const watcher = using(await joinRoom(strict.url, code, { place: null }));
  equal(watcher.lines.length, 1);
  watcher.close();
  await strict.rooms.close();
});

test('the computer plays on for who has left, until that player is back', async (t) => {
  const clocks = stopClocks(t);
  const [ada, grace] = await begun({ away: 1 });
  const { place } = ada;
  ada.close();
  await until(grace, () => grace.here.some(({ seat, gone }) => seat === 0 && gone !== undefined));
  await rejects(grace.act({ type: 'decider', seat: 0, by: 'computer' }), /not-away/);
  clocks.pass(1000);
  await grace.act({ type: 'decider', seat: 0, by: 'computer' });
  await until(grace, () => isOnTurn(grace.room, 1));
  const back = using(await joinRoom(url, ada.code, { place }));
  equal(back.room.seats[0]?.by, 'computer');
  await back.act({ type: 'decider', seat: 0, by: 'player' });
  await until(grace, () => grace.room.seats[0]?.by === 'player');
});
