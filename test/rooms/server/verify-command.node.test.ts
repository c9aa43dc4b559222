// `npx yahtzee-rooms verify`: what it says about logs that were saved as files.

import { eventEntryText } from '@yahtzee-game/rooms/core';
import { playerTotals } from '@yahtzee-game/rules';
import { equal, match, rejects } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { UsageError } from '../../../packages/rooms/src/server/usage-error.js';
import { verifyCommand } from '../../../packages/rooms/src/server/verify-command.js';
import { randomFrom } from '../../harness/random.js';
import { endedAfter, EVENT_TERMS } from '../event-log.js';
import { CODE, Gathering, SECRET } from '../gathering.js';
import { COMMAND, RoomsProcess } from '../processes.js';

const EVENT = 'AAAABBBB';
let folder: string;
before(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'verify-'))));
after(() => rmSync(folder, { recursive: true }));

function saved(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function said(...args: readonly string[]): Promise<string> {
  const texts: string[] = [];
  const isRight = await verifyCommand(args, (text) => texts.push(text));
  return `${isRight}\n${texts.join('\n')}`;
}

async function played(...names: readonly string[]): Promise<Gathering> {
  const gathering = await Gathering.open();
  gathering.begin(...names);
  gathering.playOn(randomFrom(1));
  gathering.sign();
  return gathering;
}

test('a log that a page has saved is right, and it is said who has signed it', async () => {
  const { lines, room } = await played('Ada', 'Grace');
  const file = saved('K7QMX2PA.txt', lines);
  const text = await said(file, '--fingerprint', room.link);
  match(
    text,
    /^true\nK7QMX2PA\.txt: right: every throw follows from the secret and the seeds.* \(throws: \d+\)\.$/m,
  );
  const total = room.games[0] && playerTotals(room.games[0])[1]?.total;
  match(text, new RegExp(`^ {2}Grace: ${total} points, has signed all lines$`, 'm'));
  match(
    text,
    new RegExp(`^ {2}Ada: \\d+ points, has signed lines 1 to ${lines.length - 1} of ${lines.length}$`, 'm'),
  );
  match(text, new RegExp(`^ {2}Fingerprint: ${room.link}$`, 'm'));
  const ended = await new RoomsProcess(COMMAND, ['verify', file]).ended;
  equal(`${ended.status} ${ended.output.split(':')[0]}`, '0 K7QMX2PA.txt');
});

test('a log that was changed is wrong, with its line; so is one that is not the one a page has seen', async () => {
  const { lines } = await played('Ada', 'Grace');
  const file = saved('wrong.txt', lines.with(1, (lines[1] ?? '').replace('Ada', 'Eve')));
  match(await said(file), /^false\nwrong\.txt: WRONG\. line 2: /);
  const other = await said(saved('other.txt', lines), '--fingerprint', '0123 4567');
  match(other, /^false\nother\.txt: WRONG\. line \d+: no line has the fingerprint 01234567$/);
  const ended = await new RoomsProcess(COMMAND, ['verify', file]).ended;
  equal(ended.status, 1);
});

test('an event is checked with the logs of its rooms', async () => {
  const room = await Gathering.open({ dice: 'same', most: 1, event: EVENT });
  room.sit('Ada');
  room.ask(0, { type: 'start' });
  room.playOn(randomFrom(1));
  const { games, link } = room.room;
  const total = games[0] ? (playerTotals(games[0])[0]?.total ?? 0) : 0;
  const result = { room: CODE, seat: 0, name: 'Ada', total, at: '2026-01-05T20:13:00.000Z', link };
  const log = endedAfter([
    eventEntryText({ type: 'event', code: EVENT, terms: EVENT_TERMS }),
    eventEntryText({ type: 'room', code: CODE }),
    eventEntryText({ type: 'result', result }),
  ]);
  const [event, ofRoom] = [saved('event.txt', log), saved('room.txt', room.lines)];
  match(
    await said(event, ofRoom),
    /^true\nevent\.txt: right: dice and scores \(results: 1, throws: \d+\)\.$/m,
  );
  match(
    await said(event, ofRoom, '--fingerprint', '0123 4567'),
    /WRONG\. line 4: no line has the fingerprint/,
  );
  const strange = saved('strange.txt', (await played('Ada', 'Grace')).lines);
  match(await said(event, ofRoom, strange), /^false\n[^]*^strange\.txt: WRONG\. it is no further room/m);
  await rejects(said(event), {
    message: `files: the log of room ${CODE} is missing; allowed: an event with the logs of its rooms`,
  });
  match(await said(ofRoom), /the secret is not revealed yet/);
  match(await said(ofRoom, '--secret', SECRET), /every throw follows/);
});

test('wrong arguments are named', async () => {
  await rejects(
    said(),
    (error) => error instanceof UsageError && error.message.startsWith('verify: it needs a file.'),
  );
  await rejects(said('--colour'), UsageError);
  await rejects(said(path.join(folder, 'none.txt')), /none\.txt cannot be read: ENOENT/);
  match(await said('--help'), /^true\nUsage: yahtzee-rooms verify/);
  const file = saved('empty.txt', []);
  await rejects(said(file, '--fingerprint', 'hello'), /^RangeError: fingerprint: "hello"; allowed: 8 to 32/);
  match(await said(file), /^false\nempty\.txt: WRONG\. line 1: /);
});
