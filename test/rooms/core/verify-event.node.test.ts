// Anybody can check an event: a changed result is detected, and the line that contains it.

import { eventEntryText } from '@yahtzee-game/rooms/core';
import { verifyEvent, type EventVerification } from '@yahtzee-game/rooms/verify';
import { playerTotals } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../harness/random.js';
import { endedAfter, EVENT_TERMS } from '../event-log.js';
import { bytesOf, chainOf, CODE, Gathering, SECRET, textsOf } from '../gathering.js';

const EVENT = 'AAAABBBB';

/** A room of the event, in which Ada has played alone. */
const room = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
room.sit('Ada');
room.ask(0, { type: 'start' });
room.playOn(randomFrom(1));
const { link } = room.room;
room.sign();

const [game] = room.room.games;
ok(game);
const total = playerTotals(game)[0]?.total ?? NaN;
const result = { room: CODE, seat: 0, name: 'Ada', total, at: '2026-01-05T20:13:00.000Z', link };
const texts = [
  eventEntryText({ type: 'event', code: EVENT, terms: EVENT_TERMS }),
  eventEntryText({ type: 'room', code: CODE }),
  eventEntryText({ type: 'result', result }),
];

const lines = endedAfter(texts);

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
    equal(await faultOf(endedAfter(texts.with(2, other))), 'result 3', field);
  }
  const found = await checked(endedAfter(texts.with(2, (texts[2] ?? '').replace(` ${total} `, ' 1575 '))));
  equal(!found.ok && found.message, `line 3: room ${CODE}: "Ada" has ${total} points, not "Ada" 1575`);
});

test('a result that a computer has helped to is told of, whoever had the seat in the end', async () => {
  const helped = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
  helped.sit('Ada');
  helped.ask(0, { type: 'start' });
  helped.ask(0, { type: 'decider', seat: 0, by: 'computer' });
  helped.ask(0, { type: 'decider', seat: 0, by: 'player' });
  helped.playOn(randomFrom(1));
  const namesIn = async (gathering: Gathering): Promise<readonly string[]> => {
    const own = { ...result, link: gathering.room.link };
    const found = await checked(
      endedAfter(texts.with(2, eventEntryText({ type: 'result', result: own }))),
      gathering.lines,
    );
    ok(found.ok, JSON.stringify(found));
    return found.helped.map(({ name }) => name);
  };
  deepEqual(await namesIn(helped), [], 'it had the seat, and did nothing');
  const played = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
  played.sit('Ada');
  played.ask(0, { type: 'start' });
  played.ask(0, { type: 'decider', seat: 0, by: 'computer' });
  played.playOn(randomFrom(1));
  deepEqual(await namesIn(played), ['Ada']);
});

test('a game that was altered, is not over or belongs to no event is found, in the line of its room', async () => {
  const played = textsOf(room.lines);
  const thrown = played.findIndex((text) => /^0 [1-6]{5}$/.test(text));
  const turned = (played[thrown] ?? '').replace(/\d$/, (die) => String((Number(die) % 6) + 1));
  equal(await faultOf(lines, chainOf(played.with(thrown, turned))), 'room 2');
  equal(await faultOf(lines, room.lines.slice(0, -9)), 'result 3');
  equal(await faultOf(endedAfter(texts.with(0, (texts[0] ?? '').replace('yahtzee', 'yatzy')))), 'room 2');
  const elsewhere = endedAfter(texts.with(0, (texts[0] ?? '').replace(EVENT, 'BBBBAAAA')));
  const found = await verifyEvent(elsewhere, { logOf: async () => room.lines });
  equal(!found.ok && found.message, `line 2: room ${CODE} is none of this event`);
});

test('another game in the same room is found, though it has the right dice and the same total', async () => {
  const again = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
  again.sit('Ada');
  again.ask(0, { type: 'start' });
  again.ask(0, { type: 'say', phrase: 'nice' });
  again.playOn(randomFrom(1));
  equal(await faultOf(lines, again.lines), 'result 3');
  const end = textsOf(again.lines).indexOf('end');
  equal(await faultOf(lines, again.lines.slice(0, end)), 'result 3', 'nor if its end is left out');
});

test('what no event has written is found where it stands', async () => {
  equal(await faultOf([]), 'link 1');
  equal(await faultOf(room.lines), 'entry 1');
  equal(await faultOf(lines.with(2, 'result')), 'link 3');
  equal(await faultOf(endedAfter(texts.with(2, 'result'))), 'entry 3');
  equal(await faultOf(lines.toSpliced(1, 1)), 'link 2');
  equal(await faultOf(endedAfter(texts.toSpliced(1, 1))), 'entry 2');
  const other = (textsOf(lines).at(-1) ?? '').replace(SECRET, bytesOf('another'));
  equal(await faultOf(chainOf([...texts, other])), 'entry 4');
});

test('nobody but who opened an event leaves out a result, or changes its time', async () => {
  const signed = textsOf(lines).at(-1) ?? '';
  equal(await faultOf(chainOf([...texts.slice(0, 2), signed])), 'signature 3');
  const later = (texts[2] ?? '').replace('20:13', '20:14');
  equal(await faultOf(chainOf([...texts.with(2, later), signed])), 'signature 4');
});
