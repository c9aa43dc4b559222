// A kiosk: computers play; a visitor comes, plays to the end, leaves a name and goes; the list is still there after a
// reload.

import type * as Rules from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { withSite } from '../harness/site.js';

/** The length of a second of the kiosk in this test, in milliseconds. */
const SECOND = 20;

const seen = (page: Page, part: string): Promise<string> =>
  page.evaluate((name) => {
    const found = document.querySelector('yahtzee-kiosk')?.shadowRoot?.querySelector(`[part~=${name}]`);
    return found?.textContent?.trim() ?? '';
  }, part);

const until = (page: Page, players: number): Promise<unknown> =>
  page.waitForFunction(
    (count) => document.querySelector('yahtzee-game')?.state?.players.length === count,
    { polling: 20 },
    players,
  );

/** Plays to the end with greedy decisions; resolves to the total. */
function playToTheEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const board = document.querySelector('yahtzee-game');
    if (!board) throw new Error('there is no board');
    const rules = '/packages/element/dist/cdn/rules.js';
    const { greedyAction, playerTotals } = (await import(rules)) as typeof Rules;
    for (let { state } = board; state && state.turn.phase !== 'over'; { state } = board)
      if (state.turn.phase === 'rolling') await board.roll();
      else board.dispatch(greedyAction(state));
    return board.state ? (playerTotals(board.state)[0]?.total ?? 0) : 0;
  });
}

test('a visitor of a kiosk plays, leaves a name, and is the one to beat', () =>
  withSite('chromium', 'examples/kiosk/', async ({ page, errors }) => {
    await page.evaluateOnNewDocument((second) => {
      const { setInterval } = globalThis;
      const soon = (tick: () => void, ms: number): unknown => setInterval(tick, ms === 1000 ? second : ms);
      globalThis.setInterval = soon as typeof setInterval;
    }, SECOND);
    await page.reload();
    await until(page, 2);
    equal(await seen(page, 'question'), 'Be the first today.');
    await page.mouse.click(200, 200);
    await until(page, 1);
    const total = await playToTheEnd(page);
    await page.type('yahtzee-kiosk >>> [part=field]', 'Ada');
    await page.click('yahtzee-kiosk >>> [part=next]');
    // No visitor follows.
    await until(page, 2);
    await page.reload();
    await until(page, 2);
    equal(await seen(page, 'question'), `Can you beat ${total}?`);
    equal((await seen(page, 'best')).replaceAll(/[\u2066-\u2069]/g, ''), `Best today: Ada, ${total}`);
    deepEqual(errors, []);
  }));
