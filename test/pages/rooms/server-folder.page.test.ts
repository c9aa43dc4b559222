// The folder for servers on a web server that only hands out its files: its kiosk plays, and its event says that it
// needs a server of rooms, and works with one elsewhere.

import { attachRooms } from '@yahtzee-game/rooms/server';
import { unzipSync } from 'fflate';
import { deepEqual, match, ok } from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { withPage } from '../../harness/boards/browser.js';
import { textOf } from '../harness/site.js';

const ARCHIVE = fileURLToPath(new URL('../../../site/dist/yahtzee.zip', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

const files = unzipSync(readFileSync(ARCHIVE));
const pages = createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://own.example');
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const content = files[file.slice(1)];
  response.writeHead(content ? 200 : 404, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' });
  response.end(content);
});

/** Resolves to the origin of a server, once it listens. */
async function originOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let origin = '';
let examples = '';
before(async () => {
  origin = await originOf(pages);
  examples = `${origin}/yahtzee/examples`;
});
after(() => {
  pages.close();
  pages.closeAllConnections();
});

/** What a page says at last. */
async function said(page: Page, output = 'output'): Promise<string> {
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLOutputElement>(selector)?.value,
    { polling: 50 },
    output,
  );
  return page.$eval(output, (found) => (found as HTMLOutputElement).value);
}

test('the kiosk greets, and begins a game for a visitor', () =>
  withPage('chromium', async ({ page, errors }) => {
    await page.goto(`${examples}/kiosk/`);
    const until = (players: number) =>
      page.waitForFunction(
        (count) => document.querySelector('yahtzee-game')?.state?.players.length === count,
        { polling: 20 },
        players,
      );
    await until(2);
    await page.mouse.click(200, 200);
    await until(1);
    deepEqual(errors, []);
  }));

test('an event without a server of rooms says what is missing', () =>
  withPage('chromium', async ({ page }) => {
    await page.goto(`${examples}/event/`);
    await page.click('#open');
    const missing = await said(page);
    ok(missing.startsWith(`No server of rooms answers at ${origin}.`), missing);
    match(missing, /add its address to that of this page: \?server=https:\/\/dice\.example$/);
    await page.goto(`${examples}/event/play.html`);
    match(await said(page), /^This page is opened from the list of an event/);
  }));

test('an event with a server of rooms elsewhere is played, and its organiser sees by whom', async () => {
  const server = createServer();
  const rooms = attachRooms(server, { origins: [origin] });
  const address = await originOf(server);
  try {
    await withPage('chromium', async ({ page: host, errors }) => {
      await host.goto(`${examples}/event/?server=${encodeURIComponent(address)}`);
      await host.click('#open');
      const link = await host.waitForSelector('yahtzee-leaderboard >>> .address', { visible: true });
      const invited = (await link?.evaluate((one) => (one as HTMLAnchorElement).href)) ?? '';
      await withPage('chromium', async ({ page, errors: faults }) => {
        await page.goto(invited);
        await page.type('[name=player]', 'Ada');
        await page.click('form button');
        await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
        match(await textOf(host, '#who li'), /^Ada is playing$/);
        deepEqual(faults, []);
      });
      await host.click('#end');
      match(await said(host, '#screen output'), /^All 0 results follow from the logs/);
      deepEqual(errors, []);
    });
  } finally {
    await rooms.close();
  }
});
