// How much of the page a board moves that comes late, set up as its own README says.

/** @import { InPage } from './page.mjs' */
/** @import { Peer } from './list.mjs' */
/** @import { Stage } from './stage.mjs' */

const WIDTHS = [360, 640, 1200];
/** Milliseconds until scripts come. */
const DELAY = 300;

/** @param {Stage} stage @param {Peer} peer */
export async function shift(stage, peer) {
  const sums = [];
  for (const width of WIDTHS) sums.push(await shiftAt(stage, peer, width));
  return { shift: Math.max(...sums) };
}

/** @param {Stage} stage @param {Peer} peer @param {number} width */
function shiftAt(stage, peer, width) {
  return stage.open(peer, { width, delay: DELAY }, ({ page }) =>
    page.evaluate(async () => {
      await /** @type {InPage} */ (globalThis).interactive;
      await new Promise((done) => setTimeout(done, 300));
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += /** @type {{ value?: number }} */ (entry).value ?? 0;
      }).observe({ type: 'layout-shift', buffered: true });
      await new Promise((done) => setTimeout(done, 300));
      return sum;
    }),
  );
}
