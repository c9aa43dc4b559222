// Attacks that a room withstands: a test for each line of the security model, by its name.

import {
  chained,
  commitmentTo,
  diceOf,
  diceSeedsOf,
  isCode,
  linkIn,
  NO_LINK,
  openingText,
} from '@yahtzee-game/rooms/core';
import { LIMITS, memoryStore, type RoomsOptions } from '@yahtzee-game/rooms/server';
import { verify } from '@yahtzee-game/rooms/verify';
import { actionsOf } from '@yahtzee-game/rules';
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { Buckets } from '../../../packages/rooms/src/server/limits.js';
import { stopClocks } from '../../harness/boards/clock.js';
import { randomFrom } from '../../harness/random.js';
import { bytesOf } from '../gathering.js';
import { gather, playToTheEnd, serveRooms, UNLIMITED, Visitor, type Served } from '../visitor.js';

const ROLL = { type: 'roll', held: 0 } as const;

describe('security', () => {
  const served: Served[] = [];
  let visitors: Visitor[] = [];
  const store = memoryStore();
  let url: string;
  before(async () => {
    url = await serve({ store });
  });
  after(() => Promise.all(served.map(({ rooms }) => rooms.close())));
  afterEach(() => {
    for (const visitor of visitors) visitor.close();
    visitors = [];
  });
  const serve = async (options: RoomsOptions): Promise<string> => {
    const one = await serveRooms(options);
    served.push(one);
    return one.url;
  };
  const visit = (to = url, options: object = {}): Visitor => {
    const visitor = new Visitor(to, options);
    visitors.push(visitor);
    return visitor;
  };
  const begin = async (to = url): Promise<readonly [Visitor, Visitor]> => {
    const [ada, grace] = await gather([to], ['Ada', 'Grace']);
    ok(ada && grace);
    visitors.push(ada, grace);
    return [ada, grace];
  };

  test('no move for another, out of turn, ahead of time, with own dice, to an unknown box', async () => {
    const [ada, grace] = await begin();
    equal((await ada.act(ROLL)).ok, true);
    await grace.until(() => grace.lines.length === ada.lines.length);
    const at = ada.lines.length;
    const wrong: readonly (readonly [name: string, said: string, message: object])[] = [
      ['out of turn', 'not-your-turn', { ...grace.place, intent: { type: 'score', cell: 'chance' } }],
      ['without a token', 'bad-request', { token: undefined, intent: ROLL }],
      ['with a token of nobody', 'not-seated', { token: 'x'.repeat(22), intent: ROLL }],
      ['with dice of one’s own', 'bad-request', { intent: { type: 'dice', values: [6, 6, 6, 6, 6] } }],
      ['an unknown box', 'illegal', { intent: { type: 'score', cell: '__proto__' } }],
      ['held 99', 'illegal', { intent: { type: 'roll', held: 99 } }],
      ['held -1', 'illegal', { intent: { type: 'roll', held: -1 } }],
      ['nothing', 'bad-request', { intent: null }],
      ['after an unknown line', 'stale', { known: '0'.repeat(32), intent: ROLL }],
      ['after an earlier line', 'stale', { known: linkIn(ada.lines.at(-2) ?? ''), intent: ROLL }],
      ['after no line', 'bad-request', { known: undefined, intent: ROLL }],
      ['after no link', 'bad-request', { known: 'end', intent: ROLL }],
      ['the end', 'bad-request', { intent: { type: 'end' } }],
      ['another room', 'bad-request', { intent: { type: 'next', code: 'AAAABBBB' } }],
    ];
    for (const [name, no, message] of wrong)
      equal((await ada.call('act', { ...ada.place, known: ada.room?.link, ...message })).no, no, name);
    equal((await store.read(ada.code, 0)).length, at, 'nothing was added');
  });

  test('neither server nor player bends the dice', async () => {
    const [ada, grace] = await begin();
    const { room } = ada;
    ok(room);
    match(ada.lines[0] ?? '', /"commit":"[\da-f]{64}"/, 'the server is bound before anybody sits');
    const secrets = await store.kept(ada.code, ['secret']);
    ok(!ada.lines.join('\n').includes(secrets[0] ?? 'none'), 'the secret is not told before the end');
    await playToTheEnd([ada, grace], randomFrom(3));
    await ada.until(() => ada.room?.phase === 'over');
    const { secret = '', terms, games } = ada.room ?? room;
    equal(commitmentTo(secret), terms?.commit);
    const state = games[0];
    ok(state);
    const seeds = diceSeedsOf(ada.room ?? room, secret);
    const first = actionsOf(state).find(({ type }) => type === 'dice');
    deepEqual(
      first?.type === 'dice' && first.values,
      diceOf(seeds, { seat: 0, turn: 0, roll: 0, count: 5, sides: 6 }),
    );
  });

  test('server and player together: no seed is shown before all are bound', async () => {
    const [ada, grace] = [visit(), visit()];
    await ada.enter(await ada.open());
    await ada.sit('Ada');
    await grace.enter(ada.code);
    await grace.sit('Grace');
    const seed = bytesOf(`Ada ${ada.code}`);
    equal((await ada.act({ type: 'seed', seed })).no, 'not-now', 'before the start others may sit');
    await ada.act({ type: 'start' });
    equal((await ada.act({ type: 'seed', seed: bytesOf('a better one') })).no, 'bad-request');
    equal((await ada.act({ type: 'seed', seed })).ok, true);
    equal((await ada.act(ROLL)).no, 'not-now', 'dice wait for all seeds');
  });

  test('guessing rooms: codes are many, and guesses are counted', async (t) => {
    stopClocks(t);
    const ada = visit(await serve({ limits: { ...UNLIMITED, address: LIMITS.address } }));
    const codes = await Promise.all(Array.from({ length: 100 }, () => ada.open()));
    equal(new Set(codes).size, 100);
    ok(codes.every(isCode));
    const guesses = Array.from({ length: 300 }, () => ada.call('enter', { code: 'K7QMX2PA' }));
    const said = (await Promise.all(guesses)).map(({ no }) => no);
    equal(
      said.filter((no) => no === 'slow').length,
      201,
      'a connection, a hundred rooms and 99 guesses go through',
    );
  });

  test('a flood is slowed, with an answer to each and the time to wait', async (t) => {
    const clocks = stopClocks(t);
    const ada = visit(await serve({ limits: LIMITS }));
    const flood = await Promise.all(
      Array.from({ length: 60 }, () => ada.call('enter', { code: 'K7QMX2PA' })),
    );
    const slowed = flood.filter(({ no }) => no === 'slow');
    equal(slowed.length, 40);
    ok(slowed.every(({ wait }) => wait === 200));
    clocks.pass(200);
    equal((await ada.call('enter', { code: 'K7QMX2PA' })).no, 'no-such-room', 'and then goes on');
    const grace = visit(served.at(-1)?.url);
    equal((await grace.call('enter', { code: 'K7QMX2PA' })).no, 'no-such-room', 'others are not');
  });

  test('a page of another origin cannot connect, and the server says so once', async () => {
    const errors: unknown[] = [];
    const to = await serve({ onError: (error) => errors.push(error) });
    const strangers = [1, 2].map(
      () => new Visitor(to, { extraHeaders: { Origin: 'https://evil.example' }, reconnection: false }),
    );
    for (const { socket } of strangers) {
      await new Promise((resolve) => socket.once('connect_error', resolve));
      socket.disconnect();
    }
    deepEqual(errors, [
      'a page of https://evil.example may not connect: that is not one of the allowed origins (--origin).',
    ]);
  });

  test('a connection that goes on flooding is closed, and others are not', async (t) => {
    stopClocks(t);
    const to = await serve({ limits: LIMITS });
    const [ada, grace] = [visit(to), visit(to)];
    await Promise.all([ada.connected(), grace.connected()]);
    const closed = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    for (let i = 0; i < 2000; i++) ada.socket.emit('enter', { code: 'K7QMX2PA' });
    equal(await closed, 'io server disconnect');
    equal(grace.socket.connected, true);
  });

  test('an address opens ten rooms an hour, on however many connections', async (t) => {
    stopClocks(t);
    const to = await serve({ limits: LIMITS });
    const opened = await Promise.all(
      Array.from({ length: 12 }, () => visit(to).call('open', { ruleset: 'yahtzee' })),
    );
    equal(opened.filter(({ code }) => code).length, 10);
    equal(opened.find(({ no }) => no === 'slow')?.wait, 360_000);
  });

  test('the time to wait is right to the millisecond, whatever the clock says', () => {
    for (const now of [0, 278_896.935, 411_579.445, 4e9 + 0.1]) {
      const rooms = new Buckets(LIMITS.open);
      const waits = Array.from({ length: 12 }, () => rooms.take('here', now));
      deepEqual(waits.slice(0, 10), Array<number>(10).fill(0));
      deepEqual(waits.slice(10), [360_000, 360_000]);
      deepEqual(
        [
          rooms.take('here', now + 359_000),
          rooms.take('here', now + 360_000),
          rooms.take('here', now + 360_000),
        ],
        [1000, 0, 360_000],
      );
    }
  });

  test('a connection is in five rooms at most, and a room has 500 watchers', async () => {
    const to = await serve({ limits: { ...UNLIMITED, watchers: 2 } });
    const ada = visit(to);
    const codes = await Promise.all(Array.from({ length: 6 }, () => ada.open()));
    const said = [];
    for (const code of codes) said.push((await ada.call('enter', { code })).no);
    deepEqual(said, [undefined, undefined, undefined, undefined, undefined, 'full']);
    equal((await ada.call('enter', { code: codes[0], from: 0 })).no, undefined, 'again into the same');
    const [grace, ...others] = Array.from({ length: 4 }, () => visit(to));
    await grace?.enter(codes[5]);
    await grace?.sit('Grace');
    for (const other of others.slice(0, 2))
      equal((await other.enter(codes[5])).no, undefined, 'who plays is no watcher');
    equal((await others[2]?.enter(codes[5]))?.no, 'full');
    const back = visit(to);
    back.token = grace?.token;
    equal((await back.enter(codes[5])).seat, 0, 'whoever plays there gets in');
    equal(LIMITS.watchers, 500);
  });

  test('an address has a thousand connections at most', async () => {
    const to = await serve({ limits: { ...UNLIMITED, connections: 2 } });
    const [ada, grace] = [visit(to), visit(to)];
    await Promise.all([ada.open(), grace.open()]);
    const third = visit(to, { reconnection: false });
    await new Promise((resolve) => third.socket.once('connect_error', resolve));
    ada.close();
    const fourth = visit(to);
    match(await fourth.open(), /^.{8}$/, 'until one is closed');
    equal(LIMITS.connections, 1000);
  });

  test('a message of 1 MB closes its connection only', async () => {
    const [ada, grace] = await begin();
    const rude = visit(url, { reconnection: false });
    await rude.enter(ada.code);
    rude.socket.emit('sit', { code: ada.code, name: 'x'.repeat(1e6) });
    await new Promise((resolve) => rude.socket.once('disconnect', resolve));
    equal((await ada.act(ROLL)).ok, true);
    ok(grace.socket.connected);
  });

  test('names are short, and no words but those of the list are said', async () => {
    const [ada] = await begin();
    const say = (phrase: string) =>
      ada.call('act', { ...ada.place, known: ada.room?.link, intent: { type: 'say', phrase } });
    equal((await say('You fool')).no, 'bad-request');
    equal((await say('constructor')).no, 'bad-request');
    equal((await say('wellPlayed')).ok, true);
    const cleo = visit();
    await cleo.enter(await cleo.open());
    equal((await cleo.sit('x'.repeat(41))).no, 'bad-request');
    equal((await cleo.sit('<img src=x onerror=alert(1)>')).seat, 0);
    doesNotMatch(cleo.lines.join('\n'), /<img/, 'a log holds no markup');
  });

  test('a seat says a phrase every five seconds', async () => {
    const [ada] = await begin(await serve({ limits: { ...UNLIMITED, talk: LIMITS.talk } }));
    const said = [];
    for (let i = 0; i < 6; i++) said.push((await ada.act({ type: 'say', phrase: 'nice' })).no);
    deepEqual(said, [undefined, undefined, undefined, undefined, 'slow', 'slow']);
    equal((await ada.act(ROLL)).ok, true, 'and plays on meanwhile');
  });

  test('talk alone makes no log endless', async () => {
    const [ada, grace] = await begin();
    let before = ada.lines.at(-1) ?? '';
    for (let at = ada.lines.length; at < 10_000; at++) {
      const line = chained(linkIn(before), 'say 1 nice');
      await store.append(ada.code, at, line, before);
      before = line;
    }
    await ada.enter();
    equal((await ada.act({ type: 'say', phrase: 'nice' })).no, 'not-now');
    equal((await ada.act({ type: 'decider', seat: 0, by: 'computer' })).no, 'not-now');
    equal((await ada.act(ROLL)).ok, true, 'the game goes on');
    await grace.until(() => grace.lines.length === ada.lines.length);
  });

  test('a seat cannot be stolen: the token is in no log, and only its hash is kept', async () => {
    const [ada, grace] = await begin();
    const token = ada.token ?? '';
    equal(Buffer.from(token, 'hex').length, 16);
    const lines = await store.read(ada.code, 0);
    ok(!lines.join('\n').includes(token));
    deepEqual(await store.kept(ada.code, [`token/${token}`, token]), [undefined, undefined]);
    const thief = visit();
    thief.token = ada.token;
    await thief.enter(ada.code);
    await ada.until(() => ada.here[0]?.pages === 2);
    equal((await grace.act({ type: 'decider', seat: 0, by: 'computer' })).no, 'not-away');
  });

  test('a player who has a key signs, and no other signature is taken', async () => {
    const ada = visit();
    ada.key = bytesOf('key of Ada');
    await ada.enter(await ada.open({ dice: 'same', most: 1 }));
    await ada.sit('Ada');
    await ada.act({ type: 'start' });
    await ada.reveal();
    await ada.act(ROLL);
    const score = { type: 'score', cell: 'chance' } as const;
    ada.key = undefined;
    match((await ada.try(score)).why ?? '', /^score: it has no signature$/);
    ada.key = bytesOf('key of a thief');
    match((await ada.try(score)).why ?? '', /^score: this is not the signature of the seat$/);
    const { link } = ada.room ?? {};
    ada.key = bytesOf('key of Ada');
    equal((await ada.try({ type: 'say', phrase: 'nice' })).ok, true);
    equal((await ada.call('act', { ...ada.place, known: link, intent: score })).no, 'stale');
    equal((await ada.try(score)).ok, true);
    const found = await verify(ada.lines);
    deepEqual(found.ok && found.signed, [ada.lines.length]);
  });

  test('foreign pages are not let in, nor other versions', async () => {
    const refused = (visitor: Visitor): Promise<Error & { data?: object }> =>
      new Promise((resolve) => visitor.socket.once('connect_error', resolve));
    const from = (origin: string) => ({ extraHeaders: { origin }, reconnection: false });
    ok(await refused(visit(url, from('https://evil.example'))));
    const own = visit(url, from(url));
    equal((await own.call('enter', {})).no, 'no-such-room');
    const old = await refused(visit(url, { auth: { protocol: 0 }, reconnection: false }));
    deepEqual([old.message, old.data], ['protocol', { protocol: 1 }]);
    ok(await refused(visit(url, { auth: {}, reconnection: false })));
    const response = await fetch(`${url}/socket.io/?EIO=4&transport=websocket`);
    equal(response.headers.get('set-cookie'), null, 'there is no cookie to ride on');
  });

  test('a poisoned log is left alone, says so, and the others play on', async () => {
    const errors: unknown[] = [];
    const poisoned = memoryStore();
    const to = await serve({ store: poisoned, onError: (error) => errors.push(error) });
    const [ada, grace] = await begin(to);
    const [healthy] = await begin(to);
    const { length } = ada.lines;
    await poisoned.append(ada.code, length, '0 66666 :yahtzee', ada.lines.at(-1));
    equal((await ada.try(ROLL)).no, 'damaged');
    equal((await grace.enter()).no, 'damaged');
    const cleo = visit(to);
    equal((await cleo.enter(ada.code)).no, 'damaged');
    equal((await poisoned.read(ada.code, 0)).length, length + 1, 'nothing is added to it');
    equal((await healthy.act(ROLL)).ok, true);
    ok(errors.length > 0);
    const unknown = openingText('open', 'AAAABBBB', { version: 1, ruleset: 'none' });
    await poisoned.append('AAAABBBB', 0, chained(NO_LINK, unknown), undefined);
    equal((await cleo.enter('AAAABBBB')).no, 'damaged');
  });
});
