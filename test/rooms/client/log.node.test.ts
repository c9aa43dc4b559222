// Lines arrive in any order, twice, or not at all: in the end the log of a page equals that of the server.

import { addLine, openRoom, type Room } from '@yahtzee-game/rooms/core';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { Log, type LineReader } from '../../../packages/rooms/src/client/log.js';
import { randomFrom } from '../../harness/random.js';
import { CODE, Gathering } from '../gathering.js';

async function played(): Promise<Gathering> {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  gathering.playOn(randomFrom(1));
  return gathering;
}

/** Reads the lines of a room with the ruleset of this room. */
const readerOf = ({ ruleset }: Room): LineReader<Room> => ({
  open: (line) => openRoom(CODE, line, ruleset),
  add: addLine,
});

test('lines that come late, early or twice make the same log', async () => {
  const { lines, room } = await played();
  const log = new Log(readerOf(room), lines.slice(0, 3));
  equal(log.take({ at: 3, lines: lines.slice(3, 5) }), undefined);
  equal(log.take({ at: 7, lines: lines.slice(7, 8) }), 5, 'two are missing');
  equal(log.take({ at: 8, lines: lines.slice(8, 10) }), 5);
  equal(log.take({ at: 2, lines: lines.slice(2, 5) }), 5, 'these are known');
  equal(log.take({ at: 4, lines: lines.slice(4, 7) }), undefined);
  deepEqual(log.lines, lines.slice(0, 10));
  equal(log.take({ at: 10, lines: lines.slice(10) }), undefined);
  deepEqual(log.state, room);
});

test('an answer that nothing is new is none of another log', async () => {
  const { lines, room } = await played();
  const log = new Log(readerOf(room), lines.slice(0, 5));
  equal(log.take({ at: 5, lines: [] }), undefined);
});

test('a server that knows less, or something else, is asked for all of it', async () => {
  const { lines, room } = await played();
  const log = new Log(readerOf(room), lines.slice(0, 5));
  equal(log.take({ at: 4, lines: [] }), 0);
  equal(log.take({ at: 4, lines: ['say 1 thanks'] }), 0);
});
