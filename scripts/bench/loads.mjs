// What boards load: the files that a page requests, each with its size (brotli at its best), as built.
//
//   node scripts/bench/loads.mjs
//
// A board that is seen is left alone; one that is played has been pointed at and focused, has got a key, and has taken
// an entry back.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { openLab, SCRIPT } from './runtime/lab.mjs';

/** @import { Page } from 'puppeteer-core' */

/** @type {Readonly<Record<string, string>>} */
const BOARDS = {
  'an English board': '<yahtzee-game></yahtzee-game>',
  'a German board': '<yahtzee-game lang="de"></yahtzee-game>',
  'a Yamb board': '<yahtzee-game ruleset="yamb"></yahtzee-game>',
  'an advised board': '<script type="module" src="/cdn/advised.js"></script><yahtzee-game></yahtzee-game>',
  'a board with its rules': '<yahtzee-game data-press="help"></yahtzee-game>',
};

const MAIN = `<script type="module" src="${SCRIPT}"></script>`;
const CDN = new URL('../../packages/element/dist/cdn/', import.meta.url);

const lab = await openLab();
for (const [name, html] of Object.entries(BOARDS)) {
  const [seen, played] = await lab.open({ html: `${MAIN}${html}` }, async ({ page }) => {
    const first = await filesOf(page);
    await play(page);
    return /** @type {const} */ ([first, await filesOf(page)]);
  });
  console.log(`${name}: ${sum(seen)} B seen, ${sum(played)} B played`);
  for (const file of played)
    console.log(`  ${String(sizeOf(file)).padStart(6)} B  ${file}${seen.includes(file) ? '' : '  (played)'}`);
}
await lab.close();

/** The files of the build that the page has requested so far. @param {Page} page */
async function filesOf(page) {
  await page.evaluate(() => document.querySelector('yahtzee-game')?.updateComplete);
  await page.evaluate(() => {
    const board = document.querySelector('yahtzee-game');
    const controls = board?.shadowRoot?.querySelector('yahtzee-controls')?.shadowRoot;
    const tool = controls?.querySelector(`[part~="${board?.dataset['press']}"]`);
    if (tool instanceof HTMLElement && tool.ariaExpanded === 'false') tool.click();
  });
  await page.waitForNetworkIdle({ idleTime: 1000 });
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return requested.flatMap((address) => new URL(address).pathname.split('/cdn/').slice(1));
}

/** @param {Page} page */
async function play(page) {
  await page.hover('yahtzee-game');
  await page.evaluate(() => {
    const board = document.querySelector('yahtzee-game');
    const [cell] = board?.state?.rules.cells ?? [];
    board?.focus();
    const count = board?.state?.rules.spec.dice.count ?? 0;
    board?.dispatch({ type: 'dice', values: Array.from({ length: count }, () => 1) });
    board?.dispatch({ type: 'score', cell: cell?.id ?? '' });
    const controls = board?.shadowRoot?.querySelector('yahtzee-controls')?.shadowRoot;
    const undo = controls?.querySelector('[part~=undo]');
    if (undo instanceof HTMLElement) undo.click();
  });
  await page.keyboard.press('d');
}

/** @param {readonly string[]} files */
function sum(files) {
  return files.reduce((bytes, file) => bytes + sizeOf(file), 0);
}

/** @param {string} file */
function sizeOf(file) {
  const content = readFileSync(new URL(file, CDN));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
