// Events: the lines that their logs can and cannot contain, and rooms with the same dice that report to them.

import {
  addEventLine,
  chained,
  commitmentTo,
  eventEntryText,
  keyOf,
  linkIn,
  MOST_ROOMS,
  NO_LINK,
  openEvent,
  signatureOf,
  writeEventEntry,
  type EventEntry,
  type GameEvent,
} from '@yahtzee-game/rooms/core';
import { LIMITS, memoryStore } from '@yahtzee-game/rooms/server';
import { actionsOf, playerTotals } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { randomFrom } from '../../harness/random.js';
import { EVENT_TERMS, HOST } from '../event-log.js';
import { bytesOf, chainOf, CODE, SECRET, textsOf } from '../gathering.js';
import { serveRooms, UNLIMITED, Visitor, type Served } from '../visitor.js';

const OPENING = eventEntryText({ type: 'event', code: CODE, terms: EVENT_TERMS });
const OPENED = chained(NO_LINK, OPENING);
const ROOM = 'AAAABBBB';
const RESULT = {
  room: ROOM,
  seat: 0,
  name: 'Ada – 50 %',
  total: 264,
  at: '2026-01-05T20:13:00.000Z',
  link: '0'.repeat(32),
};
const ENTRIES: readonly EventEntry[] = [
  { type: 'room', code: ROOM },
  { type: 'result', result: RESULT },
  { type: 'result', result: { ...RESULT, seat: 1, name: '', total: -5 } },
  { type: 'end', secret: SECRET, signature: 'ab'.repeat(64) },
];

const opened = (): GameEvent => openEvent(CODE, OPENED);

const following = (event: GameEvent, entry: EventEntry): GameEvent => writeEventEntry(event, entry)[0];

test('an event tells its rooms and results, and in the end its secret', () => {
  const [, ...lines] = chainOf([OPENING, ...ENTRIES.map(eventEntryText)]);
  const event = lines.reduce(addEventLine, opened());
  deepEqual(event, ENTRIES.reduce(following, opened()));
  deepEqual(event.rooms, [ROOM]);
  deepEqual(
    event.results.map(({ name, total }) => [name, total]),
    [
      ['Ada – 50 %', 264],
      ['', -5],
    ],
  );
  deepEqual([event.phase, event.secret, event.length], ['over', SECRET, 5]);
});

test('lines that no event has written are refused', () => {
  const [room = '', result = '', , end = ''] = ENTRIES.map(eventEntryText);
  const wrong: readonly (readonly string[])[] = [
    [''],
    [OPENING],
    ['room none'],
    [room, room],
    [result],
    [room, result, result],
    [room, `${result}x`],
    [room, result.replace('264', 'many')],
    [`end ${commitmentTo(SECRET)} ${'ab'.repeat(64)}`],
    [`end ${SECRET}`],
    [end, room],
    ['constructor'],
  ];
  for (const texts of wrong) {
    const [, ...lines] = chainOf([OPENING, ...texts]);
    throws(() => lines.reduce(addEventLine, opened()), { name: 'LogError' }, texts.join(' | '));
  }
  for (const first of ['', `event ${CODE} {}`, OPENING.replace('event', 'open'), `${OPENING}}`])
    throws(() => openEvent(CODE, chained(NO_LINK, first)), { name: 'LogError' }, first);
  throws(() => openEvent(ROOM, OPENED), { name: 'LogError' }, 'the log of another event');
  throws(() => addEventLine(opened(), room), { name: 'LogError' }, 'a line without a link');
});

test('an event has a thousand rooms at most', () => {
  const rooms = Array.from({ length: MOST_ROOMS }, (_, i) => ({ type: 'room', code: codeOf(i) }) as const);
  const event = rooms.reduce(following, opened());
  equal(event.rooms.length, 1000);
  throws(() => writeEventEntry(event, { type: 'room', code: codeOf(MOST_ROOMS) }), { name: 'LogError' });
});

/** A code for each number, with letters as digits. */
const codeOf = (number: number): string =>
  String(number)
    .padStart(8, '0')
    .replaceAll(/[01]/g, (digit) => (digit === '0' ? 'A' : 'B'));

describe('an event on a server', () => {
  const store = memoryStore();
  let served: Served;
  let host: Visitor;
  let code: string;
  before(async () => {
    served = await serveRooms({
      store,
      limits: { ...UNLIMITED, openInEvent: LIMITS.openInEvent },
      // Slow enough to be stopped in the middle of a game.
      pace: 100,
    });
    host = new Visitor(served.url);
    const said = await host.call('open', { ruleset: 'yatzy', options: {}, event: 'new', key: keyOf(HOST) });
    code = said.code ?? '';
    await host.enter(code);
  });
  after(async () => {
    host.close();
    await served.rooms.close();
  });

  /** A visitor who plays alone in a room of the event, with any legal actions. */
  async function play(name: string): Promise<Visitor> {
    const visitor = new Visitor(served.url);
    await visitor.enter(await visitor.open({ event: code, most: 1, ruleset: 'yahtzee' }));
    await visitor.sit(name);
    await visitor.act({ type: 'start' });
    await visitor.playUntil(Infinity, randomFrom(name.length));
    visitor.close();
    return visitor;
  }

  const event = (): GameEvent =>
    host.lines.slice(1).reduce(addEventLine, openEvent(code, host.lines[0] ?? ''));

  test('who plays alone, whenever, has the same dice, and a line in the list', async () => {
    const [ada, grace] = [await play('Ada'), await play('Grace')];
    await host.until(() => host.lines.length === 5);
    equal(ada.room?.terms.ruleset, 'yatzy', 'the event chooses the game');
    const firstDice = [ada, grace].map(({ room }) => room?.games[0] && actionsOf(room.games[0])[0]);
    deepEqual(firstDice[0], firstDice[1]);
    const totals = [ada, grace].map(({ room }) => room?.games[0] && playerTotals(room.games[0])[0]?.total);
    deepEqual(
      event().results.map(({ room, seat, name, total }) => [room, seat, name, total]),
      [
        [ada.code, 0, 'Ada', totals[0]],
        [grace.code, 0, 'Grace', totals[1]],
      ],
    );
    equal(textsOf(ada.lines).at(-1), 'end', 'others may still play with these dice');
    const again = new Visitor(served.url);
    equal((await again.call('open', { after: ada.place })).no, 'not-now');
    again.close();
  });

  /** Ada and Bob play in one room of the event; Ada has finished, and Bob has not begun. */
  async function adaIsDone(): Promise<{ readonly ada: Visitor; readonly bob: Visitor }> {
    const [ada, bob] = [new Visitor(served.url), new Visitor(served.url)];
    await ada.enter(await ada.open({ event: code, most: 2, ruleset: 'yatzy', away: 5 }));
    await bob.enter(ada.code);
    await ada.sit('Ada');
    await bob.sit('Bob');
    await ada.act({ type: 'start' });
    while (ada.isOnTurn) await ada.try(ada.anyAction(randomFrom(7)));
    return { ada, bob };
  }

  test('the result of who was done before is kept, and no computer is given the seat', async () => {
    const { ada, bob } = await adaIsDone();
    equal((await ada.act({ type: 'decider', seat: 0, by: 'computer' })).no, 'not-now');
    await bob.until(() => bob.lines.length === ada.lines.length);
    await bob.playUntil(Infinity, randomFrom(2));
    await host.until(() => event().results.some(({ room, seat }) => room === ada.code && seat === 1));
    deepEqual(
      event().results.flatMap(({ room, name }) => (room === ada.code ? name : [])),
      ['Ada', 'Bob'],
    );
    ada.close();
    bob.close();
  });

  test('what a computer has played is no result, although its player came back', async () => {
    const { ada, bob } = await adaIsDone();
    await bob.act({ type: 'decider', seat: 1, by: 'computer' });
    const { length } = bob.lines;
    await bob.until(() => bob.lines.length > length + 1);
    equal((await bob.act({ type: 'decider', seat: 1, by: 'player' })).ok, true);
    await bob.playUntil(Infinity, randomFrom(2));
    await host.until(() => event().results.some(({ room }) => room === ada.code));
    await play('Zoe');
    await host.until(() => event().results.at(-1)?.name === 'Zoe');
    deepEqual(
      event().results.flatMap(({ room, name }) => (room === ada.code ? name : [])),
      ['Ada'],
    );
    ada.close();
    bob.close();
  });

  test('what was not reported is reported when somebody looks at the room again', async () => {
    const cleo = new Visitor(served.url);
    await cleo.enter(await cleo.open({ event: code, most: 1, ruleset: 'yatzy' }));
    await cleo.sit('Cleo');
    await cleo.act({ type: 'start' });
    const before = event().results.length;
    const append = store.append.bind(store);
    // The process ends between the two lines.
    store.append = async (room, at, line, last) => !line.startsWith('result') && append(room, at, line, last);
    await cleo.playUntil(Infinity, randomFrom(1)).catch(() => undefined);
    store.append = append;
    equal(event().results.length, before);
    await cleo.enter();
    await host.until(() => event().results.length === before + 1);
    cleo.close();
  });

  test('who has opened it ends it: the secret is told, and nothing is added any more', async () => {
    const late = new Visitor(served.url);
    await late.enter(await late.open({ event: code, most: 1, ruleset: 'yatzy' }));
    await late.sit('Late');
    await late.act({ type: 'start' });
    await host.enter();
    const { link } = event();
    const end = (known: string, key = HOST) => {
      const signature = signatureOf(key, `${known} end`);
      return host.call('act', { code, known, intent: { type: 'end', signature } });
    };
    equal((await end(link, bytesOf('thief'))).no, 'not-seated');
    equal((await end(linkIn(host.lines.at(-2) ?? ''))).no, 'stale');
    const unsigned = { code, known: link, intent: { type: 'end' } };
    equal((await host.call('act', unsigned)).no, 'bad-request');
    equal((await host.call('act', { ...unsigned, intent: { type: 'roll', held: 0 } })).no, 'bad-request');
    equal((await host.call('sit', { code, name: 'Host' })).no, 'bad-request');
    equal((await end(link)).ok, true);
    equal(event().phase, 'over');
    equal(commitmentTo(event().secret ?? ''), late.room?.terms.commit, 'all rooms can be checked with it');
    const { length } = host.lines;
    await late.playUntil(Infinity, randomFrom(1));
    await late.until(() => late.room?.phase === 'over');
    equal((await late.call('open', { event: code, ruleset: 'yatzy' })).no, 'not-now');
    await host.enter();
    equal(host.lines.length, length);
    late.close();
  });

  test('an address opens sixty rooms of events an hour: a class, but not all of them', async () => {
    const visitor = new Visitor(served.url);
    const said = await Promise.all(
      Array.from({ length: 70 }, () => visitor.call('open', { event: 'AAAABBBB', ruleset: 'yatzy' })),
    );
    const refused = said.map(({ no }) => no);
    ok(refused.filter((no) => no === 'no-such-room').length <= 60);
    match(refused.at(-1) ?? '', /slow/);
    visitor.close();
  });
});
