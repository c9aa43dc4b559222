// From a script to a board: importing it, the first board of a page with its layout, and one more.

import { BARE, quantile, SCRIPT, VISITS } from './lab.mjs';

/** @import { Figure, Lab } from './lab.mjs' */
/** @typedef {{ load: number, first: number, second: number }} Visit milliseconds */
/** @typedef {Visit & { cold: number }} Times of a later visit, and of the very first */

const RUNS = 15;
const SLOW = 4;

/**
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function mounting(lab) {
  /** @type {Times[]} */
  const boards = [];
  /** @type {Times[]} */
  const bare = [];
  // In turns, so that both are measured under the same conditions.
  for (let run = 0; run < RUNS; run++) {
    boards.push(await timesOf(lab, SCRIPT, 'yahtzee-game'));
    bare.push(await timesOf(lab, BARE, 'bare-element'));
  }
  /** @type {(times: Times[], what: keyof Times) => number} */
  const median = (times, what) => quantile(times.map((one) => one[what]));
  /** @type {(what: keyof Times) => string} */
  const ratio = (what) =>
    `${(median(boards, what) / median(bare, what)).toFixed(1)} × a bare lit element, ${median(bare, what).toFixed(1)} ms`;
  return [
    { name: 'import', value: median(boards, 'load'), unit: 'ms', note: ratio('load') },
    {
      name: 'first mount and layout, the script in the cache',
      value: median(boards, 'first'),
      unit: 'ms',
      bar: 125,
      note: `goal 110; ${ratio('first')}`,
    },
    {
      name: 'first mount and layout, nothing compiled yet',
      value: median(boards, 'cold'),
      unit: 'ms',
      note: ratio('cold'),
    },
    { name: 'second mount and layout', value: median(boards, 'second'), unit: 'ms', note: ratio('second') },
  ];
}

/**
 * @param {Lab} lab
 * @param {string} script
 * @param {string} tag
 * @returns {Promise<Times>}
 */
function timesOf(lab, script, tag) {
  return lab.open({ slow: SLOW }, async ({ page }) => {
    const cold = await visit(page, script, tag);
    let last = cold;
    for (let again = 1; again < VISITS; again++) {
      await page.reload();
      last = await visit(page, script, tag);
    }
    return { ...last, cold: cold.first };
  });
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} script
 * @param {string} tag
 * @returns {Promise<Visit>}
 */
function visit(page, script, tag) {
  return page.evaluate(
    async (address, name) => {
      const mount = async () => {
        const begin = performance.now();
        const element = document.createElement(name);
        document.body.append(element);
        // Parts inside are drawn in the same turn, one microtask after the other.
        for (let i = 0; i < 50; i++) await Promise.resolve();
        if (!element.offsetHeight) throw new Error('nothing is shown');
        return performance.now() - begin;
      };
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const begin = performance.now();
      await import(address);
      const load = performance.now() - begin;
      await frame();
      const first = await mount();
      await frame();
      return { load, first, second: await mount() };
    },
    script,
    tag,
  );
}
