// What the log of an event says, and what it cannot say.

import { deepEqual, equal, throws } from 'node:assert/strict';
import { test } from 'node:test';
import {
  addEventEntry,
  addEventLine,
  commitmentTo,
  eventEntryText,
  MOST_ROOMS,
  openEvent,
  type EventEntry,
  type GameEvent,
} from '@yahtzee-game/rooms/core';
import { CODE, SECRET } from './gathering.js';

const OPENED = eventEntryText({
  type: 'event',
  terms: { version: 1, ruleset: 'yahtzee', options: {}, commit: commitmentTo(SECRET) },
});
const ROOM = 'AAAABBBB';
const RESULT = { room: ROOM, seat: 0, name: 'Ada – 50 %', total: 264, at: '2026-01-05T20:13:00.000Z' };
const ENTRIES: readonly EventEntry[] = [
  { type: 'room', code: ROOM },
  { type: 'result', result: RESULT },
  { type: 'result', result: { ...RESULT, seat: 1, name: '', total: -5 } },
  { type: 'end', secret: SECRET },
];

const opened = (): GameEvent => openEvent(CODE, OPENED);

test('an event tells its rooms and results, and in the end its secret', () => {
  const lines = ENTRIES.map(eventEntryText);
  const event = lines.reduce(addEventLine, opened());
  deepEqual(event, ENTRIES.reduce(addEventEntry, opened()));
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
    [OPENED],
    ['room none'],
    [room, room],
    [result],
    [room, result, result],
    [room, `${result}x`],
    [room, result.replace('264', 'many')],
    [`end ${commitmentTo(SECRET)}`],
    [end, room],
    ['constructor'],
  ];
  for (const lines of wrong)
    throws(() => lines.reduce(addEventLine, opened()), { name: 'LogError' }, lines.join(' | '));
  for (const first of ['', 'event {}', OPENED.replace('event', 'open'), `${OPENED}}`])
    throws(() => openEvent(CODE, first), { name: 'LogError' }, first);
});

test('an event has a thousand rooms at most', () => {
  const rooms = Array.from({ length: MOST_ROOMS }, (_, i) => `room ${codeOf(i)}`);
  const event = rooms.reduce(addEventLine, opened());
  equal(event.rooms.length, 1000);
  throws(() => addEventLine(event, `room ${codeOf(MOST_ROOMS)}`), { name: 'LogError' });
});

/** A code for each number, whose digits are letters. */
const codeOf = (number: number): string =>
  String(number)
    .padStart(8, '0')
    .replaceAll(/[01]/g, (digit) => (digit === '0' ? 'A' : 'B'));
