// People and a server: they open a room, take seats, play, leave, come back, and play again.

import type { Playing } from '@yahtzee-game/rooms';
import { keyOf } from '@yahtzee-game/rooms/core';
import { memoryStore } from '@yahtzee-game/rooms/server';
import { verify } from '@yahtzee-game/rooms/verify';
import { outcome, rulesetIds } from '@yahtzee-game/rules';
import { defineRuleset } from '@yahtzee-game/rules/define';
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopClocks } from '../../harness/boards/clock.js';
import { randomFrom } from '../../harness/random.js';
import { bytesOf, textsOf } from '../gathering.js';
import { eventually, gather, playToTheEnd, serveRooms, Visitor, type Served } from '../visitor.js';

/** The first message of a server, with times in milliseconds. */
interface Handshake {
  readonly pingInterval: number;
  readonly pingTimeout: number;
}

describe('a server of rooms', () => {
  const store = memoryStore();
  let served: Served;
  let visitors: Visitor[] = [];
  before(async () => {
    served = await serveRooms({ store });
  });
  after(() => served.rooms.close());
  const visit = (): Visitor => {
    const visitor = new Visitor(served.url);
    visitors.push(visitor);
    return visitor;
  };
  const begin = async (...names: readonly string[]): Promise<readonly [Visitor, Visitor]> => {
    const [one, other] = await gather([served.url], names.length ? names : ['Ada', 'Grace']);
    ok(one && other);
    visitors.push(one, other);
    return [one, other];
  };
  /** Two people who sit in a room whose game has not begun. */
  const sitDown = async (): Promise<readonly [Visitor, Visitor]> => {
    const [ada, grace] = [visit(), visit()] as const;
    await ada.enter(await ada.open());
    await ada.sit('Ada');
    await grace.enter(ada.code);
    await grace.sit('Grace');
    return [ada, grace];
  };
  afterEach(() => {
    for (const visitor of visitors) visitor.close();
    visitors = [];
  });

  test('two people play a whole game, and a third watches', async () => {
    const [ada, grace] = await begin();
    const watcher = visit();
    await watcher.enter(ada.code);
    await playToTheEnd([ada, grace], randomFrom(1));
    for (const visitor of [ada, grace, watcher]) {
      await visitor.until(() => visitor.room?.phase === 'over');
      deepEqual(visitor.lines, ada.lines);
    }
    match(textsOf(ada.lines).at(-1) ?? '', /^end [\da-f]{64}$/);
    ok(ada.room?.games[0] && outcome(ada.room.games[0]));
  });

  test('a room is opened on the terms that were asked for, or with a sentence that says why not', async () => {
    const [ada, grace] = [visit(), visit()];
    for (const ruleset of rulesetIds) match(await ada.open({ ruleset }), /^[2-9A-HJKMNP-Z]{8}$/);
    await ada.enter(await ada.open({ ruleset: 'yatzy', options: {}, most: 3, dice: 'same', away: 172_800 }));
    const { commit, ...terms } = ada.room?.terms ?? {};
    match(String(commit), /^[\da-f]{64}$/);
    deepEqual(terms, { version: 1, ruleset: 'yatzy', options: {}, most: 3, dice: 'same', away: 172_800 });
    await grace.enter(await grace.open({ ruleset: 'escalero' }));
    equal(grace.room?.terms.most, 4, 'no more seats than the game has');
    const whyNot = async (wanted: object): Promise<string> => {
      const { no, why } = await ada.call('open', { ruleset: 'yahtzee', ...wanted });
      equal(no, 'bad-request');
      return why ?? '';
    };
    match(await whyNot({ ruleset: 'ludo' }), /ludo/);
    match(await whyNot({ options: { wings: true } }), /wings/);
    // Rooms whose game could never start.
    match(
      await whyNot({ ruleset: 'poker-dice', dice: 'same' }),
      /^dice: same; allowed: own, since poker-dice/,
    );
    match(await whyNot({ ruleset: 'poker-dice', event: 'new', key: bytesOf('host') }), /^dice: same/);
    match(await whyNot({ most: 1 }), /^most: 1; allowed: 2 to 20$/);
    for (const wanted of [
      { most: 21 },
      { most: 0 },
      { most: '4' },
      { dice: 'mine' },
      { away: -1 },
      { options: [] },
    ])
      match(await whyNot(wanted), /terms/);
  });

  test('a seat is taken by who has entered, once, while one is free', async () => {
    const [ada, grace, cleo] = [visit(), visit(), visit()];
    const code = await ada.open({ most: 2 });
    grace.code = code;
    equal((await grace.sit('Grace')).no, 'not-now');
    await ada.enter(code);
    equal((await ada.sit('x'.repeat(41))).no, 'bad-request');
    equal((await ada.sit('Ada', 'guessed')).no, 'bad-request', 'a token that is too short');
    equal((await ada.sit('Ada')).seat, 0);
    equal((await ada.sit('Ada again')).no, 'not-now');
    for (const visitor of [grace, cleo]) await visitor.enter(code);
    equal((await grace.sit('Grace')).seat, 1);
    equal((await cleo.sit('Cleo')).no, 'full');
    equal((await cleo.act({ type: 'start' })).no, 'bad-request', 'who has no token has no seat');
    equal(
      (await cleo.call('act', { code, token: 'none', known: cleo.room?.link, intent: { type: 'start' } })).no,
      'not-seated',
    );
  });

  test('who asks for a seat twice, in whatever page, has one', async () => {
    const [ada, again, other] = [visit(), visit(), visit()];
    const code = await ada.open();
    for (const visitor of [ada, again, other]) await visitor.enter(code);
    const token = 'ab'.repeat(16);
    const said = await Promise.all([ada, again, ada].map((visitor) => visitor.sit('Ada', token)));
    deepEqual(
      said.map(({ seat }) => seat),
      [0, 0, 0],
    );
    equal((await other.sit('Ada')).seat, 1, 'the same name and hash with another token is somebody else');
    equal((await ada.sit('Ada', 'cd'.repeat(16))).no, 'not-now');
    equal((await ada.act({ type: 'start' })).ok, true);
    equal((await again.sit('Ada', token)).seat, 0, 'however late');
  });

  test('the same decision twice is taken once, and the second is told what happened', async () => {
    const [ada, grace] = await begin();
    const at = ada.lines.length;
    const known = ada.room?.link;
    const said = await Promise.all([1, 2].map(() => ada.call('act', { ...ada.place, known, intent: ROLL })));
    deepEqual(
      said.map(({ no = 'done' }) => no).toSorted((a, b) => a.localeCompare(b)),
      ['done', 'stale'],
    );
    await grace.until(() => grace.lines.length === at + 1);
    deepEqual(said.find(({ no }) => no)?.lines, grace.lines.slice(at));
    const early = await grace.call('act', { ...grace.place, known: '0'.repeat(32), intent: ROLL });
    deepEqual([early.no, early.at, early.lines], ['stale', 0, grace.lines]);
  });

  test('who comes back with the token has the seat, anybody else watches', async () => {
    const [ada, grace] = await begin();
    await ada.act(ROLL);
    const back = visit();
    back.token = ada.token;
    ada.close();
    equal((await back.enter(ada.code)).seat, 0);
    deepEqual(back.lines, ada.lines);
    equal((await back.act({ type: 'score', cell: 'chance' })).ok, true);
    const other = visit();
    other.token = 'x'.repeat(22);
    equal((await other.enter(ada.code)).seat, undefined);
    equal((await other.act(ROLL)).no, 'not-seated');
    await grace.until(() => grace.isOnTurn);
  });

  test('a computer sits down and plays to the end', async () => {
    const ada = visit();
    await ada.enter(await ada.open());
    await ada.sit('Ada');
    equal((await ada.act({ type: 'sit', by: 'player', name: 'Bob' })).no, 'bad-request');
    equal((await ada.act({ type: 'sit', by: 'computer', name: 'Robot' })).ok, true);
    await ada.act({ type: 'start' });
    await ada.reveal();
    await ada.playUntil(Infinity, randomFrom(1));
    equal(ada.room?.phase, 'over');
    equal(ada.room.games[0]?.players[1], 'Robot');
  });

  test('a seat is given away when its player has been away for as long as was agreed', async (t) => {
    const clocks = stopClocks(t);
    const [ada, grace] = await gather([served.url], ['Ada', 'Grace'], { away: 1 });
    ok(ada && grace);
    visitors.push(ada);
    equal((await ada.act({ type: 'decider', seat: 1, by: 'computer' })).no, 'not-away');
    grace.close();
    await ada.until(() => ada.here[1]?.gone !== undefined);
    equal((await ada.act({ type: 'decider', seat: 1, by: 'computer' })).no, 'not-away');
    clocks.pass(1000);
    equal((await ada.act({ type: 'decider', seat: 1, by: 'computer' })).ok, true);
    const back = visit();
    back.token = grace.token;
    await back.enter(ada.code);
    equal((await ada.act({ type: 'decider', seat: 1, by: 'player' })).no, 'not-your-seat');
    equal((await back.act({ type: 'decider', seat: 1, by: 'player' })).ok, true);
    equal(back.room?.seats[1]?.by, 'player');
  });

  test('who shows no seed is replaced after half a minute, connected or not, and nobody else is', async (t) => {
    const clocks = stopClocks(t);
    const [ada, grace] = await sitDown();
    await ada.act({ type: 'start' });
    await ada.reveal();
    equal((await ada.act({ type: 'decider', seat: 1, by: 'computer' })).no, 'not-away');
    clocks.pass(30_000);
    equal((await grace.act({ type: 'decider', seat: 0, by: 'computer' })).no, 'not-away');
    equal((await ada.act({ type: 'decider', seat: 1, by: 'computer' })).ok, true);
  });

  test('who has left before the start, and so shows no seed, is replaced without further waiting', async (t) => {
    const clocks = stopClocks(t);
    const [ada, grace] = await sitDown();
    grace.close();
    await ada.until(() => ada.here[1]?.gone !== undefined);
    clocks.pass(30_000);
    await ada.act({ type: 'start' });
    equal((await ada.act({ type: 'decider', seat: 1, by: 'computer' })).ok, true);
  });

  test('everybody is told who is here, for how long others are not, and who has two pages', async (t) => {
    const clocks = stopClocks(t);
    const [ada, grace] = await begin();
    await ada.until(() => ada.here.length === 2);
    deepEqual(ada.here, [{ seat: 0 }, { seat: 1 }]);
    const second = visit();
    second.token = grace.token;
    await second.enter(grace.code);
    await ada.until(() => ada.here[1]?.pages === 2);
    for (const visitor of [grace, second]) visitor.close();
    await ada.until(() => ada.here[1]?.gone === 0);
    clocks.pass(90_000);
    const watcher = visit();
    const { here } = await watcher.enter(ada.code);
    deepEqual(here, [{ seat: 0 }, { seat: 1, gone: 90 }]);
  });

  test('the same people play again in one other room, however many ask', async () => {
    const [ada, grace] = await begin();
    const ask = (visitor: Visitor) => visitor.call('open', { after: visitor.place });
    equal((await ask(ada)).no, 'not-now');
    await playToTheEnd([ada, grace], randomFrom(2));
    const [one, other] = await Promise.all([ask(ada), ask(grace)]);
    equal(one.code, other.code);
    equal((await ask(ada)).code, one.code);
    await grace.until(() => grace.room?.next === one.code);
    const next = visit();
    await next.enter(one.code);
    deepEqual({ ...next.room?.terms, commit: '' }, { ...ada.room?.terms, commit: '' });
    notEqual(next.room?.terms.commit, ada.room?.terms.commit);
    equal((await next.call('open', { after: { code: ada.code, token: 'none' } })).no, 'not-seated');
    equal((await next.call('open', { after: { code: 'K7QMX2PA', token: 'none' } })).no, 'no-such-room');
  });

  test('a room that the store has let go leaves nothing behind', async () => {
    const [ada, grace] = await begin();
    await playToTheEnd([ada, grace], randomFrom(4));
    await ada.until(() => ada.room?.phase === 'over');
    await store.expire(ada.code, 0);
    grace.close();
    await sleep(100);
    equal((await ada.enter()).no, undefined, 'who is there still sees it');
    deepEqual(await store.kept(ada.code, ['gone/1']), [undefined]);
  });

  test('a line that has gone silent is noticed by both sides within 20 seconds', async () => {
    const { pingInterval, pingTimeout } = await new Promise<Handshake>((resolve) => {
      visit().socket.io.engine.once('handshake', resolve);
    });
    ok(pingInterval + pingTimeout <= 20_000);
  });

  test('watchers of an event are told the players who are there, and what they are called', async () => {
    const [host, ada, grace] = [visit(), visit(), visit()];
    const event = await host.open({ event: 'new', key: keyOf(bytesOf('host')) });
    let playing: readonly Playing[] = [];
    host.socket.on('playing', (news: readonly Playing[]) => (playing = news));
    await host.enter(event);
    const together = { event, most: 2, dice: 'same' };
    await ada.enter(await ada.open(together));
    await grace.enter(ada.code);
    await grace.sit('Grace');
    await ada.sit('Ada');
    const both = ['Grace', 'Ada'].map((name, seat) => ({ room: ada.code, seat, name }));
    await eventually(() => playing.length === 2);
    deepEqual(playing, both);
    // A page that fills a gap need not say again who it is.
    equal((await grace.call('enter', { code: ada.code })).no, undefined);
    ada.close();
    await eventually(() => playing.length === 1);
    deepEqual(playing, both.slice(0, 1));
    ada.socket.connect();
    await eventually(() => playing.length === 2);
    deepEqual(playing, both);
  });

  test('a request that is none is answered', async () => {
    const ada = visit();
    equal((await ada.call('enter', { code: 'K7QMX2PA' })).no, 'no-such-room');
    equal((await ada.call('enter', null)).no, 'no-such-room');
    equal((await ada.call('act', 'now')).no, 'no-such-room');
    equal((await ada.call('constructor', {})).no, 'bad-request');
    equal((await ada.call('enter', { code: await ada.open(), known: 'none' })).no, 'bad-request');
  });
});

test('a computer plays on only while somebody looks on', async () => {
  const store = memoryStore();
  const { url, rooms } = await serveRooms({ store, pace: 20 });
  const [ada, grace] = await gather([url], ['Ada', 'Grace']);
  ok(ada && grace);
  await grace.act({ type: 'decider', seat: 1, by: 'computer' });
  await ada.act({ type: 'decider', seat: 0, by: 'computer' });
  for (const visitor of [ada, grace]) visitor.close();
  await eventually(() => rooms.size === 0);
  await sleep(40);
  const { length } = await store.read(ada.code, 0);
  await sleep(100);
  equal((await store.read(ada.code, 0)).length, length);
  const watcher = new Visitor(url);
  await watcher.enter(ada.code);
  await watcher.until(() => watcher.lines.length > length);
  watcher.close();
  await rooms.close();
});

test('rooms that nobody is in are read again when somebody comes', async () => {
  const store = memoryStore();
  const { url, rooms } = await serveRooms({ store });
  const visitors = await gather([url], ['Ada', 'Grace']);
  await Promise.all(visitors.map((visitor) => visitor.playUntil(12, randomFrom(1))));
  equal(rooms.size, 1);
  for (const visitor of visitors) visitor.close();
  await eventually(() => rooms.size === 0);
  const watcher = new Visitor(url);
  await watcher.enter(visitors[0]?.code);
  deepEqual(watcher.lines, await store.read(watcher.code, 0));
  watcher.close();
  await rooms.close();
});

test('what has been added is done, even if the store cannot be told how long to keep it', async () => {
  const store = memoryStore();
  const errors: unknown[] = [];
  const { url, rooms } = await serveRooms({ store, onError: (error) => errors.push(error) });
  const ada = new Visitor(url);
  await ada.enter(await ada.open());
  const expire = store.expire.bind(store);
  const fault = new Error('the store has not answered');
  store.expire = () => Promise.reject(fault);
  equal((await ada.sit('Ada')).seat, 0);
  deepEqual(errors, [fault]);
  let told = 0;
  store.expire = (...kept) => (told++, expire(...kept));
  equal((await ada.act({ type: 'say', phrase: 'moment' })).ok, true);
  equal(told, 1, 'it is told with the next line');
  ada.close();
  await rooms.close();
});

test('figures that fail cost nobody an answer', async () => {
  const errors: unknown[] = [];
  const fault = new Error('no such figure');
  const onAnswer = (): never => {
    throw fault;
  };
  const { url, rooms } = await serveRooms({ onAnswer, onError: (error) => errors.push(error) });
  const ada = new Visitor(url);
  match(await ada.open(), /^.{8}$/);
  deepEqual(errors, [fault]);
  ada.close();
  await rooms.close();
});

test('who has gone before the store has answered is not waited for', async () => {
  const store = memoryStore();
  const { url, rooms } = await serveRooms({ store });
  const ada = new Visitor(url);
  const code = await ada.open();
  const { promise: asked, resolve: ask } = deferred();
  const { promise: gone, resolve: leave } = deferred();
  const kept = store.kept.bind(store);
  store.kept = async (...names) => {
    ask();
    await gone;
    return kept(...names);
  };
  ada.socket.emit('enter', { code, token: 'x'.repeat(22) }, () => undefined);
  await asked;
  ada.close();
  await sleep(50);
  leave();
  await sleep(50);
  equal(rooms.size, 0);
  await rooms.close();
});

test('a room whose code is drawn once more keeps the secret of its dice', async () => {
  const empty = memoryStore();
  const store = memoryStore();
  const { url, rooms } = await serveRooms({ store });
  const ada = new Visitor(url);
  let running = '';
  const secrets: string[] = [];
  const isTaken = (code: string): boolean => (running ||= code) === code;
  store.read = async (code, from) => (isTaken(code) ? ['open'] : empty.read(code, from));
  store.append = async (code, ...line) => !isTaken(code) && empty.append(code, ...line);
  store.keep = async (code, ...kept) => (secrets.push(code), empty.keep(code, ...kept));
  const code = await ada.open();
  notEqual(code, running);
  deepEqual([...new Set(secrets)], [code]);
  ada.close();
  await rooms.close();
});

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a server has games of its own', async () => {
  const own = defineRuleset({
    id: 'mine',
    source: 'our kitchen table',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [{ id: 'chance', section: 'lower', score: ({ sum }) => sum }],
  });
  const { url, rooms } = await serveRooms({ rulesets: [own] });
  const ada = new Visitor(url);
  match(await ada.open({ ruleset: 'mine' }), /^.{8}$/);
  ada.close();
  await rooms.close();
});

test('a room brings its game along, as a rule sheet', async () => {
  const sheet = {
    id: 'harbour',
    dice: { count: 4 },
    rows: [
      { id: 'street', score: 'fixed(20, run(4))' },
      { id: 'chance', score: 'sum' },
    ],
  };
  const { url, rooms } = await serveRooms();
  const [ada, grace] = await gather([url], ['Ada', 'Grace'], { ruleset: 'harbour', sheet });
  ok(ada && grace);
  await playToTheEnd([ada, grace], randomFrom(1));
  await ada.until(() => ada.room?.phase === 'over');
  deepEqual(ada.room?.games[0]?.rules.ruleset.toJSON?.(), sheet);
  const proof = await verify(ada.lines, { code: ada.code });
  equal(proof.ok && proof.proved, 'dice');

  const refused = async (terms: object): Promise<string | undefined> => (await ada.call('open', terms)).why;
  match((await refused({ ruleset: 'harbour', sheet: { ...sheet, rows: [] } })) ?? '', /^sheet: rows/);
  match((await refused({ ruleset: 'yahtzee', sheet })) ?? '', /^sheet: its id is "harbour"/);
  const long = { ...sheet, source: 'x'.repeat(12_000) };
  match((await refused({ ruleset: 'harbour', sheet: long })) ?? '', /no terms of a room/);
  for (const visitor of [ada, grace]) visitor.close();
  await rooms.close();
});

const ROLL = { type: 'roll', held: 0 } as const;
