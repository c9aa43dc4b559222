// Draws film strips of how dice fall, to be looked at: the tray at steps of a throw, one below the other.
//
//   npm run build && node scripts/bench/throws.mjs FOLDER [normal|3d] [RULESET]
//
// Animations are stopped and set to each time, so the pictures do not depend on the speed of the machine.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error -- it has no types
import { PNG } from 'pngjs';
import { newPage } from '../new-page.mjs';
import { acquireBrowser } from '../shared-browsers.mjs';
import { serve } from '../serve.mjs';

/** @import { Page } from 'puppeteer-core' */
/** @typedef {{ width: number, height: number }} Frame */

const BROWSERS = /** @type {const} */ (['chromium', 'firefox']);
const WIDTHS = [640, 260];
/** Milliseconds after the roll. */
const TIMES = [0, 60, 120, 180, 240, 300, 360, 420, 480, 560, 640, 720, 800, 860];

const [folder = '', motion = 'normal', ruleset = 'yahtzee'] = process.argv.slice(2);
if (!folder) throw new Error('Where to? node scripts/bench/throws.mjs FOLDER [normal|3d] [RULESET]');
mkdirSync(folder, { recursive: true });
const { url, close } = await serve({ port: 0 });
try {
  for (const name of BROWSERS) await filmIn(name);
} finally {
  await close();
}

/** @param {typeof BROWSERS[number]} name */
async function filmIn(name) {
  const { browser, release } = await acquireBrowser(name);
  try {
    for (const width of WIDTHS) {
      const page = await newPage(browser);
      await page.setViewport({ width: width + 32, height: 760 });
      await page.goto(`${url}examples/embed/`);
      const file = path.join(folder, `${[motion, ruleset, width, name].join('-')}.png`);
      writeFileSync(file, PNG.sync.write(joined(await framesOf(page, width))));
      console.log(file);
      await page.close();
    }
  } finally {
    await release();
  }
}

/**
 * @param {Page} page
 * @param {number} width
 */
async function framesOf(page, width) {
  const box = await page.evaluate(rollOn, { width, motion, ruleset });
  /** @type {Frame[]} */
  const frames = [];
  for (const time of TIMES) {
    await page.evaluate(setTo, time);
    frames.push(PNG.sync.read(Buffer.from(await page.screenshot({ clip: box }))));
  }
  return frames;
}

/**
 * On the page: rolls twice on a board of its own, with a die held the second time, and stops the dice.
 * @param {{ width: number, motion: string, ruleset: string }} wanted
 */
async function rollOn({ width, motion, ruleset }) {
  const board = /** @type {any} */ (document.createElement('yahtzee-game'));
  Object.assign(board, { motion, ruleset });
  board.style.cssText = `display: block; inline-size: ${width}px; margin: 16px`;
  document.body.replaceChildren(board);
  document.body.style.cssText = 'margin: 0; padding: 0; max-inline-size: none';
  await board.updateComplete;
  const tray = board.shadowRoot.querySelector('yahtzee-dice').shadowRoot.querySelector('.tray');
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => void setTimeout(resolve, ms));
  const { count } = board.state.rules.ruleset.spec.dice;
  const values = [2, 3, 5, 4, 6, 1, 3, 2].slice(0, count);
  board.dispatch({ type: 'dice', values });
  await pause(1200);
  board.dispatch({ type: 'roll', held: 0b00100 });
  board.dispatch({ type: 'dice', values: values.slice(1).toReversed() });
  await board.updateComplete;
  // Dice of "3d" start in a frame after that of the throw.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => void requestAnimationFrame(resolve));
  for (const animation of tray.getAnimations({ subtree: true })) animation.pause();
  const { x, y, width: across, height } = tray.getBoundingClientRect();
  return { x: x - 8, y: y - 8, width: across + 16, height: height + 16 };
}

/** @param {number} time */
function setTo(time) {
  const board = document.querySelector('yahtzee-game');
  const tray = board?.shadowRoot?.querySelector('yahtzee-dice')?.shadowRoot?.querySelector('.tray');
  for (const animation of tray?.getAnimations({ subtree: true }) ?? []) {
    animation.pause();
    animation.currentTime = time;
  }
}

/** @param {readonly Frame[]} frames */
function joined(frames) {
  const { width, height } = frames[0] ?? { width: 0, height: 0 };
  const strip = new PNG({ width, height: height * frames.length });
  for (const [i, frame] of frames.entries()) PNG.bitblt(frame, strip, 0, 0, width, height, 0, i * height);
  return strip;
}
