// A first visit on a slow phone: from navigation until the board has been painted and a click would act.

import { checkActed, firstTurn } from './acts.mjs';

/** @import { InPage } from './page.mjs' */
/** @import { Peer } from './list.mjs' */
/** @import { Stage } from './stage.mjs' */

/** @param {Stage} stage @param {Peer} peer */
export function coldVisit(stage, peer) {
  return stage.open(peer, { slow: 4, far: true }, async ({ page }) => {
    const cold = await page.evaluate(() => /** @type {InPage} */ (globalThis).interactive);
    for (const { act } of firstTurn(peer.acts)) await act(page);
    await checkActed(page);
    await page.waitForNetworkIdle({ idleTime: 500 });
    const loaded = await page.evaluate((until) => {
      const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
      const sum = (/** @type {PerformanceResourceTiming[]} */ some) =>
        some.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
      return { first: sum(resources.filter(({ responseEnd }) => responseEnd <= until)), all: sum(resources) };
    }, cold);
    return { cold, ...loaded };
  });
}
