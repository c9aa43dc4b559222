// Measures how long pages are blocked in Chromium while a coach thinks: in each action the longest task of the main thread,
// what it was spent on, and how long the answer took. `--slow 4` slows the processor down. `--profile` tells as well how much
// of any task the advisor took, where the rest is drawing; the profiler makes all of it slower.
//
//   npm run build && node scripts/bench/blocking.mjs [--slow <factor>] [--profile]

import { parseArgs } from 'node:util';
import { newPage } from '../new-page.mjs';
import { acquireBrowser } from '../shared-browsers.mjs';
import { serve } from '../serve.mjs';
import { tasksIn } from './tasks.mjs';

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * What a visitor does, and what is there when it is done. Each goes on from the one before unless it names a page.
 * @typedef {{ name: string, page?: string, act: (page: Page) => Promise<unknown>, until: string }} Step
 */

/** Milliseconds of a frame. */
const FRAME = 16.7;
const PATIENCE = 30_000;
/** The bundle that holds the advisor. */
const ADVISOR = /\/advised\.js$/;
const WHOLE =
  '1 yahtzee Ada 61452 h1 5441 h12 243 :threeOfAKind 52365 h17 516 h19 12 :chance 62256 h17 446 :fullHouse 26635 h6 161 h14 41 :sixes ' +
  '43114 h17 136 h17 535 :fives 25323 h20 331 h23 1 :fourOfAKind 63311 h6 626 h17 332 :threes 56633 h6 146 h22 23 :twos ' +
  '33532 h11 42 h11 13 :ones 56612 h6 113 h6 315 :fours 64251 h1 5432 :largeStraight 14245 h10 424 h27 4 :yahtzee 12435 :smallStraight =230';
const THIRD_TURN = '1 yahtzee - 44412 :fours 66542 :chance 66245 =35';

/** @type {readonly Step[]} */
const STEPS = [
  {
    name: 'first advice, from a page on which nothing is solved',
    page: 'examples/advised/',
    act: (page) => loadedAt(page, '1 yahtzee - 61345 =0', 'ranked').then(() => press(page, '[part~=advice]')),
    until: '[part~=open-advice]',
  },
  {
    name: 'why, at the start of a game',
    act: (page) => openWhy(page),
    until: '.reasons td',
  },
  {
    name: 'where most games end from there',
    act: () => Promise.resolve(),
    until: '.reasons p + p',
  },
  {
    name: 'why, in the third turn',
    act: (page) =>
      loadedAt(page, THIRD_TURN, 'explain')
        .then(() => press(page, '[part~=advice]'))
        .then(() => openWhy(page)),
    until: '.reasons td',
  },
  {
    name: 'the end of a game',
    act: (page) => loadedAt(page, WHOLE, 'top'),
    until: '.end',
  },
  {
    name: 'its review',
    act: (page) => press(page, '.end .button', 'Review'),
    until: '.dearest button',
  },
  {
    name: 'a decision in the review',
    act: (page) => press(page, '.dearest button'),
    until: '.review.at-moment',
  },
  {
    name: 'the answer of a decision of the day',
    page: 'examples/puzzle/',
    act: async (page) => {
      await dated(page, '2026-11-22');
      for (const nth of [1, 2]) await press(page, `.die[aria-disabled=false]:nth-of-type(${nth})`);
      await press(page, '[part~=answer]');
    },
    until: '.answers li',
  },
];

const { slow, profile } = parseArgs({
  options: { slow: { type: 'string', default: '1' }, profile: { type: 'boolean', default: false } },
}).values;
const slowdown = Number(slow);
const { url, close } = await serve({ port: 0 });
const { browser, release } = await acquireBrowser('chromium');
try {
  const page = await newPage(browser);
  await page.setViewport({ width: 1100, height: 900 });
  for (const step of STEPS) {
    if (step.page) await open(page, step.page);
    const { took, tasks } = await traced(page, step);
    const [longest] = tasks;
    const late = tasks.filter(({ ms }) => ms > FRAME).length;
    const own = Math.max(0, ...tasks.map(({ share }) => share));
    console.log(
      `${step.name}: ${took.toFixed(0)} ms; longest task ${longest?.ms.toFixed(1) ?? 0} ms, ${late} longer than a frame` +
        (profile ? `; the advisor at most ${own.toFixed(1)} ms at once` : ''),
    );
    for (const { ms, parts, share } of tasks.slice(0, 3))
      if (ms > FRAME)
        console.log(`    ${ms.toFixed(1)} ms${profile ? `, the advisor ${share.toFixed(1)}` : ''}: ${parts}`);
  }
} finally {
  await release();
  await close();
}

/**
 * @param {Page} page
 * @param {string} path
 */
async function open(page, path) {
  await page.goto(url + path);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 1500)));
}

/**
 * Does the step, and resolves to the tasks of the main thread meanwhile, the longest first.
 * @param {Page} page
 * @param {Step} step
 */
async function traced(page, { act, until }) {
  await page.tracing.start({
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'v8',
      ...(profile ? ['disabled-by-default-v8.cpu_profiler'] : []),
    ],
  });
  // The profiler's own start is not to be a part of the action.
  await new Promise((resolve) => void setTimeout(resolve, 300));
  const began = performance.now();
  await act(page);
  await arrived(page, until);
  const took = performance.now() - began;
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  return { took, tasks: tasksIn(traceEvents, ADVISOR) };
}

/**
 * Asks for the decision of another day.
 * @param {Page} page
 * @param {string} date
 */
async function dated(page, date) {
  const puzzle = await page.$('yahtzee-puzzle');
  await page.evaluate((element, day) => element?.setAttribute('date', day), puzzle, date);
  await page.waitForNetworkIdle();
}

/**
 * Loads a game into the first board of the page.
 * @param {Page} page
 * @param {string} game
 * @param {string} advice
 */
function loadedAt(page, game, advice) {
  return page.evaluate(
    async (text, level) => {
      const board = document.querySelector('yahtzee-game');
      if (!board) throw new Error('there is no board');
      board.setAttribute('advice', level);
      const loaded = await board.load(text);
      if (!loaded.ok) throw new Error(loaded.message);
      await board.updateComplete;
    },
    game,
    advice,
  );
}

/**
 * Shows reasons, and the list of choices in which they stand.
 * @param {Page} page
 */
async function openWhy(page) {
  await page.evaluate(() => {
    document.querySelector('yahtzee-game')?.setAttribute('advice', 'explain');
  });
  await press(page, '[part~=open-advice]');
}

/**
 * @param {Page} page
 * @param {string} selector
 * @param {string} [words] that it contains
 */
async function press(page, selector, words = '') {
  const handle = await arrived(page, selector, words);
  await page.evaluate((element) => /** @type {any} */ (element).click(), handle);
}

/**
 * Resolves to an element, in whatever shadow tree, once it is there.
 * @param {Page} page
 * @param {string} selector
 * @param {string} [words]
 */
function arrived(page, selector, words = '') {
  return page.waitForFunction(
    (sought, text) => {
      const trees = [document.documentElement];
      for (const tree of trees)
        for (const element of tree.querySelectorAll('*')) {
          if (
            element.matches(sought) &&
            element.textContent.includes(text) &&
            element.getClientRects().length
          )
            return element;
          if (element.shadowRoot) trees.push(/** @type {any} */ (element.shadowRoot));
        }
      return undefined;
    },
    { polling: 20, timeout: PATIENCE },
    selector,
    words,
  );
}
