// The page on which visitors write a game of their own: faults where they stand, the board beside the sheet, its figures,
// a link that holds it.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import type { BrowserName } from '../../harness/boards/browser.js';
import { partOf } from '../../harness/extent.js';
import { bringAxe, COLOUR_RULES, faultsOf } from '../harness/axe.js';
import { GamePage } from '../harness/game-page.js';
import { boardsDrawn, textOf, withSite } from '../harness/site.js';

const SHEETS = fileURLToPath(new URL('../../../site/sheets', import.meta.url));
const EDITOR = '[data-editor] >>> .cm-content';
/** The longest link that messengers and forums leave whole. */
const LONGEST_LINK = 2000;

const sheet = (score: string, name = 'Harbour'): string =>
  JSON.stringify({
    id: 'harbour',
    dice: { count: 3 },
    rolls: 2,
    rows: [
      { id: 'pier', score },
      { id: 'chance', score: 'sum' },
    ],
    words: { en: { name, rows: { pier: 'The pier' } } },
  });

/** Removes the sheet, and leaves the cursor in its place. */
async function clear(page: Page): Promise<void> {
  await page.click(EDITOR);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  // Where lines are typed over, Chromium itself tries a style that the policy of the site refuses.
  await page.keyboard.press('Backspace');
}

/** Writes a text in place of the sheet, at once, as by pasting. */
async function write(page: Page, text: string): Promise<void> {
  await clear(page);
  await page.evaluate((words) => document.execCommand('insertText', false, words), text);
}

const said = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    (part) => document.querySelector('[data-status]')?.textContent?.includes(part),
    {},
    words,
  );

const named = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction(
    (part) =>
      document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('.name')?.textContent?.includes(part),
    { polling: 20 },
    name,
  );

const solved = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.querySelector('[data-totals]')?.textContent?.includes('half of all games'),
  );

for (const browser of partOf<BrowserName>(['chromium', 'firefox'], ['chromium']))
  test(`a misspelt word is told with its line and mended by a press, and the board goes on meanwhile, in ${browser}`, () =>
    withSite(browser, 'own-game/', async ({ page, errors }) => {
      await new GamePage(page).begin();
      await write(page, sheet('fixed(20, run(3))'));
      await named(page, 'Harbour');
      await write(page, sheet('fixd(25, run(3))'));
      await said(page, 'did you mean “fixed”?');
      match(await textOf(page, '[data-status]'), /^Line 1: “fixd” is not known; did you mean “fixed”\?/);
      equal(await page.$eval(EDITOR, (editor) => editor.getAttribute('aria-invalid')), 'true');
      await page.$eval('yahtzee-game', (board) => {
        board.dispatch({ type: 'dice', values: [1, 2, 3] });
        if (!board.dispatch({ type: 'score', cell: 'pier' }).ok) throw new Error('the pier is closed');
      });
      match(await page.$eval('yahtzee-game', (board) => board.save() ?? ''), /=20$/);
      await page.click('[data-mend]');
      await said(page, 'The sheet works.');
      equal(await page.$eval(EDITOR, (editor) => editor.getAttribute('aria-invalid')), 'false');
      match(await page.$eval(EDITOR, (editor) => editor.textContent ?? ''), /fixed\(25, run\(3\)\)/);
      // Other points are another game.
      await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.log === undefined);
      deepEqual(errors, []);
    }));

test('where only a name changes, the game on the board goes on', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await write(page, sheet('sum'));
    await named(page, 'Harbour');
    await page.$eval('yahtzee-game', (board) => {
      board.dispatch({ type: 'dice', values: [1, 2, 3] });
      board.dispatch({ type: 'score', cell: 'pier' });
    });
    await write(page, sheet('sum', 'Haven'));
    await named(page, 'Haven');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.save()?.endsWith('=6'));
    deepEqual(errors, []);
  }));

test('a game is solved, tried out and explained below its board', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    // Two boxes of one die each, rolled once: whatever is rolled counts, 3.5 points a turn.
    await write(
      page,
      '{ "id": "coin", "dice": { "count": 1 }, "rolls": 1, "rows": [{ "id": "a", "score": "sum" }, { "id": "b", "score": "sum" }], "words": { "en": { "name": "Coin", "rows": { "a": "Heads", "b": "Tails" } } } }',
    );
    await named(page, 'Coin');
    await solved(page);
    match(await textOf(page, '[data-solved]'), /^Solved exactly: 7 points with best play; \d+ states, /);
    match(await textOf(page, '[data-tried]'), /^100 random games came to their end, with 2 to 12 points\.$/);
    match(await textOf(page, '[data-totals]'), /with 5 to 9 points; the middle one has 7\./);
    match(await textOf(page, '[data-help]'), /Heads/);
    equal(await textOf(page, '[data-tag]'), '<yahtzee-game ruleset="coin.json"></yahtzee-game>');
    deepEqual(errors, []);
  }));

test('a link holds the sheet in little space, and what was written before is not lost', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await page.click('[data-share]');
    await page.waitForFunction(() => location.hash.startsWith('#sheet='));
    const link = page.url();
    ok(link.length < LONGEST_LINK, `${link.length} characters`);
    const first = await page.$eval(EDITOR, (editor) => editor.textContent);
    await write(page, sheet('sum', 'My own'));
    await named(page, 'My own');
    await page.goto('about:blank');
    await page.goto(link);
    await new GamePage(page).begin();
    await page.waitForSelector(EDITOR);
    equal(await page.$eval(EDITOR, (editor) => editor.textContent), first);
    const before = await page.$$eval('[data-begin] option', (options) => options.at(-1)?.value ?? '');
    await page.select('[data-begin]', before);
    await named(page, 'My own');
    deepEqual(errors, []);
  }));

test('what was written before a link was opened is there after the next visit, too', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await page.click('[data-share]');
    await page.waitForFunction(() => location.hash.startsWith('#sheet='));
    const link = page.url();
    await write(page, sheet('sum', 'My own'));
    await named(page, 'My own');
    // In the same page, as by following a link there.
    await page.evaluate((address) => location.assign(address), link);
    await named(page, 'Four dice');
    await page.click(EDITOR);
    await page.keyboard.type(' ');
    await page.goto(link.replace(/#.*/, ''));
    await page.reload();
    await new GamePage(page).begin();
    await page.waitForSelector(EDITOR);
    const before = await page.$$eval('[data-begin] option', (options) => options.at(-1)?.value ?? '');
    await page.select('[data-begin]', before);
    await named(page, 'My own');
    deepEqual(errors, []);
  }));

test('a game that ends below 0 has its value, and a sentence on its totals', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await write(
      page,
      '{ "id": "fine", "dice": { "count": 1 }, "rolls": 1, "rows": [{ "id": "a", "score": "less(9, sum)" }] }',
    );
    await page.waitForFunction(() =>
      document.querySelector('[data-solved]')?.textContent?.startsWith('Solved exactly: −5.5 points'),
    );
    await page.waitForFunction(() =>
      document.querySelector('[data-totals]')?.textContent?.includes('the middle one has less than 0.'),
    );
    deepEqual(errors, []);
  }));

test('a game with more throws than can be told apart is played, and not solved', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await write(
      page,
      '{ "id": "vast", "dice": { "count": 8, "sides": 35 }, "rolls": 9, "rows": [{ "id": "chance", "score": "sum" }] }',
    );
    await page.waitForFunction(() =>
      document
        .querySelector('[data-solved]')
        ?.textContent?.startsWith('Not solved: too many different throws.'),
    );
    await page.waitForFunction(() =>
      document.querySelector('[data-tried]')?.textContent?.startsWith('100 random games came to their end'),
    );
    deepEqual(errors, []);
  }));

test('a link whose end is missing says so', () =>
  withSite('chromium', 'own-game/#sheet=q1YqSizOTFayUlKoBQ', async ({ page, errors }) => {
    await said(page, 'The link does not hold a whole sheet');
    deepEqual(errors, []);
  }));

test('fields and words are completed', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    const list = '[data-editor] >>> .cm-tooltip-autocomplete';
    const accept = async (): Promise<void> => {
      await page.waitForSelector(list);
      // A list that has only just appeared takes no key, so that nobody accepts what they have not seen.
      await page.waitForFunction(
        (start) => performance.now() - start > 200,
        {},
        await page.evaluate(() => performance.now()),
      );
      await page.keyboard.press('Enter');
      await page.waitForSelector(list, { hidden: true });
    };
    // The editor closes what is opened.
    await clear(page);
    await page.keyboard.type('{ "id": "harbour", "rows": [{ "id": "chance", "sco');
    await accept();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(': "fixed(20, allE');
    await accept();
    await page.keyboard.type(')');
    await said(page, 'The sheet works.');
    match(await page.$eval(EDITOR, (editor) => editor.textContent ?? ''), /"score": "fixed\(20, allEqual\)"/);
    deepEqual(errors, []);
  }));

test('axe finds nothing while a fault is marked, light or dark, and nothing overflows on a phone', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await boardsDrawn(page);
    await solved(page);
    await write(page, sheet('fixd(20, run(3))'));
    await said(page, 'did you mean');
    await bringAxe(page);
    deepEqual(await faultsOf(page), []);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    deepEqual(await faultsOf(page, 'html', COLOUR_RULES), []);
    await page.setViewport({ width: 375, height: 667 });
    equal(await page.evaluate(() => document.documentElement.scrollWidth), 375);
    deepEqual(errors, []);
  }));

test('each sheet to begin with is on the board once it is chosen', () =>
  withSite('chromium', 'own-game/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    for (const file of readdirSync(SHEETS)) {
      const text = readFileSync(path.join(SHEETS, file), 'utf8').trimEnd();
      await page.select('[data-begin]', text);
      const { words } = JSON.parse(text) as { words: { en: { name: string } } };
      await named(page, words.en.name);
      await said(page, 'The sheet works.');
    }
    deepEqual(errors, []);
  }));
