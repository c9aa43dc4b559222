// The dice of the day: they stay the same for all players, in this version and every later one.

import { chance, loadRuleset, newGame, type Chance } from '@yahtzee-game/rules';
import { deepEqual, equal, notDeepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { dailyRows } from '../../harness/games/daily.js';
import { dayOf, dealerFor, dealerOf, seedNow } from '../inside.js';

const rows = dailyRows(readFileSync(new URL('../../fixtures/daily/1.txt', import.meta.url), 'utf8'));

const daily = (seed = 'daily'): ReturnType<ReturnType<typeof dealerFor>> =>
  dealerFor({ seed, options: undefined })();

/** The local time on a date, in milliseconds. */
const at = (date: string, time: string): number => new Date(`${date}T${time}`).getTime();

function on<T>(now: number, look: () => T): T {
  const { mock: clock } = mock.method(Date, 'now', () => now);
  try {
    return look();
  } finally {
    clock.restore();
  }
}

const OWED: Chance = { count: 5, sides: 6, seat: 0, turn: 0, roll: 0 };

test('the dice of a day are those of the fixture, from its first second to its last', async () => {
  equal(rows.length, 7 * 5);
  for (const { date, ruleset, turns } of rows) {
    const owed = chance(newGame(await loadRuleset(ruleset)));
    for (const time of ['00:00:00', '23:59:59']) {
      const { dice } = on(at(date, time), daily);
      const rolled = turns.map((rolls, turn) =>
        rolls.map((_, roll) => dice({ ...OWED, ...owed, turn, roll })),
      );
      deepEqual(rolled, turns, `${date} ${ruleset}`);
    }
    deepEqual(daily(`daily ${date}`).dice({ ...OWED, ...owed }), turns[0]?.[0]);
  }
});

test('two days have other dice, and all seats have the same', () => {
  const { dice } = daily('daily 2026-11-22');
  deepEqual(dice(OWED), dice({ ...OWED, seat: 3 }));
  notDeepEqual(dice(OWED), daily('daily 2026-11-23').dice(OWED));
});

test('the seed names the day, and any other seed none', () => {
  equal(
    on(at('2026-02-03', '12:00:00'), () => seedNow('daily')),
    'daily 2026-02-03',
  );
  equal(seedNow('tuesday'), 'tuesday');
  equal(dayOf('daily 2026-02-03')?.getDate(), 3);
  for (const seed of [
    'daily',
    'daily 2026-02-30',
    'daily 2026-2-3',
    'daily 2026-02-03 ',
    20260203,
    undefined,
  ])
    equal(dayOf(seed), undefined, String(seed));
});

test('the day is named while the game runs, a secret seed is not', () => {
  equal(daily('daily 2026-11-22').isPublic, true);
  equal(daily('tuesday').isPublic, undefined);
});

test('with duplicate dice as well, they are those of the day', () => {
  const { dice, seed } = dealerFor({ seed: 'daily 2026-11-22', options: 'duplicate: true' })();
  deepEqual([dice(OWED), seed], [daily('daily 2026-11-22').dice(OWED), 'daily 2026-11-22']);
});

test('a saved game goes on with the dice of its day, the next one with those of the page', () => {
  const seed = 'daily';
  const deal = dealerOf('1 yahtzee - 11111 ~daily%202026-11-20 =0', { seed, options: undefined });
  const seeds = on(at('2026-11-22', '09:00:00'), () => [deal?.().seed, deal?.().seed]);
  deepEqual(seeds, ['daily 2026-11-20', 'daily 2026-11-22']);
  equal(dealerOf('1 yahtzee - 11111 ~tuesday =0', { seed: undefined, options: undefined }), undefined);
});
