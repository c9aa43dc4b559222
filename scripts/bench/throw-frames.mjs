// Measures how evenly dice fall in Chromium: frames of throws at a quarter of the processor's speed.
//
//   npm run build && node scripts/bench/throw-frames.mjs [normal|3d]

import { newPage } from '../browsers/new-page.mjs';
import { acquireBrowser } from '../browsers/shared-browsers.mjs';
import { serve } from '../serve.mjs';

const WIDTHS = [640, 260];
const SLOWDOWN = 4;
const THROWS = 8;

const [motion = '3d'] = process.argv.slice(2);
const { url, close } = await serve({ port: 0 });
const { browser, release } = await acquireBrowser('chromium');
try {
  for (const width of WIDTHS) {
    const page = await newPage(browser);
    await page.setViewport({ width: width + 32, height: 760 });
    await page.goto(`${url}examples/embed/`);
    await page.emulateCPUThrottling(SLOWDOWN);
    const throws = await page.evaluate(throwOften, width, motion, THROWS);
    const frames = throws.flat().toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) => frames[Math.floor(share * (frames.length - 1))]?.toFixed(1);
    const first = throws.map((one) => Math.round(one[0] ?? 0));
    console.log(`${motion}, ${width} px, in milliseconds:`);
    console.log(`  median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}; first frames ${first.join(' ')}`);
    await page.close();
  }
} finally {
  await release();
  await close();
}

/**
 * On the page: throws all dice, again and again, and answers the lengths of the frames of each throw.
 * @param {number} width
 * @param {string} motion
 * @param {number} count
 */
async function throwOften(width, motion, count) {
  const board = /** @type {any} */ (document.createElement('yahtzee-game'));
  board.motion = motion;
  board.style.cssText = `display: block; inline-size: ${width}px; margin: 16px`;
  document.body.replaceChildren(board);
  await board.updateComplete;
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => void setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  /** @type {number[][]} */
  const all = [];
  for (let i = 0; i <= count; i++) {
    await pause(1500);
    await frame();
    const began = performance.now();
    if (i % 3) board.dispatch({ type: 'roll', held: 0 });
    else board.newGame();
    await board.updateComplete;
    board.dispatch({ type: 'dice', values: [2, 3, 5, 4, 6].map((value) => ((value + i) % 6) + 1) });
    /** @type {number[]} */
    const frames = [];
    for (let last = began; last - began < 900;) {
      const now = /** @type {number} */ (await frame());
      frames.push(Math.max(0, now - last));
      last = now;
    }
    // The first throw of a board fetches its features.
    if (i) all.push(frames);
  }
  return all;
}
