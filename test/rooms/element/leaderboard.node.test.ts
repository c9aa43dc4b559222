// The contents of a list of results, as far as they can be tested without a page.

import { english, translator } from '@yahtzee-game/element/kit';
import type { EventResult, GameEvent } from '@yahtzee-game/rooms/core';
import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import {
  leaderboardView,
  playingText,
  resultText,
} from '../../../packages/rooms/src/element/leaderboard/leaderboard-view.js';
import { leaderboard as words } from '../../../packages/rooms/src/element/locales/en.js';
import { OPENED } from '../fake-event.js';

const t = translator({}, 'en', words, english);
const NOON = Date.UTC(2026, 0, 5, 12);

/** An event in which every player has a room; those with a total have finished, one a minute from noon on. */
function eventOf(totals: Readonly<Record<string, number | undefined>>): GameEvent {
  const names = Object.keys(totals);
  const results = names.flatMap((name, i): EventResult[] => {
    const total = totals[name];
    const at = new Date(NOON + i * 60_000).toISOString();
    return total === undefined ? [] : [{ room: `room ${i}`, seat: 0, name, total, at, link: '0'.repeat(32) }];
  });
  return {
    ...OPENED,
    length: 1 + names.length + results.length,
    rooms: names.map((_, i) => `room ${i}`),
    results,
  };
}

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
const rowsOf = (event: GameEvent, page?: number): readonly string[] =>
  leaderboardView(t, event, NOON, page).rows.map(
    ({ place, name, total }) => `${place} ${plain(name)} ${total}`,
  );

test('the best is first; equal totals share a place, and the next one is left out', () => {
  deepEqual(rowsOf(eventOf({ Ada: 200, Bob: 264, Cleo: 200, Dan: 199 })), [
    '1 Bob 264',
    '=2 Ada 200',
    '=2 Cleo 200',
    '4 Dan 199',
  ]);
});

test('of a long list the first three stay, and the others come seven at a time', () => {
  const event = eventOf(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`P${i + 1}`, 300 - i])));
  const places = (page?: number): string =>
    leaderboardView(t, event, NOON, page)
      .rows.map(({ place }) => place)
      .join(' ');
  equal(places(0), '1 2 3 4 5 6 7 8 9 10');
  equal(places(1), '1 2 3 11 12');
  equal(places(2), places(0));
  equal(places(), '1 2 3 4 5 6 7 8 9 10 11 12');
  equal(leaderboardView(t, event, NOON, 0).pages, 2);
  equal(leaderboardView(t, eventOf({}), NOON, 0).pages, 1);
});

test('of a short list the places up to the tenth are free, and the first of them says so', () => {
  const freeAfter = (results: number): readonly string[] => {
    const event = eventOf(Object.fromEntries(Array.from({ length: results }, (_, i) => [`P${i}`, i])));
    return leaderboardView(t, event, NOON, 0).free.map(({ place, note }) => `${place} ${note}`);
  };
  deepEqual(freeAfter(8), ['9 Free: any score takes this place.', '10 ']);
  deepEqual([freeAfter(10), freeAfter(12)], [[], []]);
});

test('a bar is as long as its share of the best; less than nothing has none', () => {
  const { rows } = leaderboardView(t, eventOf({ Ada: 200, Bob: 50, Cleo: -20 }), NOON, 0);
  deepEqual(
    rows.map(({ share }) => share),
    [1, 0.25, 0],
  );
});

test('the last result is marked for a minute', () => {
  const event = eventOf({ Ada: 200, Bob: 50 });
  const marked = (after: number): readonly boolean[] =>
    leaderboardView(t, event, NOON + after, 0).rows.map(({ isNew }) => isNew);
  deepEqual(marked(61_000), [false, true]);
  deepEqual(marked(121_000), [false, false]);
});

test('the last four are told, newest first, with their places', () => {
  const { recent } = leaderboardView(t, eventOf({ A: 1, B: 5, C: 4, D: 3, E: 2 }), NOON, 0);
  deepEqual(
    recent.map(({ name, total, place }) => `${plain(name)} ${total} ${place}`),
    ['E 2 place 4', 'D 3 place 3', 'C 4 place 2', 'B 5 place 1'],
  );
});

test('it is said how many play, until the event is over', () => {
  const event = eventOf({ Ada: 200, Bob: undefined, Cleo: undefined });
  const two = ['Bob', 'Cleo'].map((name) => ({ room: name, seat: 0, name }));
  equal(playingText(t, { event, playing: two }), '2 are playing');
  equal(playingText(t, { event, playing: [] }), '');
  equal(playingText(t, { event: { ...event, phase: 'over' }, playing: two }), '');
});

test('the list is summed up in a line', () => {
  equal(leaderboardView(t, eventOf({}), NOON, 0).summary, 'No results yet. Be the first.');
  equal(leaderboardView(t, eventOf({ Ada: 200, Bob: 101 }), NOON, 0).summary, '2 results, average 151');
});

test('a new result is told with its place, also of somebody without a name', () => {
  const event = eventOf({ Ada: 200, '': 101 });
  deepEqual(
    event.results.map((result) => plain(resultText(t, event, result))),
    ['Ada: 200 points, place 1.', 'No name: 101 points, place 2.'],
  );
});

test('a language whose tag is none has times, too', () => {
  const page = translator({}, 'pt_br', words, english);
  const [row] = leaderboardView(page, eventOf({ Ada: 200 }), NOON, 0).rows;
  match(row?.time ?? '', /\d/);
});
