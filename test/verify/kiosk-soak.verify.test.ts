// A thousand games on a kiosk leave nothing behind in the page: no node, no listener, and no memory except their
// results.

import type * as Rules from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { withSite } from '../pages/harness/site.js';
import { figure } from './figures.js';

/** In the first round everything is compiled, and the caches are filled. */
const ROUNDS = 10;
const GAMES_A_ROUND = 100;
/** So few that a busy machine plays them before the browser gives up. */
const GAMES_AT_ONCE = 10;
/** The memory of a result, which is a game as text. */
const BYTES_A_GAME = 3000;

/** Visitors play to the end and leave, one after the other. */
function play(page: Page, games: number): Promise<void> {
  return page.evaluate(async (count) => {
    const kiosk = document.querySelector('yahtzee-kiosk');
    const board = document.querySelector('yahtzee-game');
    if (!kiosk || !board) throw new Error('there is no kiosk');
    const rules = '/packages/element/dist/cdn/rules.js';
    const { greedyAction } = (await import(rules)) as typeof Rules;
    const press = async (part: string): Promise<void> => {
      await kiosk.updateComplete;
      kiosk.shadowRoot?.querySelector<HTMLElement>(`[part~=${part}]`)?.click();
    };
    await press('start');
    for (let played = 0; played < count; played++) {
      while (board.state?.log || board.state?.players.length !== 1)
        await new Promise((resolve) => setTimeout(resolve));
      for (let { state } = board; state.turn.phase !== 'over'; { state = board.state } = board)
        if (state.turn.phase === 'rolling') await board.roll();
        else board.dispatch(greedyAction(state));
      await press('next');
    }
  }, games);
}

/** The numbers of objects that the page holds. */
async function held(cdp: CDPSession): Promise<Readonly<Record<string, number>>> {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

test(`${ROUNDS * GAMES_A_ROUND} games on a kiosk`, { timeout: 900_000 }, () =>
  withSite('chromium', 'examples/kiosk/', async ({ page }) => {
    page.setDefaultTimeout(0);
    const cdp = await page.createCDPSession();
    await cdp.send('Performance.enable');
    await page.evaluate(() => {
      const board = document.querySelector('yahtzee-game');
      for (const [name, value] of [
        ['motion', 'none'],
        ['speed', 'instant'],
      ])
        board?.setAttribute(name ?? '', value ?? '');
    });
    const rounds: Readonly<Record<string, number>>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (let played = 0; played < GAMES_A_ROUND; played += GAMES_AT_ONCE) await play(page, GAMES_AT_ONCE);
      rounds.push(await held(cdp));
    }
    const [first, last] = [rounds[1], rounds.at(-1)];
    const grown = (name: string): number => (last?.[name] ?? NaN) - (first?.[name] ?? NaN);
    const each = grown('JSHeapUsedSize') / ((ROUNDS - 2) * GAMES_A_ROUND);
    figure(
      `${ROUNDS * GAMES_A_ROUND} games on a kiosk: ${each.toFixed(0)} bytes of heap a game, its record included; ` +
        `${grown('Nodes')} nodes and ${grown('JSEventListeners')} listeners more`,
    );
    ok(each < BYTES_A_GAME, `${each} bytes a game`);
    ok(Math.abs(grown('Nodes')) < 50, `${grown('Nodes')} nodes`);
    ok(Math.abs(grown('JSEventListeners')) < 10, `${grown('JSEventListeners')} listeners`);
  }),
);
