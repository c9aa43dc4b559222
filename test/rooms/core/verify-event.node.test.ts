// Anybody can check an event: a changed result is detected, and the line that contains it.

import { commitmentTo, entryText, eventEntryText } from '@yahtzee-game/rooms/core';
import { verifyEvent, type EventVerification } from '@yahtzee-game/rooms/verify';
import { playerTotals } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../harness/random.js';
import { bytesOf, CODE, Gathering, SECRET } from '../gathering.js';

const EVENT = 'AAAABBBB';

/** A room of the event, in which Ada has played alone. */
const room = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
room.ask(undefined, { type: 'sit', by: 'player', name: 'Ada' });
room.ask(0, { type: 'start' });
room.playOn(randomFrom(1));

const [game] = room.room.games;
ok(game);
const total = playerTotals(game)[0]?.total ?? NaN;
const terms = { version: 1, ruleset: 'yahtzee', options: {}, commit: commitmentTo(SECRET) } as const;
const result = { room: CODE, seat: 0, name: 'Ada', total, at: '2026-01-05T20:13:00.000Z' };
const lines = [
  eventEntryText({ type: 'event', terms }),
  eventEntryText({ type: 'room', code: CODE }),
  eventEntryText({ type: 'result', result }),
  eventEntryText({ type: 'end', secret: SECRET }),
];

const checked = (
  log: readonly string[],
  played: readonly string[] = room.lines,
): Promise<EventVerification> => verifyEvent(log, { code: EVENT, logOf: () => Promise.resolve(played) });

async function faultOf(log: readonly string[], played?: readonly string[]): Promise<string> {
  const found = await checked(log, played);
  if (found.ok) return 'none';
  match(found.message, new RegExp(`^line ${found.line}: `));
  return `${found.code} ${found.line}`;
}

test('an event is proved with all its rooms, dice included once it is over', async () => {
  const found = await checked(lines);
  ok(found.ok && found.proved === 'dice', JSON.stringify(found));
  ok(found.throws >= 13);
  equal(found.event.results.length, 1);
  const open = await checked(lines.slice(0, -1));
  equal(open.ok && open.proved, 'scores');
});

test('a result that was altered is found, in its line', async () => {
  const others = { total: total + 1, name: 'Eve', seat: 1 };
  for (const [field, value] of Object.entries(others)) {
    const other = eventEntryText({ type: 'result', result: { ...result, [field]: value } });
    equal(await faultOf(lines.with(2, other)), 'result 3', field);
  }
  const found = await checked(lines.with(2, (lines[2] ?? '').replace(` ${total} `, ' 1575 ')));
  equal(!found.ok && found.message, `line 3: room ${CODE}: "Ada" has ${total} points, not "Ada" 1575`);
});

test('a result that a computer has helped to is told of, whoever had the seat in the end', async () => {
  const helped = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
  helped.ask(undefined, { type: 'sit', by: 'player', name: 'Ada' });
  helped.ask(0, { type: 'start' });
  helped.ask(0, { type: 'decider', seat: 0, by: 'computer' });
  helped.ask(0, { type: 'decider', seat: 0, by: 'player' });
  const { length } = helped.lines;
  helped.playOn(randomFrom(1));
  const namesIn = async (log: readonly string[]): Promise<readonly string[]> => {
    const found = await checked(lines, log);
    ok(found.ok, JSON.stringify(found));
    return found.helped.map(({ name }) => name);
  };
  deepEqual(await namesIn(helped.lines), [], 'it had the seat, and did nothing');
  const leaves = entryText({ type: 'decider', seat: 0, by: 'computer' }, helped.room.ruleset);
  const takesBack = entryText({ type: 'decider', seat: 0, by: 'player' }, helped.room.ruleset);
  const played = helped.lines.toSpliced(length + 1, 0, takesBack).toSpliced(length, 0, leaves);
  deepEqual(await namesIn(played), ['Ada']);
});

test('a game that was altered, is not over or belongs to no event is found, in the line of its room', async () => {
  const thrown = room.lines.findIndex((line) => /^0 [1-6]{5}$/.test(line));
  const turned = (room.lines[thrown] ?? '').replace(/\d$/, (die) => String((Number(die) % 6) + 1));
  equal(await faultOf(lines, room.lines.with(thrown, turned)), 'room 2');
  equal(await faultOf(lines, room.lines.slice(0, -9)), 'result 3');
  equal(await faultOf(lines.with(0, (lines[0] ?? '').replace('yahtzee', 'yatzy'))), 'room 2');
  const elsewhere = await verifyEvent(lines, { code: 'BBBBAAAA', logOf: async () => room.lines });
  equal(!elsewhere.ok && elsewhere.message, `line 2: room ${CODE} is none of this event`);
});

test('what no event has written is found where it stands', async () => {
  equal(await faultOf([]), 'entry 1');
  equal(await faultOf(room.lines), 'entry 1');
  equal(await faultOf(lines.with(2, 'result')), 'entry 3');
  equal(await faultOf(lines.toSpliced(1, 1)), 'entry 2');
  equal(await faultOf(lines.with(3, `end ${bytesOf('another')}`)), 'entry 4');
});
