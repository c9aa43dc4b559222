// The first board of a page: its script fetched and nothing of it compiled, and later its script from the code cache.

import { VISITS } from '../runtime/lab.mjs';

/** @import { Page } from 'puppeteer-core' */
/** @import { InPage } from './page.mjs' */
/** @import { Peer } from './list.mjs' */
/** @import { Stage } from './stage.mjs' */

/** @param {Stage} stage @param {Peer} peer */
export function mountFirst(stage, peer) {
  return stage.open(peer, { slow: 4, empty: true }, async ({ page }) => {
    const fresh = await visit(page);
    let cached = fresh;
    for (let again = 1; again < VISITS; again++) {
      await page.reload();
      cached = await visit(page);
    }
    return {
      importFresh: fresh.load,
      mountFresh: fresh.first,
      importCached: cached.load,
      mountCached: cached.first,
      mountAgain: cached.second,
    };
  });
}

/** @param {Page} page */
function visit(page) {
  return page.evaluate(async () => {
    const { kit } = /** @type {InPage} */ (globalThis);
    const mount = async () => {
      const begin = performance.now();
      await kit.drawn(kit.place());
      return performance.now() - begin;
    };
    await kit.fetch();
    await kit.frame();
    const begin = performance.now();
    await kit.load();
    const load = performance.now() - begin;
    await kit.frame();
    const first = await mount();
    await kit.frame();
    return { load, first, second: await mount() };
  });
}
