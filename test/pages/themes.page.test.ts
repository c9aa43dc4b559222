// The page for making a theme: changes are visible at once, and a copied theme looks the same elsewhere.

import { deepEqual, equal, match, notDeepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { THEMES } from '../../scripts/build/themes.mjs';
import { partOf } from '../harness/extent.js';
import { bringAxe, faultsOf } from './harness/axe.js';
import { GamePage } from './harness/game-page.js';
import { bringToRest, DIST, pageWith, withMadeUp, withSite } from './harness/site.js';

const BUILDER = 'examples/themes/';

/** Sets an input as a visitor does. */
const set = (page: Page, selector: string, value: string): Promise<void> =>
  page.$eval(
    selector,
    (input, to) => {
      if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return;
      input.value = to;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent ?? '');

/** The computed styles of every element of the board: colours and sizes. */
async function looks(page: Page): Promise<readonly string[]> {
  await bringToRest(page);
  return page.evaluate(() => {
    const board = document.querySelector('yahtzee-game');
    const inside = [...(board?.shadowRoot?.querySelectorAll('*') ?? [])];
    const all = inside.flatMap((e) => [e, ...(e.shadowRoot?.querySelectorAll('*') ?? [])]);
    const told = ['color', 'background-color', 'box-shadow', 'border-radius', 'fill', 'stroke', 'font-style'];
    return all.map((element) => {
      const style = getComputedStyle(element);
      return `${element.localName} ${told.map((name) => style.getPropertyValue(name)).join(' ')}`;
    });
  });
}

/** Opens the builder, and waits for its board. */
async function open(page: Page): Promise<void> {
  await new GamePage(page).begin();
  await page.waitForFunction(() => document.querySelector('#css')?.textContent);
}

test('every preset is in the gallery, and to start from', () =>
  withSite('chromium', 'examples/gallery/', async ({ page, url }) => {
    const inOrder = THEMES.toSorted();
    await page.waitForSelector('#winter');
    deepEqual((await page.$$eval('section', (all) => all.map(({ id }) => id))).toSorted(), inOrder);
    await page.goto(`${url}${BUILDER}`);
    await open(page);
    const choices = await page.$$eval('#preset option', (all) => all.map(({ textContent }) => textContent));
    deepEqual(choices.toSorted(), inOrder);
  }));

test('a colour, a measure, a preset and faces that are chosen are seen on the board', () =>
  withSite('chromium', BUILDER, async ({ page, errors }) => {
    await open(page);
    const seen = [await looks(page)];
    for (const [selector, value] of [
      ['#pencil-light', '#7a1fa2'],
      ['#radius', '0.25'],
      ['#preset', 'felt'],
    ] as const) {
      await set(page, selector, value);
      seen.push(await looks(page));
      notDeepEqual(seen.at(-1), seen.at(-2), selector);
    }
    await set(page, '#faces', 'numerals');
    await page.waitForSelector('yahtzee-game >>> [part=face]', { visible: true });
    deepEqual(errors, []);
  }));

test('what is hard to read is told', () =>
  withSite('chromium', BUILDER, async ({ page }) => {
    await open(page);
    for (const name of THEMES) {
      await set(page, '#preset', name);
      match(await textOf(page, '#readable'), /^Yes/, name);
    }
    await set(page, '#preset', 'classic');
    await set(page, '#ink-dark', '#444444');
    match(await textOf(page, '#readable'), /ink on surface, dark: 1\.\d instead of 4\.5/);
  }));

test('tag and style that are taken along give the same look on a page of its own', async () => {
  const taken = await withSite('chromium', BUILDER, async ({ page }) => {
    await open(page);
    await set(page, '#preset', 'paper');
    await set(page, '#pencil-light', '#7a1fa2');
    await set(page, '#die-light', '#ffeeaa');
    await set(page, '#row', '2.75');
    await page.$eval('#page', (around) => around.classList.add('light'));
    return { tag: await textOf(page, '#tag'), css: await textOf(page, '#css'), seen: await looks(page) };
  });
  const tag = taken.tag.replace('href="themes/', `href="${DIST}/themes/`);
  const links = tag.replace('<link rel="stylesheet" href="mine.css">', `<style>${taken.css}</style>`);
  const [board = ''] = /<yahtzee-game.*/.exec(links) ?? [];
  const html = pageWith({
    head: `<link rel="stylesheet" href="page.css"><link rel="stylesheet" href="themes/themes.css">
      ${links.replace(board, '')}`,
    body: `<main class="builder"><section class="stage"><div class="page light">${board}</div></section></main>`,
  });
  await withMadeUp({ html }, async ({ page, url, errors }) => {
    await new GamePage(page).begin();
    await page.evaluate(async (address) => {
      const { showGame } = (await import(address)) as { showGame: (board: Element | null) => Promise<void> };
      await showGame(document.querySelector('yahtzee-game'));
    }, `${url}examples/gallery/saved.js`);
    await new GamePage(page).look();
    deepEqual(await looks(page), taken.seen);
    deepEqual(errors, []);
  });
});

test('where the clipboard is closed, the text is selected', () =>
  withSite('chromium', BUILDER, async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.click('[data-copy=tag]');
    match(await textOf(page, '#told'), /selected/);
    equal(await page.evaluate(() => getSelection()?.toString().trim()), (await textOf(page, '#tag')).trim());
  }));

for (const path of partOf([BUILDER, 'examples/gallery/'], [BUILDER])) {
  test(`${path} has nothing that axe finds`, () =>
    withSite('chromium', path, async ({ page }) => {
      await new GamePage(page).begin();
      await page.waitForFunction(() => document.querySelectorAll('section').length > 1);
      await page.$$eval('details', (all) => all.forEach((details) => (details.open = true)));
      await bringAxe(page);
      deepEqual(await faultsOf(page), []);
      ok(await page.$('h1'));
    }));
}
