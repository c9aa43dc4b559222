// How long the advisor takes to solve, cold: each game in a separate process of Node, some in a page of Chromium.
//
//   node scripts/bench/advisor.mjs [id …]      without an id: every ruleset that is solved within seconds
//
// Shows states, milliseconds from `solve` to the solution (compiling the rules included), states a second and the peak
// of memory; for games in parts, how long decisions take (median, 95 %, 99.9 %); then how solving grows with the number
// of boxes. In Chromium, the figure is the median of several browsers, each newly started.

import { spawnSync } from 'node:child_process';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { loadRuleset, rulesetIds } from '@yahtzee-game/rules';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { findChromium } from '../browsers/browsers.mjs';
import { newPage } from '../browsers/new-page.mjs';
import { median } from './random-play.mjs';

const ONE = fileURLToPath(new URL('solve-one.mjs', import.meta.url));
/** Solved in the background only. */
const SLOW = ['yatzy-osto', 'yatzy-osto-strict', 'yatzy-declared', 'maxi-yatzy', 'maxi-yatzy-fi', 'escalero'];
const RUNS = 5;

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? asked : rulesetIds.filter((id) => !SLOW.includes(id));

console.log('In Node, cold:');
for (const id of ids) if (!(await loadRuleset(id)).game) report(inNode(id));
console.log('\nWith so many boxes of Yatzy’s (then one of Yams’):');
for (let boxes = 3; boxes <= 16; boxes++) report(boxes === 16 ? inNode('yams-16') : inNode('yatzy', boxes));
if (asked.length === 0) await inChromium();

/** @param {Record<string, string | number | boolean>} result */
function report({ id, boxes, exact, states, ms, peak, decisions }) {
  const rate = Math.round((Number(states) / Number(ms)) * 1000);
  const cells = [
    `${boxes} boxes`,
    exact ? 'exact' : 'in parts',
    `${states} states`,
    `${ms} ms`,
    `${rate} states/s`,
    `${peak} MB`,
    ...(decisions ? [`decide ${decisions} ms`] : []),
  ];
  console.log(String(id).padEnd(18) + cells.map((cell) => cell.padStart(18)).join(''));
}

/**
 * @param {string} id
 * @param {number} [boxes]
 */
function inNode(id, boxes) {
  const args = [ONE, id, ...(boxes ? [String(boxes)] : [])];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The median of several new browsers for each game. */
async function inChromium() {
  const options = await findChromium();
  if (!options) return console.log('\nThere is no Chromium here.');
  const code = await bundle();
  const server = http.createServer(({ url }, answer) => {
    answer.setHeader('content-type', url === '/bench.js' ? 'text/javascript' : 'text/html');
    answer.end(url === '/bench.js' ? code : '<!doctype html><title>bench</title>');
  });
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : 0}/`;
  console.log('\nIn Chromium, cold, in a worker:');
  for (const id of ids) {
    if ((await loadRuleset(id)).game) continue;
    /** @type {number[]} */
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await inNewBrowser(options, url, id));
    console.log(`${id.padEnd(18)}${median(times).toFixed(0).padStart(6)} ms`);
  }
  server.close();
}

/**
 * @param {import('puppeteer-core').LaunchOptions} options
 * @param {string} url
 * @param {string} id
 * @returns {Promise<number>} milliseconds
 */
async function inNewBrowser(options, url, id) {
  const browser = await launch(options);
  const page = await newPage(browser);
  await page.goto(url);
  const ms = await page.evaluate(
    async (file, wanted) => {
      const { solve, loadRuleset } = await import(file);
      const ruleset = await loadRuleset(wanted);
      const before = performance.now();
      await solve(ruleset);
      return performance.now() - before;
    },
    '/bench.js',
    id,
  );
  await browser.close();
  return ms;
}

async function bundle() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { solve } from '@yahtzee-game/advisor'; export { loadRuleset } from '@yahtzee-game/rules';`,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
