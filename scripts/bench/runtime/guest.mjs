// Measures the effects of a board on its page: long tasks, layout shift, leaks after its removal, and many boards on a
// page.

import { openLab, quantile, SCRIPT, VISITS } from './lab.mjs';

/** @import { CDPSession, Page } from 'puppeteer-core' */
/** @import { Figure, Lab } from './lab.mjs' */

const LOADED = `<script type="module" src="${SCRIPT}"></script>`;
const RESERVING = `<link rel="stylesheet" href="${SCRIPT.replace(/js$/, 'css')}" />`;
const BOARD = '<yahtzee-game></yahtzee-game>';
const CROWD = 20;

/**
 * On a first visit, and on a later one on which a game is played to its end and every panel is opened.
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function longTasks(lab) {
  const { first, later } = await lab.open({ html: LOADED + BOARD }, async ({ page }) => {
    await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
    const cold = await longestTask(page);
    for (let again = 1; again < VISITS; again++) {
      await page.reload();
      await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
    }
    await playAndLook(page);
    return { first: cold, later: await longestTask(page) };
  });
  const name = 'longest task, not slowed (0: none of 50 ms)';
  return [
    { name: `${name}, the script in the cache`, value: later, unit: 'ms', bar: 50 },
    { name: `${name}, nothing compiled yet`, value: first, unit: 'ms' },
  ];
}

/** @param {Page} page */
function longestTask(page) {
  return page.evaluate(async () => {
    let most = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) most = Math.max(most, duration);
    }).observe({ type: 'longtask', buffered: true });
    await new Promise((done) => setTimeout(done, 300));
    return most;
  });
}

/** @param {Page} page */
function playAndLook(page) {
  return page.evaluate(async () => {
    const board = document.querySelector('yahtzee-game');
    const rest = () => new Promise((done) => setTimeout(done, 100));
    for (const row of board?.state?.rules.spec.categories ?? []) {
      board?.dispatch({ type: 'roll', held: 0 });
      await rest();
      board?.dispatch({ type: 'score', cell: row.id });
      await rest();
    }
    const controls = board?.shadowRoot?.querySelector('yahtzee-controls')?.shadowRoot;
    for (const tool of ['help', 'new-game']) {
      controls?.querySelector(/** @type {'button'} */ (`[part~=${tool}]`))?.click();
      for (let i = 0; i < 5; i++) await rest();
    }
  });
}

/**
 * With the style sheet beside the script, and a script that comes late.
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function shifting(lab) {
  const html = `<style>body { margin: 0 }</style>${RESERVING}${LOADED}${BOARD}<p>What follows.</p>`;
  /** @type {Figure[]} */
  const figures = [];
  for (const width of [360, 640, 1200]) {
    const value = await lab.open({ html, width, delay: 300 }, async ({ page }) => {
      await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
      return page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += /** @type {{ value?: number }} */ (entry).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        await new Promise((done) => setTimeout(done, 300));
        return sum;
      });
    });
    figures.push({ name: `layout shift at ${width} px`, value, unit: '', bar: 0.001 });
  }
  return figures;
}

/**
 * The objects that a hundred boards leave behind after they were played on and removed. Compiled code also counts as
 * heap, and comes and goes, so the bar is for a browser that compiles none.
 *
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function leaving(lab) {
  const plain = await openLab(['--jitless']);
  const objects = await leftBehind(plain);
  await plain.close();
  const all = await leftBehind(lab);
  const left = '100 mounts and unmounts leave';
  return [
    { name: `${left} nodes`, value: all.Nodes ?? NaN, unit: '', bar: 0 },
    { name: `${left} listeners`, value: all.JSEventListeners ?? NaN, unit: '', bar: 0 },
    { name: `${left} objects`, value: (objects.JSHeapUsedSize ?? NaN) / 1024, unit: 'kB', bar: 32 },
    { name: `${left} objects and compiled code`, value: (all.JSHeapUsedSize ?? NaN) / 1024, unit: 'kB' },
  ];
}

/** @param {Lab} lab @returns {Promise<Record<string, number>>} what has grown, by the browser's names */
function leftBehind(lab) {
  return lab.open({ html: LOADED }, async ({ page, cdp }) => {
    await page.waitForFunction(() => customElements.get('yahtzee-game'));
    /** @param {number} times */
    const cycles = (times) =>
      page.evaluate(async (count) => {
        for (let i = 0; i < count; i++) {
          const board = document.createElement('yahtzee-game');
          document.body.append(board);
          await board.updateComplete;
          board.dispatch({ type: 'roll', held: 0 });
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          board.remove();
        }
        await new Promise((done) => setTimeout(done, 1000));
      }, times);
    await cycles(20);
    const before = await leftOver(cdp);
    await cycles(100);
    const after = await leftOver(cdp);
    return Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? NaN)]),
    );
  });
}

/** @param {CDPSession} cdp @returns {Promise<Record<string, number>>} */
async function leftOver(cdp) {
  for (let i = 0; i < 5; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Many boards on a page, one of them played. A frame is what it costs the page from its start until it is painted.
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function crowding(lab) {
  const { mount, frames } = await lab.open({ html: LOADED }, async ({ page }) => {
    await page.waitForFunction(() => customElements.get('yahtzee-game'));
    return page.evaluate(async (count) => {
      const begin = performance.now();
      const boards = Array.from({ length: count }, () => document.createElement('yahtzee-game'));
      document.body.append(...boards);
      for (let i = 0; i < 50; i++) await Promise.resolve();
      if (!boards[0]?.offsetHeight) throw new Error('nothing is shown');
      const took = performance.now() - begin;
      await new Promise((done) => setTimeout(done, 500));
      /** @type {number[]} */
      const costs = [];
      /** @param {() => void} does */
      const frame = (does) =>
        new Promise((done) => {
          requestAnimationFrame(() => {
            const start = performance.now();
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => done(costs.push(performance.now() - start)));
            port1.start();
            does();
            // Answered only when the frame has been painted.
            port2.postMessage(0);
          });
        });
      const [board] = boards;
      for (const row of board?.state?.rules.spec.categories ?? []) {
        await frame(() => board?.dispatch({ type: 'roll', held: 0 }));
        for (let i = 0; i < 20; i++) await frame(() => undefined);
        await frame(() => board?.dispatch({ type: 'score', cell: row.id }));
      }
      return { mount: took, frames: costs };
    }, CROWD);
  });
  return [
    { name: `${CROWD} boards mounted, not slowed`, value: mount, unit: 'ms' },
    {
      name: `${CROWD} boards, one played: a frame, 95 %`,
      value: quantile(frames, 0.95),
      unit: 'ms',
      bar: 16,
      note: `median ${quantile(frames).toFixed(1)}, longest ${Math.max(...frames).toFixed(1)}`,
    },
  ];
}
