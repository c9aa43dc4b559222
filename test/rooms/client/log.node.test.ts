// Lines arrive in any order, twice, or not at all: in the end the log of a page equals that of the server.

import { addLine, chained, linkIn, openRoom, type Room } from '@yahtzee-game/rooms/core';
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
  equal(log.take({ at: 7, lines: lines.slice(7, 8) }), 'rest', 'two are missing');
  equal(log.take({ at: 8, lines: lines.slice(8, 10) }), 'rest');
  equal(log.take({ at: 2, lines: lines.slice(2, 5) }), 'rest', 'these are known');
  equal(log.take({ at: 4, lines: lines.slice(4, 7) }), undefined);
  deepEqual(log.lines, lines.slice(0, 10));
  equal(log.take({ at: 10, lines: lines.slice(10) }), undefined);
  deepEqual(log.state, room);
});

test('a server that has something else is asked for all of it', async () => {
  const { lines, room } = await played();
  const other = lines.with(4, chained(linkIn(lines[3] ?? ''), 'say 1 thanks'));
  const log = new Log(readerOf(room), lines.slice(0, 5));
  equal(log.take({ at: 4, lines: other.slice(4, 5) }), 'all', 'another line at this place');
  equal(
    log.take({ at: 5, lines: [chained(linkIn(other[4] ?? ''), 'say 0 nice')] }),
    'all',
    'a line after another',
  );
  deepEqual(log.lines, lines.slice(0, 5));
});
