// Many boards on one page, with a CPU that is not slowed: how long they take, what each of them holds, and what is left of
// them when they have gone.

/** @import { CDPSession, Page } from 'puppeteer-core' */
/** @import { InPage } from './page.mjs' */
/** @import { Peer } from './list.mjs' */
/** @import { Stage } from './stage.mjs' */

const SOME = 20;
const MANY = 100;

/** @param {Stage} stage @param {Peer} peer */
export function mountSome(stage, peer) {
  return stage.open(peer, { empty: true }, async ({ page, cdp }) => {
    const some = await mount(page, SOME);
    const before = await held(page, cdp);
    await mount(page, MANY - SOME);
    const after = await held(page, cdp);
    const each = (/** @type {keyof Held} */ what) => (after[what] - before[what]) / (MANY - SOME);
    return { some, eachHeap: each('heap'), eachNodes: each('nodes'), eachListeners: each('listeners') };
  });
}

/** @param {Stage} stage @param {Peer} peer */
export function mountMany(stage, peer) {
  return stage.open(peer, { empty: true }, async ({ page }) => ({ many: await mount(page, MANY) }));
}

/** @param {Stage} stage @param {Peer} peer */
export function comeAndGo(stage, peer) {
  return stage.open(peer, { empty: true }, async ({ page, cdp }) => {
    await cycle(page, SOME);
    const before = await held(page, cdp);
    await cycle(page, MANY);
    const after = await held(page, cdp);
    return {
      leftHeap: after.heap - before.heap,
      leftNodes: after.nodes - before.nodes,
      leftListeners: after.listeners - before.listeners,
    };
  });
}

/** @param {Page} page @param {number} count @returns {Promise<number>} milliseconds, with their layout */
function mount(page, count) {
  return page.evaluate(async (boards) => {
    const { kit } = /** @type {InPage} */ (globalThis);
    await kit.load();
    await kit.frame();
    const begin = performance.now();
    const placed = Array.from({ length: boards }, () => kit.place());
    for (const board of placed) await kit.drawn(board);
    return performance.now() - begin;
  }, count);
}

/** @param {Page} page @param {number} times */
function cycle(page, times) {
  return page.evaluate(async (count) => {
    const { kit } = /** @type {InPage} */ (globalThis);
    await kit.load();
    for (let i = 0; i < count; i++) {
      const board = kit.place();
      await kit.drawn(board);
      await kit.frame();
      kit.remove(board);
    }
  }, times);
}

/** @typedef {{ heap: number, nodes: number, listeners: number }} Held the heap in kB */

/** @param {Page} page @param {CDPSession} cdp @returns {Promise<Held>} */
async function held(page, cdp) {
  await page.evaluate(() => /** @type {InPage} */ (globalThis).kit.rest(1000));
  for (let i = 0; i < 5; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const byName = new Map(metrics.map(({ name, value }) => [name, value]));
  const of = (/** @type {string} */ name) => byName.get(name) ?? NaN;
  return { heap: of('JSHeapUsedSize') / 1024, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
