// A page that keeps its game: reloaded, closed, opened twice, prerendered and sandboxed in a real browser.

import type * as ssr from '@yahtzee-game/element/ssr';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { newPage } from '../../scripts/browsers/new-page.mjs';
import { hasBrowser, NAMES, type BrowserName } from '../harness/boards/browser.js';
import { partOf } from '../harness/extent.js';
import { GamePage } from './harness/game-page.js';
import { DIST, pageWith, withMadeUp, withSite, type Site } from './harness/site.js';

const built = new URL('../../packages/element/dist/ssr.js', import.meta.url);
const { renderGame } = (await import(built.href)) as typeof ssr;

const PAGE = 'examples/versus-computer/';
const ADDRESS = 'examples/kept.html';

/** Every text that the board has shown in its bar, in order, since the page was opened. */
declare global {
  var turns: string[];
}

const watch = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    globalThis.turns = [];
    const note = (): void => {
      const board = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('.board');
      const isSeen =
        board && !board.hasAttribute('hidden') && getComputedStyle(board).visibility === 'visible';
      const turn = isSeen ? (board.querySelector('.turn .long')?.textContent ?? '') : '';
      if (turn && turn !== globalThis.turns.at(-1)) globalThis.turns.push(turn);
      requestAnimationFrame(note);
    };
    note();
  });

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('yahtzee-game')?.save() ?? '');

const noticeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const board = document.querySelector('yahtzee-game')?.shadowRoot;
    const controls = board?.querySelector('yahtzee-controls')?.shadowRoot;
    return controls?.querySelector('.sentence')?.textContent ?? '';
  });

/** Waits until the board shows such a text in place of its message. */
async function soon(page: Page, what: RegExp): Promise<void> {
  for (let i = 0; i < 500 && !what.test(await noticeOf(page)); i++) await sleep(10);
  match(await noticeOf(page), what);
}

/** Plays a person's turn, and rolls once when a person is on turn again. */
async function playOn(game: GamePage): Promise<void> {
  await game.begin({ speed: 'instant', motion: 'none' });
  await game.click('controls', '.roll');
  await game.click('scorecard', '[data-cell=chance]');
  await game.page.waitForFunction(
    () => {
      const state = document.querySelector('yahtzee-game')?.state;
      return state?.seat === 0 && state.cards[1]?.turns === 1;
    },
    { polling: 20 },
  );
  await game.click('controls', '.roll');
  await game.look();
}

// Going back to a page in Firefox is tested in kept.page.test.ts.
for (const browser of partOf<BrowserName>(['chromium', 'firefox'], ['chromium'])) {
  const skip = !(await hasBrowser(browser)) && `${browser} is not installed`;
  test(
    `${browser}: a reload in the middle of a turn changes nothing, and shows nothing else before`,
    { skip },
    () =>
      withSite(browser, PAGE, async ({ page, errors }) => {
        const game = new GamePage(page);
        await playOn(game);
        const [text, seen] = [await textOf(page), await game.look()];
        await watch(page);
        await page.reload();
        await game.begin();
        deepEqual([await textOf(page), (await game.look()).faces], [text, seen.faces]);
        deepEqual(await page.evaluate(() => globalThis.turns), ['Turn 2 of 13 · Ada’s turn']);
        await game.click('scorecard', '[data-cell=ones]');
        ok((await textOf(page)).startsWith(text.slice(0, text.indexOf(' #'))));
        deepEqual(errors, []);
      }),
  );
}

async function anotherTab(page: Page, url: URL): Promise<Page> {
  const tab = await newPage(page.browserContext());
  await tab.evaluateOnNewDocument(NAMES);
  await tab.goto(url.href);
  await new GamePage(tab).begin();
  return tab;
}

test('a closed tab loses nothing, and a second tab takes the game over', () =>
  withSite('chromium', PAGE, async ({ page, url }) => {
    await playOn(new GamePage(page));
    const text = await textOf(page);
    const second = await anotherTab(page, new URL(PAGE, url));
    equal(await textOf(second), text);
    await soon(page, /another tab/);
    equal(await noticeOf(second), '');
    await second.close();
    const third = await anotherTab(page, new URL(PAGE, url));
    equal(await textOf(third), text);
  }));

for (const hydratable of [true, false])
  test(`a board that came with the page is hidden until its game is there, ${hydratable ? 'with' : 'without'} hydration`, async () => {
    const board = await renderGame({ keep: 'game', stylesheets: `${DIST}/css`, hydratable });
    const scripts = hydratable ? ['hydrate', 'yahtzee-game'] : ['yahtzee-game'];
    await withMadeUp({ html: pageWith({ scripts, body: board }) }, async ({ page, errors }) => {
      const game = new GamePage(page);
      await game.begin({ motion: 'none' });
      await game.click('controls', '.roll');
      await game.click('scorecard', '[data-cell=chance]');
      await game.look();
      const text = await textOf(page);
      await watch(page);
      await page.reload();
      await game.begin();
      equal(await textOf(page), text);
      deepEqual(await page.evaluate(() => globalThis.turns), ['Turn 2 of 13']);
      ok((await page.evaluate(() => notes.shift)) <= 0.001);
      deepEqual(errors, []);
    });
  });

/** Puts the page into a sandbox. There it has no storage, and loads modules as if from another site. */
async function inSandbox({ page, url }: Site): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith('.js'))
      return void fetch(request.url()).then(async (response) =>
        request.respond({
          body: await response.text(),
          contentType: 'text/javascript; charset=utf-8',
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
    if (!request.url().endsWith(ADDRESS)) return void request.continue();
    return void request.respond({
      body: pageWith({ body: '<yahtzee-game keep="game records" motion="none"></yahtzee-game>' }),
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': 'sandbox allow-scripts' },
    });
  });
  await page.goto(new URL(ADDRESS, url).href);
}

test('a board in a sandbox says that nothing is kept, and is played', () =>
  withSite('chromium', 'examples/', async (site) => {
    const { page, errors } = site;
    await inSandbox(site);
    const game = new GamePage(page);
    await game.begin();
    await soon(page, /^This browser does not allow saving here\./);
    await game.click('controls', '.roll');
    await game.click('scorecard', '[data-cell=chance]');
    const { boxes } = await game.look();
    ok(boxes.some(({ row, filled }) => row === 'chance' && filled));
    equal(await noticeOf(page), '');
    deepEqual(errors, []);
  }));
