/** The test of all pages of the fixture: two games on one board, with messages and listeners of the page. */

import { equal, match, notEqual, ok } from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { GamePage } from '../pages/harness/game-page.js';
import { figure } from './figures.js';

/** Plays a turn on a page, and asks the page for another game in another language. */
export async function playOn(page: Page, name: string): Promise<void> {
  const game = new GamePage(page);
  await game.begin();
  const atOnce = await scriptsOf(page);
  const bytes = atOnce.reduce((sum, size) => sum + size, 0);
  figure(`${name}: ${(bytes / 1024).toFixed(0)} kB of script at once, in files: ${atOnce.length}`);
  await game.click('controls', '.roll');
  const rolled = await game.look();
  ok(
    rolled.faces.every((face) => face > 0),
    'dice have fallen',
  );
  equal(
    await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard'))),
    `[[${rolled.faces.join()}]]`,
  );
  match(await labelOf(page, '[data-cell=chance]'), /^Lucky dip/);
  await game.click('scorecard', '[data-cell=chance]');
  equal((await game.look()).boxes.filter(({ filled }) => filled).length, 1);

  const english = await labelOf(page, '[part~=help]');
  await page.click('button');
  // Frameworks update the page at a time of their choice.
  await page.waitForFunction(() => document.querySelector('yahtzee-game')?.ruleset === 'yatzy');
  await game.begin();
  const yatzy = await game.look();
  ok(
    yatzy.boxes.some(({ row }) => row === 'onePair'),
    'Yatzy is played',
  );
  await page.waitForSelector('yahtzee-game >>> [part=board][lang=de]', { visible: true });
  notEqual(await labelOf(page, '[part~=help]'), english);
  ok((await scriptsOf(page)).length > atOnce.length, 'the game and the words came when they were asked for');
}

/** The sizes of the scripts that the page has loaded so far. */
const scriptsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming && one.name.endsWith('.js'))
      .map((one) => (one as PerformanceResourceTiming).decodedBodySize),
  );

const labelOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(`yahtzee-game >>> ${selector}`, (found) => found.ariaLabel ?? '');
