// Wrong arguments to the functions for rooms, from a page or a host, are refused in one sentence: every argument of
// every public function.

import * as rooms from '@yahtzee-game/rooms';
import * as server from '@yahtzee-game/rooms/server';
import * as verifying from '@yahtzee-game/rooms/verify';
import { loadRuleset } from '@yahtzee-game/rules';
import { equal, rejects, throws } from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, describe, test } from 'node:test';
import { MISTAKES, testDoors, type Door } from '../harness/mistakes.js';
import { CODE, Gathering } from './gathering.js';

const yahtzee = await loadRuleset('yahtzee');
const host = createServer();
const service = server.attachRooms(host, {
  limits: { connections: 1e6, open: { burst: 1e6, perSecond: 1e6 } },
});
await new Promise<void>((resolve) => host.listen(0, resolve));
const { port } = host.address() as { readonly port: number };
const url = `http://localhost:${port}`;
const opened: { close(): void }[] = [await rooms.openRoom(url, { ruleset: 'yahtzee' })];
after(async () => {
  for (const one of opened) one.close();
  await service.close();
});
const { code } = opened[0] as rooms.RoomHandle;
const event = await rooms.openEvent(url, { ruleset: 'yahtzee' });
opened.push(event);

/** Closes the handle that a function returns. */
const closing =
  (open: (...values: readonly never[]) => Promise<{ close(): void }>) =>
  async (...values: readonly never[]) => {
    const handle = await open(...values);
    opened.push(handle);
    return handle;
  };
const RULESETS = ['undefined', '[]'];
const wanted = {
  ruleset: 'yahtzee',
  options: {},
  sheet: undefined,
  most: 4,
  dice: 'own',
  away: 60,
  event: undefined,
};

describe('each function of a page, each argument', () =>
  testDoors(rooms, {
    openRoom: {
      call: closing(rooms.openRoom),
      good: [url, wanted, { rulesets: [yahtzee] }],
      options: [1, 2],
      means: {
        '1.options': ['undefined', '{}'],
        '1.sheet': ['undefined'],
        '1.most': ['undefined'],
        '1.dice': ['undefined'],
        '1.away': ['undefined'],
        // Whether there is such an event is decided by the server.
        '1.event': ['undefined', 'text'],
        '1.ruleset': ['text'],
        2: ['undefined', '{}'],
        '2.rulesets': RULESETS,
      },
    },
    joinRoom: {
      call: closing(rooms.joinRoom),
      good: [url, code, { place: null, rulesets: [yahtzee] }],
      options: [2],
      means: {
        1: ['text'],
        2: ['undefined', '{}'],
        '2.place': ['undefined', 'null'],
        '2.rulesets': RULESETS,
      },
    },
    openEvent: {
      call: closing(rooms.openEvent),
      good: [url, { ruleset: 'yahtzee', options: {} }],
      options: [1],
      means: { '1.ruleset': ['text'], '1.options': ['undefined', '{}'] },
    },
    watchEvent: {
      call: closing(rooms.watchEvent),
      good: [url, event.code, { token: 'ab'.repeat(32) }],
      options: [2],
      means: { 1: ['text'], 2: ['undefined', '{}'], '2.token': ['undefined'] },
    },
    resultsCsv: { call: rooms.resultsCsv, good: [event.event] },
    RoomError: { call: () => undefined, good: [] },
    isCode: { call: rooms.isCode, good: [code], means: { 0: 'all' } },
    seatsToStart: { call: rooms.seatsToStart, good: [yahtzee, { dice: 'own', most: 4 }] },
  }));

const { lines } = await Gathering.open();

describe('each proof, each argument', () =>
  testDoors(verifying, {
    verify: {
      call: verifying.verify,
      good: [lines, { code: CODE, rulesets: [yahtzee], secret: undefined, fingerprint: undefined }],
      options: [1],
      means: {
        0: ['[]'],
        1: ['undefined', '{}'],
        '1.code': ['undefined', 'text'],
        '1.rulesets': RULESETS,
        '1.secret': ['undefined', 'text'],
        '1.fingerprint': ['undefined'],
      },
    },
    verifyFiles: {
      call: verifying.verifyFiles,
      good: [[{ name: 'log.txt', text: lines.join('\n') }], { secret: undefined, fingerprint: undefined }],
      options: [1],
      means: { 1: ['undefined', '{}'], '1.secret': ['undefined', 'text'], '1.fingerprint': ['undefined'] },
    },
    verifyEvent: {
      call: verifying.verifyEvent,
      good: [[], { code: 'K7QMX2PA', logOf: async () => [], rulesets: [yahtzee] }],
      options: [1],
      means: { 0: ['[]'], '1.code': ['undefined', 'text'], '1.logOf': ['function'], '1.rulesets': RULESETS },
    },
  }));

/** Attaches rooms to a separate server that listens nowhere. */
const attaching = async (at: never, options: never): Promise<void> => {
  await server
    .attachRooms(at, options)
    .close()
    .catch(() => undefined);
};
const rate = { burst: 1, perSecond: 1 };
const ATTACHING = {
  store: server.memoryStore(),
  rulesets: [yahtzee],
  origins: '*',
  addressOf: () => '127.0.0.1',
  limits: { open: rate, rooms: 5 },
  player: { choose: () => undefined },
  pace: 0,
  path: '/rooms/',
  onError: () => undefined,
};
const attached: Door = {
  call: attaching,
  good: [createServer(), ATTACHING],
  options: [1],
  means: {
    1: ['undefined', '{}'],
    '1.store': ['undefined'],
    '1.rulesets': RULESETS,
    '1.origins': RULESETS,
    '1.addressOf': ['undefined', 'function'],
    '1.limits': ['undefined', '{}'],
    '1.player': ['undefined'],
    '1.pace': ['undefined', 'number'],
    '1.path': ['undefined', 'text'],
    '1.onError': ['undefined', 'function'],
  },
};

describe('each function of a host, each argument', () =>
  testDoors(server, {
    attachRooms: attached,
    memoryStore: { call: server.memoryStore, good: [] },
    sqliteStore: {
      call: async (file) => (await server.sqliteStore(file === MISTAKES['text'] ? ':memory:' : file)).close(),
      good: [':memory:'],
      // Any text is the path of a file; no file is written here.
      means: { 0: ['text'] },
    },
    // There is no Redis client in this test; a wrong one is refused before it is used.
    redisStore: { call: () => undefined, good: [] },
    advisedPlayer: { call: server.advisedPlayer, good: ['human'], means: { 0: ['undefined'] } },
  }));

describe('the sentence says what has happened:', () => {
  test('a store that nobody has waited for', () => {
    const store = server.sqliteStore(':memory:') as never;
    throws(() => server.attachRooms(createServer(), { store }), {
      name: 'RangeError',
      message:
        'store: a promise, without await; allowed: a store, such as memoryStore() or await sqliteStore(file)',
    });
  });
  test('no client of Redis', async () => {
    await rejects(server.redisStore({} as never), {
      message: 'client: an object; allowed: a client of ioredis, such as new Redis()',
    });
  });
  test('a limit that is misspelt or none', () => {
    const limits = (given: object): void =>
      throws(() => server.attachRooms(createServer(), { limits: given }), /^RangeError: limits/);
    limits({ room: 5 });
    limits({ rooms: '5' });
    limits({ open: { burst: 1 } });
  });
  test('lines that are none are a fault of the log', async () => {
    const found = await verifying.verify(undefined as never, { code });
    equal(
      found.ok ? '' : `${found.code} ${found.message}`,
      'entry line 1: it is no text; allowed: a list of lines',
    );
  });
});

test('a limit that is undefined is the usual one', async () => {
  const own = createServer();
  const left = server.attachRooms(own, { limits: { rooms: undefined, open: undefined }, pace: undefined });
  await new Promise<void>((resolve) => own.listen(0, resolve));
  const address = own.address() as { readonly port: number };
  const room = await rooms.openRoom(`http://localhost:${address.port}`, {
    ruleset: 'yahtzee',
    most: undefined,
  });
  equal(room.room.terms.ruleset, 'yahtzee');
  room.close();
  await left.close();
});
