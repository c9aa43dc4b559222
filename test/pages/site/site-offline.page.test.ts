// The site without a network: pages that were read on a device are available there, also after the next version of the
// site.

import { deepEqual, match } from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { withPage } from '../../harness/boards/browser.js';
import { GamePage } from '../harness/game-page.js';
import { textOf } from '../harness/site.js';

const DIST = fileURLToPath(new URL('../../../site/dist', import.meta.url));

type Served = Awaited<ReturnType<typeof serve>>;

/**
 * Opens a page of the site for the first time, and waits until the site is stored and the page has loaded everything.
 */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.waitForNetworkIdle();
}

const versions = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

test('after the first visit it is there without a network', () =>
  withPage('chromium', async ({ page, errors }) => {
    const site = await serve({ port: 0 });
    try {
      await visit(page, `${site.url}games/yatzy/`);
      await page.goto(`${site.url}games/kismet/`, { waitUntil: 'networkidle0' });
    } finally {
      await site.close();
    }
    await page.goto(site.url);
    const game = new GamePage(page);
    await game.begin();
    await game.click('controls', '.roll');
    await game.click('controls', '.help, [part~=help]');
    match(await textOf(page, 'yahtzee-game >>> .help'), /Three of a kind/);
    for (const [id, title] of [
      ['yatzy', /^Yatzy/],
      ['kismet', /^Kismet/],
      ['yamb', /^No network/],
    ] as const) {
      await page.goto(`${site.url}games/${id}/`);
      match(await textOf(page, 'h1'), title);
    }
    deepEqual(errors, []);
  }));

test('what has been read is there in the next version as well, as it is in that one', () =>
  withPage('chromium', async ({ page, errors }) => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    const old = await serve({ port: 0 });
    let next: Served | undefined;
    try {
      await visit(page, `${old.url}games/yatzy/`);
      const before = await versions(page);
      writeNext(root, before[0]?.split(' ')[1] ?? '');
      await old.close();
      next = await serve({ port: Number(new URL(old.url).port), root });
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.waitForFunction(
        async (name) => (await caches.keys()).every((kept) => kept !== name),
        {},
        before[0],
      );
    } finally {
      await next?.close();
      rmSync(root, { recursive: true });
    }
    await page.goto(`${old.url}games/yatzy/`);
    match(await textOf(page, 'h1'), /^Yatzy as of today/);
    deepEqual(errors, []);
  }));

/** Writes a later version of the site. */
function writeNext(root: string, version: string): void {
  const site = path.join(root, 'site/dist');
  cpSync(DIST, site, { recursive: true });
  cpSync(path.join(DIST, 'packages'), path.join(root, 'packages'), { recursive: true });
  const change = (file: string, from: string, to: string): void =>
    writeFileSync(path.join(site, file), readFileSync(path.join(site, file), 'utf8').replaceAll(from, to));
  change('service-worker.js', version, 'later');
  change('games/yatzy/index.html', '<h1>Yatzy', '<h1>Yatzy as of today');
}

test('where there is no room to keep anything, the network is used', () =>
  withPage('chromium', async ({ page, errors }) => {
    const site = await serve({ port: 0 });
    try {
      await visit(page, site.url);
      const session = await page.createCDPSession();
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(site.url).origin,
        quotaSize: 1000,
      });
      await page.goto(`${site.url}games/yatzy/`);
      match(await textOf(page, 'h1'), /^Yatzy/);
      deepEqual(errors, []);
    } finally {
      await site.close();
    }
  }));
