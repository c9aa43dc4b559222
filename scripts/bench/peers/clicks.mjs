// From a click to what is painted after it, as Event Timing tells it. Boards listen to different events of a click, so the
// slowest of them counts.

import { quantile } from '../runtime/lab.mjs';
import { checkActed } from './acts.mjs';

/** @import { Page } from 'puppeteer-core' */
/** @import { InPage } from './page.mjs' */
/** @import { Peer } from './list.mjs' */
/** @import { Stage } from './stage.mjs' */
/** @typedef {{ start: number, done: number, duration: number }} Timing `done`: when its handlers were */

/** Event Timing does not report what took less. */
const LEAST = 16;
/** Longer than a throw takes to come to rest, or a piece to its square. */
const REST = 700;

/** @param {Stage} stage @param {Peer} peer @returns {Promise<Record<string, number>>} */
export function click(stage, peer) {
  return stage.open(peer, { slow: 4 }, async ({ page }) => {
    await page.evaluate(() => /** @type {InPage} */ (globalThis).interactive);
    await rest();
    await page.evaluate(listen);
    /** @type {number[]} */
    const starts = [];
    for (const { act } of peer.acts) {
      starts.push(await page.evaluate(() => performance.now()));
      await act(page);
      await rest();
    }
    await checkActed(page);
    const timings = await timingsOf(page);
    const took = starts.map((from, index) => timeOf(timings, from, starts[index + 1] ?? Infinity));
    const medians = peer.acts.map(({ kind }) =>
      quantile(took.filter((_, at) => peer.acts[at]?.kind === kind)),
    );
    return { clickWorst: Math.max(...took), click: Math.max(...medians) };
  });
}

/** Where a click changes nothing that is seen, no paint is its own: then its handlers count. @param {Timing[]} timings @param {number} from @param {number} to */
function timeOf(timings, from, to) {
  const own = timings.filter(({ start }) => start >= from && start < to);
  const times = own.map(({ start, done, duration }) => (start + duration < to ? duration : done - start));
  return Math.max(LEAST, ...times);
}

function rest() {
  return new Promise((done) => setTimeout(done, REST));
}

/** @param {Page} page @returns {Promise<Timing[]>} */
function timingsOf(page) {
  return page.evaluate(() => /** @type {{ timings?: Timing[] }} */ (globalThis).timings ?? []);
}

function listen() {
  const names = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  /** @type {Timing[]} */
  const timings = [];
  Object.assign(globalThis, { timings });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      const { name, startTime: start, processingEnd: done, duration } = entry;
      if (names.includes(name)) timings.push({ start, done, duration });
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}
