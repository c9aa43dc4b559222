// Events on pages: an organiser opens and ends one, a screen shows it, people play.

import { joinRoom, openEvent, openRoom, watchEvent, type EventHandle } from '@yahtzee-game/rooms';
import { verify } from '@yahtzee-game/rooms/verify';
import { playerTotals } from '@yahtzee-game/rules';
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PATIENCE } from '../../harness/boards/patience.js';
import { randomFrom } from '../../harness/random.js';
import { playAlone, playOut } from '../solo.js';
import { serveRooms, type Served } from '../visitor.js';
import { Wire } from '../wire.js';

const random = randomFrom(1);
let served: Served;
const opened: { close(): void }[] = [];
const using = <T extends { close(): void }>(one: T): T => (opened.push(one), one);

before(async () => (served = await serveRooms()));
after(async () => {
  for (const one of opened) one.close();
  await served.rooms.close();
});

const opens = async (): Promise<EventHandle> => using(await openEvent(served.url, { ruleset: 'yahtzee' }));

async function until(event: EventHandle, holds: () => boolean): Promise<void> {
  const timeout = AbortSignal.timeout(PATIENCE);
  while (!holds()) {
    timeout.throwIfAborted();
    await new Promise<void>((resolve) => {
      const stop = event.subscribe(() => (stop(), resolve()));
      timeout.addEventListener('abort', () => resolve());
    });
  }
}

test('a screen sees who plays and what they have scored; in the end every throw can be checked', async () => {
  const host = await opens();
  const screen = using(await watchEvent(served.url, host.code));
  deepEqual([screen.event.rooms, screen.event.results, screen.token], [[], [], undefined]);
  const [ada, grace] = [
    using(await playAlone(served.url, host.code, 'Ada', random)),
    using(await playAlone(served.url, host.code, 'Grace', random)),
  ];
  await until(screen, () => screen.event.results.length === 2);
  deepEqual(
    screen.event.results.map(({ name, total }) => [name, total]),
    [ada, grace].map(({ room }) => [
      room.seats[0]?.name,
      room.games[0] && playerTotals(room.games[0])[0]?.total,
    ]),
  );
  const before = await verify(ada.lines, { code: ada.code });
  equal(before.ok && before.proved, 'scores');
  await host.end();
  await until(screen, () => screen.event.phase === 'over');
  const { secret } = screen.event;
  for (const room of [ada, grace]) {
    const found = await verify(room.lines, { code: room.code, secret });
    equal(found.ok && found.proved, 'dice');
  }
});

const namesIn = ({ playing }: EventHandle): string => playing.map(({ name }) => name).join(', ');

test('who plays is named, in the order of the rooms, but nobody who has gone or is done', async () => {
  const host = await opens();
  deepEqual(host.playing, []);
  const { code: event } = host;
  const [ada, grace] = [
    using(await openRoom(served.url, { ruleset: 'yahtzee', event, most: 1 })),
    using(await openRoom(served.url, { ruleset: 'yahtzee', event, most: 1 })),
  ];
  const guest = await grace.sit('<b>Grace</b>');
  const place = await ada.sit('Ada');
  await until(host, () => host.playing.length === 2);
  deepEqual(host.playing, [
    { room: ada.code, seat: 0, name: 'Ada' },
    { room: grace.code, seat: 0, name: '<b>Grace</b>' },
  ]);
  grace.close();
  await until(host, () => namesIn(host) === 'Ada');
  const back = using(await joinRoom(served.url, grace.code, { place: guest }));
  await until(host, () => namesIn(host) === 'Ada, <b>Grace</b>');
  back.close();
  await until(host, () => namesIn(host) === 'Ada');
  // Another page of the same player, who may close one of them.
  using(await joinRoom(served.url, ada.code, { place })).close();
  const late = using(await watchEvent(served.url, event));
  await until(late, () => late.playing.length > 0);
  equal(namesIn(late), 'Ada');
  await playOut(ada, random);
  await until(host, () => host.playing.length === 0);
  equal(host.event.rooms.length, 2);
});

test('only who has opened an event ends it, once', async () => {
  const host = await opens();
  const screen = using(await watchEvent(served.url, host.code));
  await rejects(screen.end(), { code: 'not-seated' });
  const other = using(await watchEvent(served.url, host.code, { token: 'ab'.repeat(32) }));
  await rejects(other.end(), { code: 'not-seated' });
  const again = using(await watchEvent(served.url, host.code, { token: host.token }));
  await Promise.all([host.end(), again.end()]);
  equal(host.event.phase, 'over');
});

test('a room is no event, and a code of nothing neither', async () => {
  const room = using(await openRoom(served.url, { ruleset: 'yahtzee' }));
  await rejects(watchEvent(served.url, room.code), { name: 'RoomError', code: 'no-such-event' });
  await rejects(watchEvent(served.url, 'AAAABBBB'), { name: 'RoomError', code: 'no-such-room' });
  await rejects(openEvent(served.url, { ruleset: 'none' }), { name: 'RoomError', code: 'bad-request' });
});

test('a screen that was cut off shows what has happened meanwhile', async () => {
  const host = await opens();
  const wire = await Wire.to(served.url);
  const screen = using(await watchEvent(wire.url, host.code));
  wire.cut();
  await until(screen, () => screen.connection === 'connecting');
  const ada = using(await playAlone(served.url, host.code, 'Ada', random));
  wire.mend();
  screen.retry();
  await until(screen, () => screen.event.results.length === 1);
  equal(screen.event.rooms[0], ada.code);
  wire.close();
});
