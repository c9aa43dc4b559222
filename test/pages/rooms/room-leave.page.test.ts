// A player reloads the page, goes to another, or closes it during a game: what the other player hears of it, and how
// soon.

import { attachRooms } from '@yahtzee-game/rooms/server';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { builtFolders, pageOf } from '../../../packages/rooms/src/server/page.js';
import { withPage } from '../../harness/boards/browser.js';

/** The longest time until others hear of it, in milliseconds. */
const SOON = 3500;

const within = (selector: string): string => `yahtzee-room >>> ${selector}`;

/** Polls by time, since a page behind another one draws no frames. */
const sees = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(
    (inside) => document.querySelector('yahtzee-room')?.shadowRoot?.querySelector(inside),
    { polling: 20 },
    selector,
  );

async function press(page: Page, selector: string): Promise<void> {
  await sees(page, selector);
  await page.$eval(within(selector), (key) => (key as HTMLElement).click());
}

async function enter(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await nameOneself(page, name);
}

async function nameOneself(page: Page, name: string): Promise<void> {
  await sees(page, '.name');
  await page.focus(within('.name'));
  await page.keyboard.type(name);
}

/** From here on, records everything that is spoken on the page. */
const listen = (page: Page): Promise<void> =>
  page.$eval('yahtzee-room', ({ shadowRoot }) => {
    const region = shadowRoot?.querySelector('.room > .spoken');
    const said: string[] = [];
    if (!region) throw new Error('nothing is said');
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { said });
  });

const saidOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => globalThis.said.splice(0));

const hears = (page: Page, what: string): Promise<unknown> =>
  page.waitForFunction((words) => globalThis.said.some((one) => one.includes(words)), { polling: 20 }, what);

/** The number of milliseconds until it is heard. */
async function heardAfter(page: Page, what: string, act: () => Promise<unknown>): Promise<number> {
  await saidOn(page);
  const before = performance.now();
  await Promise.all([act(), hears(page, what)]);
  return performance.now() - before;
}

async function withServer(use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(pageOf(builtFolders()));
  const rooms = attachRooms(server);
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    await rooms.close();
  }
}

test('a page that is loaded again is no news; one that is closed soon is, and who leaves at once', async () => {
  await withServer(async (url) => {
    await withPage('chromium', ({ page: ada, errors }) =>
      withPage('chromium', async ({ page: grace }) => {
        await enter(ada, url, 'Ada');
        await press(ada, '[part~=open]');
        await sees(ada, '.lobby');
        const code = await ada.$eval('yahtzee-room', (room) => room.code);
        await enter(grace, `${url}${code}`, 'Grace');
        await press(grace, '[part~=sit]');
        await press(ada, '[part~=start]:not([aria-disabled=true])');
        await sees(grace, '.strip');
        await listen(ada);

        await grace.reload();
        await sees(grace, '.strip');
        await new Promise((resolve) => setTimeout(resolve, SOON));
        const told = await grace.$eval(within('.room > .spoken'), ({ textContent }) => textContent ?? '');
        equal(told, 'You are back in the game. Ada is playing.');
        deepEqual(await saidOn(ada), []);

        const gone = await heardAfter(ada, 'Grace is away.', () => grace.goto('about:blank'));
        const back = await heardAfter(ada, 'Grace is back.', () => grace.goBack());
        const left = await heardAfter(ada, 'A computer plays for Grace.', async () => {
          await press(grace, '[part~=leave]');
          await press(grace, '[part~=action]');
        });
        await sees(grace, '.door');
        await grace.goto(`${url}${code}`);
        await heardAfter(ada, 'Grace is back.', () => press(grace, '[part~=action]'));
        const closed = await heardAfter(ada, 'Grace is away.', () => grace.close());
        ok(Math.max(gone, back, left, closed) < SOON, `${gone}, ${back}, ${left}, ${closed}`);
        equal(await ada.$eval('yahtzee-room', (room) => room.handle?.room.seats[1]?.by), 'player');
        deepEqual(errors, []);
      }),
    );
  });
});

test('a page of one room from which another one was opened comes back to that one when it is loaded again', async () => {
  await withServer((url) =>
    withPage('chromium', async ({ page, errors }) => {
      const codeOf = async (): Promise<string> => {
        await sees(page, '.lobby');
        return page.$eval('yahtzee-room', (room) => room.code ?? '');
      };
      await enter(page, url, 'Ada');
      await press(page, '[part~=open]');
      const first = await codeOf();
      await page.goto(`${url}${first}`);
      equal(await codeOf(), first);
      await press(page, '[part~=leave]');
      await nameOneself(page, 'Ada');
      await press(page, '[part~=open]');
      const other = await codeOf();
      await page.reload();
      equal(await codeOf(), other);
      await page.goto(`${url}${first}`);
      equal(await codeOf(), first);
      deepEqual(errors, []);
    }),
  );
});
