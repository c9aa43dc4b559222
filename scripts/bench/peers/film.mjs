// The first visit on a slow phone in pictures: what is seen of three boards, every 100 ms from navigation.

import { writeFileSync } from 'node:fs';
import { CHESSGROUND, GCHESSBOARD_CHESS, OURS } from './list.mjs';

/** @import { CDPSession } from 'puppeteer-core' */
/** @import { InPage } from './page.mjs' */
/** @import { Peer } from './list.mjs' */
/** @import { Bench, Stage } from './stage.mjs' */
/** @typedef {{ at: number, image: string }} Frame `at`: milliseconds since the epoch; the image is a JPEG in base64 */
/** @typedef {{ name: string, interactive: number, images: (string | undefined)[] }} Strip one image for each step */

const BOARDS = [OURS, CHESSGROUND, GCHESSBOARD_CHESS];
const STEP = 100;
const LAST = 1200;
const STEPS = Array.from({ length: LAST / STEP + 1 }, (_, index) => index * STEP);

/** Of each board the run of median length. @param {Stage} stage @param {Peer[]} peers @param {number} rounds @param {URL} picture */
export async function film(stage, peers, rounds, picture) {
  const filmed = BOARDS.flatMap((name) => peers.find((peer) => peer.name === name) ?? []);
  /** @type {Strip[]} */
  const strips = [];
  for (let round = 0; round < rounds; round++)
    for (const peer of filmed) strips.push(await stripOf(stage, peer));
  const medians = filmed.map(({ name }) => {
    const own = strips.filter((strip) => strip.name === name);
    return own.toSorted((a, b) => a.interactive - b.interactive)[Math.floor(own.length / 2)];
  });
  const html = sheetOf(medians.flatMap((strip) => strip ?? []));
  writeFileSync(picture, await stage.picture(html));
}

/** @param {Stage} stage @param {Peer} peer @returns {Promise<Strip>} */
async function stripOf(stage, peer) {
  /** @type {Frame[]} */
  const frames = [];
  const before = (/** @type {Bench} */ { cdp }) => record(cdp, frames);
  return stage.open(peer, { slow: 4, far: true, before }, async ({ page, cdp }) => {
    const interactive = await page.evaluate(() => /** @type {InPage} */ (globalThis).interactive);
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), LAST);
    await cdp.send('Page.stopScreencast');
    const start = await page.evaluate(() => performance.timeOrigin);
    // What is seen at a moment is the last frame before it. Those from before navigation are of an empty page.
    const images = STEPS.map((step) => frames.findLast(({ at }) => at >= start && at <= start + step)?.image);
    return { name: peer.name, interactive, images };
  });
}

/** @param {CDPSession} cdp @param {Frame[]} frames where they go */
async function record(cdp, frames) {
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? NaN) * 1000, image: data });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: 320, maxHeight: 450 });
}

/** @param {Strip[]} strips */
function sheetOf(strips) {
  const head = STEPS.map((step) => `<th>${step} ms</th>`).join('');
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 12px; width: max-content; font: 14px system-ui, sans-serif; background: #fff; color: #222 }
    table { border-spacing: 6px }
    caption { caption-side: bottom; text-align: left; padding: 6px 12px; color: #555 }
    th { font-weight: 600; text-align: left; white-space: nowrap; padding-right: 8px }
    small { display: block; font-size: 13px; font-weight: 400; color: #555 }
    td div { width: 112px; height: 120px; border: 1px solid #ccc; overflow: hidden }
    td.ready div { border-color: #1a7f37; box-shadow: 0 0 0 2px #1a7f37 }
    img { width: 100%; display: block }
    b { color: #1a7f37 }
  </style><table><caption>A first visit: slow 4G (150 ms, 1.6 Mbit/s), a CPU slowed four times, nothing cached.
    Time runs from navigation. <b>Green</b>: the board has been painted, and a click acts.</caption>
    <thead><tr><th></th>${head}</tr></thead><tbody>${strips.map(rowOf).join('')}</tbody></table>`;
}

/** @param {Strip} strip */
function rowOf({ name, interactive, images }) {
  const cells = images.map((image, index) => {
    const isReady = (STEPS[index] ?? 0) >= interactive;
    const picture = image ? `<img src="data:image/jpeg;base64,${image}">` : '';
    return `<td${isReady ? ' class="ready"' : ''}><div>${picture}</div></td>`;
  });
  return `<tr><th>${name}<small>interactive after ${interactive.toFixed(0)} ms</small></th>${cells.join('')}</tr>`;
}
