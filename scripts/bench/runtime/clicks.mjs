// The time from a click to the next paint, as Event Timing reports it, and the part of it spent in the board's
// handlers.

import { quantile, SCRIPT } from './lab.mjs';

/** @import { Page } from 'puppeteer-core' */
/** @import { Figure, Lab } from './lab.mjs' */
/** @typedef {{ paint: number, own: number }} Click milliseconds */

const TURNS = 12;
const SLOW = 4;
/** Milliseconds: Event Timing does not report shorter events. */
const LEAST = 16;
/** Milliseconds: longer than a throw takes until the dice are at rest. */
const REST = 700;

/**
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function clicking(lab) {
  const html = `<script type="module" src="${SCRIPT}"></script><yahtzee-game></yahtzee-game>`;
  /** @type {Record<'roll' | 'hold' | 'score', Click[]>} */
  const clicks = { roll: [], hold: [], score: [] };
  await lab.open({ slow: SLOW, html }, async ({ page }) => {
    await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
    await page.evaluate(listen);
    for (let turn = 0; turn < TURNS; turn++) {
      clicks.roll.push(await click(page, '.roll'));
      clicks.hold.push(await click(page, '[data-die]'));
      // A zero would ask first if another box gave points.
      const points = await page.$('yahtzee-game >>> .cell.points');
      clicks.score.push(await click(page, points ? '.cell.points' : '.cell:is(.zero, .only)'));
    }
  });
  return Object.entries(clicks).map(([name, all]) => figure(name, all));
}

/**
 * @param {string} name
 * @param {Click[]} clicks
 * @returns {Figure}
 */
function figure(name, clicks) {
  const own = quantile(clicks.map((one) => one.own));
  return {
    name: `click to paint, ${name}`,
    value: quantile(clicks.map(({ paint }) => paint)),
    unit: 'ms',
    bar: 56,
    note: `${own.toFixed(1)} ms of it in our handler`,
  };
}

/**
 * @param {Page} page
 * @param {string} selector
 * @returns {Promise<Click>}
 */
async function click(page, selector) {
  const target = await page.$(`yahtzee-game >>> ${selector}`);
  if (!target) throw new Error(`the board shows no ${selector}`);
  await page.evaluate(() => Object.assign(globalThis, { timed: undefined }));
  await target.click();
  await new Promise((done) => setTimeout(done, REST));
  const timed = await page.evaluate(() => /** @type {{ timed?: Click }} */ (globalThis).timed);
  return timed ?? { paint: LEAST, own: 0 };
}

function listen() {
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      const timed = { paint: entry.duration, own: entry.processingEnd - entry.processingStart };
      if (entry.name === 'click') Object.assign(globalThis, { timed });
    }
  }).observe(options);
}
