// Every example opens, shows its boards, and leaves no error behind.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GamePage } from './game-page.js';
import { withSite } from './site.js';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

const pages = ['', ...readdirSync(EXAMPLES)]
  .filter((name) => existsSync(path.join(EXAMPLES, name, 'index.html')))
  .map((name) => path.posix.join('examples', name, '/'));

test('there are examples', () => ok(pages.includes('examples/embed/')));

for (const page of pages) {
  test(`${page} opens, and its boards can be played`, () =>
    withSite('chromium', page, async ({ page: open, errors }) => {
      const boards = await open.$$eval('yahtzee-game', (all) => all.length);
      for (let board = 0; board < boards; board++) {
        const game = new GamePage(open, board);
        await game.begin();
        await game.click('controls', '.roll');
        const { faces, boxes } = await game.look();
        ok(faces.every((face) => face > 0));
        ok(boxes.some(({ open: isOpen }) => isOpen));
      }
      deepEqual(errors, []);
    }));
}

test('every link of the first page leads to an example', () =>
  withSite('chromium', 'examples/', async ({ page, url }) => {
    const links = await page.$$eval('a[href]', (all) =>
      all.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')),
    );
    ok(links.length > 0);
    for (const link of links.filter((one) => one.startsWith(url))) {
      equal((await fetch(link)).status, 200, link);
    }
  }));
