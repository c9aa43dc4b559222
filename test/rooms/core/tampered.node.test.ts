// Whoever changes a log is found out: by the links of its lines, by the signatures of the players, or by a fingerprint.

import { eventEntryText, linkAfter, linkIn } from '@yahtzee-game/rooms/core';
import { verify, verifyEvent, type EventVerification, type Verification } from '@yahtzee-game/rooms/verify';
import { playerTotals } from '@yahtzee-game/rules';
import { equal, ok } from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { IS_THOROUGH } from '../../harness/extent.js';
import { randomFrom } from '../../harness/random.js';
import { endedAfter, EVENT_TERMS } from '../event-log.js';
import { bytesOf, chainOf, CODE, Gathering, textsOf } from '../gathering.js';

const EVENT = 'AAAABBBB';
const NEXT = 'BBBBAAAA';

interface Recorded {
  readonly lines: readonly string[];
  check(lines: readonly string[], fingerprint?: string): Promise<Verification | EventVerification>;
}

const ofRoom = (lines: readonly string[]): Recorded => ({
  lines,
  check: (log, fingerprint) => verify(log, { fingerprint }),
});

/** Two people who talk, one of whom leaves for a while; they sign the end, and go on to another room. */
async function talkative(): Promise<Recorded> {
  const gathering = await Gathering.open({ options: { joker: 'free' } });
  gathering.sit('Ada – 50 %', '张伟');
  gathering.ask(0, { type: 'sit', by: 'computer', name: 'Robot' });
  gathering.ask(0, { type: 'start' });
  gathering.reveal();
  gathering.ask(0, { type: 'say', phrase: 'goodLuck' });
  gathering.ask(1, { type: 'decider', seat: 0, by: 'computer' });
  gathering.ask(0, { type: 'decider', seat: 0, by: 'player' });
  gathering.playOn(randomFrom(1));
  gathering.add({ type: 'next', code: NEXT });
  gathering.sign();
  return ofRoom(gathering.lines);
}

/** Three people with the same dice. */
async function alike(): Promise<Recorded> {
  const gathering = await Gathering.open({ dice: 'same', ruleset: 'kismet' });
  gathering.begin('Ada', 'Grace', 'Cleo');
  gathering.playOn(randomFrom(2));
  gathering.sign();
  return ofRoom(gathering.lines);
}

/** A game in which boxes are announced, and in which seeds were drawn again. */
async function announced(): Promise<Recorded> {
  const gathering = await Gathering.open({ ruleset: 'yatzy-declared' });
  gathering.sit('Ada', 'Grace', 'Gone');
  gathering.ask(0, { type: 'start' });
  gathering.ask(1, { type: 'seed', seed: bytesOf('Grace') });
  gathering.ask(0, { type: 'decider', seat: 2, by: 'computer' });
  for (const seat of [0, 1]) gathering.promise(seat);
  for (const seat of [0, 1]) gathering.keepPromise(seat);
  gathering.playOn(randomFrom(3));
  gathering.sign();
  return ofRoom(gathering.lines);
}

/** An event in which each of these people has played alone, and which its host has ended. */
async function ended(names: readonly string[]): Promise<Recorded> {
  const rooms = new Map<string, readonly string[]>();
  const results: string[] = [];
  for (const [i, name] of names.entries()) {
    const code = `${'ABCDEFGH'[i]}2345678`;
    const gathering = await Gathering.open({ dice: 'same', most: 1, event: EVENT }, code);
    gathering.sit(name);
    gathering.ask(0, { type: 'start' });
    gathering.playOn(randomFrom(i));
    const { games, link } = gathering.room;
    const total = games[0] ? (playerTotals(games[0])[0]?.total ?? 0) : 0;
    const result = { room: code, seat: 0, name, total, at: `2026-01-05T20:1${i}:00.000Z`, link };
    results.push(eventEntryText({ type: 'room', code }), eventEntryText({ type: 'result', result }));
    gathering.sign();
    rooms.set(code, gathering.lines);
  }
  return {
    lines: endedAfter([eventEntryText({ type: 'event', code: EVENT, terms: EVENT_TERMS }), ...results]),
    check: (log) => verifyEvent(log, { logOf: async (code) => rooms.get(code) ?? [] }),
  };
}

const LOGS: Readonly<Record<string, () => Promise<Recorded>>> = {
  'a game with talk and a computer': talkative,
  'a game with the same dice for three': alike,
  'a game with announcements and new seeds': announced,
  'an event of one': () => ended(['Ada']),
  'an event of two': () => ended(['Ada – 50 %', '张伟']),
};

/** Every kind of character. */
const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[^\w ]/];

/** Another character of the same kind: so the line stays one that might have been written. */
const other = (character: string): string =>
  ({ z: 'y', Z: 'Y', 9: '8', f: 'e' })[character] ??
  (/\w/.test(character) ? String.fromCharCode(character.charCodeAt(0) + 1) : '*');

/** A text with the first character of each kind, of each of its words, changed. */
function* changesOf(text: string): Generator<string> {
  const words = text.split(' ');
  for (const [at, word] of words.entries())
    for (const kind of KINDS) {
      const changed = word.replace(kind, other);
      if (changed !== word) yield words.with(at, changed).join(' ');
    }
}

/** The positions that are tried: all in thorough runs; else the first, the last, and some between. */
function placesIn({ length }: readonly string[]): readonly number[] {
  const step = IS_THOROUGH ? 1 : Math.ceil(length / 6);
  const some = Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
  return [...new Set([0, 1, ...some, length - 3, length - 2, length - 1])].filter((at) => at >= 0);
}

const faultOf = (found: Verification | EventVerification): string =>
  found.ok ? 'none' : `${found.code} ${found.line}`;

for (const [name, record] of Object.entries(LOGS))
  describe(name, () => {
    let log: Recorded;
    before(async () => (log = await record()));

    test('is proved as it was written', async () => {
      const found = await log.check(log.lines, linkIn(log.lines.at(-1) ?? ''));
      ok(found.ok && found.proved === 'dice', JSON.stringify(found).slice(0, 300));
    });

    test('is refused at the line in which any field is changed', async () => {
      for (const at of placesIn(log.lines))
        for (const changed of changesOf(log.lines[at] ?? ''))
          equal(faultOf(await log.check(log.lines.with(at, changed))), `link ${at + 1}`, changed);
    });

    test('is refused at the line where one was removed, added or moved', async () => {
      const { lines } = log;
      for (const at of placesIn(lines.slice(0, -1))) {
        const [line = '', next = ''] = lines.slice(at);
        equal(faultOf(await log.check(lines.toSpliced(at, 1))), `link ${at + 1}`, `without ${line}`);
        equal(faultOf(await log.check(lines.toSpliced(at, 0, next))), `link ${at + 1}`, `${next} twice`);
        equal(faultOf(await log.check(lines.toSpliced(at, 2, next, line))), `link ${at + 1}`, `${line} late`);
      }
    });

    test('is refused although all links are made anew: its players have signed it', async () => {
      const texts = textsOf(log.lines);
      for (const at of placesIn(texts)) {
        const text = texts[at] ?? '';
        const removed = at + 1 < texts.length ? [texts.toSpliced(at, 1)] : [];
        for (const wrong of [...[...changesOf(text)].map((changed) => texts.with(at, changed)), ...removed]) {
          const found = await log.check(chainOf(wrong));
          ok(!found.ok && found.line >= at, `line ${at + 1}: ${text}: ${wrong[at]}`);
        }
      }
    });
  });

test('a line has one text: none can be written otherwise, with its own link and what follows as it was', async () => {
  for (const record of Object.values(LOGS)) {
    const log = await record();
    const { lines } = log;
    const texts = textsOf(lines);
    for (const at of placesIn(lines).filter((place) => place > 0)) {
      const text = texts[at] ?? '';
      for (const other of [`${text} more`, text.replace(/^0 /, '00 '), text.replace('A', '%41')]) {
        if (other === text) continue;
        const line = `${other} ${linkAfter(linkIn(lines[at - 1] ?? ''), other)}`;
        equal(faultOf(await log.check(lines.with(at, line))), `entry ${at + 1}`, other);
      }
    }
  }
});

test('a game that was played again in hindsight, with new keys, has another fingerprint', async () => {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  gathering.playOn(randomFrom(1));
  const seen = gathering.room.link;
  const better = await Gathering.open();
  better.begin('Ada', 'Grace');
  better.playOn(randomFrom(2));
  const found = await verify(better.lines);
  ok(found.ok, 'for those who were not there, it is a game like any other');
  equal(faultOf(await verify(better.lines, { fingerprint: seen })), `fingerprint ${better.lines.length}`);
  equal(faultOf(await verify(gathering.lines, { fingerprint: seen })), 'none');
  const shown = `${seen.slice(0, 4).toUpperCase()} ${seen.slice(4, 8)}`;
  equal(faultOf(await verify(gathering.lines, { fingerprint: shown })), 'none', 'as the bar shows it');
  const early = linkIn(gathering.lines[20] ?? '');
  equal(
    faultOf(await verify(gathering.lines, { fingerprint: early })),
    'none',
    'who left early saw this much',
  );
  const cut = gathering.lines.slice(0, -1);
  equal(faultOf(await verify(cut, { fingerprint: seen })), `fingerprint ${cut.length}`, 'a line is missing');
});

test('a player who has a key signs; nobody signs for another, and a computer signs nothing', async () => {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  gathering.playOn(randomFrom(1));
  const texts = textsOf(gathering.lines);
  const at = texts.findIndex((text) => text.startsWith('0 :'));
  const unsigned = (texts[at] ?? '').replace(/ [\da-f]{128}$/, '');
  const missing = await verify(chainOf(texts.with(at, unsigned)));
  equal(!missing.ok && missing.message, `line ${at + 1}: seat 0 ("Ada") has not signed`);
  const others = texts.findIndex((text) => text.startsWith('1 :'));
  const borrowed = `${unsigned} ${texts[others]?.split(' ').at(-1)}`;
  const wrong = await verify(chainOf(texts.with(at, borrowed)));
  equal(!wrong.ok && wrong.message, `line ${at + 1}: seat 0 ("Ada") has signed something else`);
});

test('it is said up to where each player has signed, and how often seeds were drawn again', async () => {
  const { lines } = await announced();
  const found = await verify(lines);
  ok(found.ok);
  equal(found.redrawn, 1);
  equal(found.signed.join(), `${lines.length - 2},${lines.length - 1},${lines.length}`);
});

test('who has left before all seeds were shown comes back only into the game', async () => {
  const gathering = await Gathering.open();
  gathering.sit('Ada', 'Grace');
  gathering.ask(0, { type: 'start' });
  gathering.ask(1, { type: 'seed', seed: bytesOf('Grace') });
  equal(gathering.ask(0, { type: 'decider', seat: 0, by: 'computer' }), undefined);
  equal(
    gathering.ask(0, { type: 'decider', seat: 0, by: 'player' }),
    'not-now',
    'or the dice could be tried for',
  );
  gathering.promise(1);
  gathering.keepPromise(1);
  equal(gathering.ask(0, { type: 'decider', seat: 0, by: 'player' }), undefined);
});

test('a room that is over tells its secret, and one of an event does not', async () => {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  gathering.playOn(randomFrom(1));
  const silent = chainOf([...textsOf(gathering.lines).slice(0, -1), 'end']);
  equal(faultOf(await verify(silent)), `rules ${silent.length}`);
  equal(gathering.lines[0]?.startsWith(`open ${CODE} `), true);
});
