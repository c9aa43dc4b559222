// How long the advisor takes to solve, cold: each game in a process of its own in Node, some in a page of Chromium.
//
//   node scripts/bench/advisor.mjs [id …]      without an id: every ruleset that is solved within seconds
//
// Shows states, milliseconds from `solve` to the solution (compiling the rules included), states a second and the peak of
// memory; for games in parts, how long decisions take (median, 95 %, 99.9 %); then how solving grows with the number of boxes. In Chromium, each run of a game that has a bar is a browser of
// its own, and follows a run of the yardstick, which solves Yahtzee in C++: bars are ratios of the medians, so that they
// hold on any machine. Beyond a bar the exit code is 1.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadRuleset, rulesetIds } from '@yahtzee-game/rules';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { findChromium } from '../browsers.mjs';
import { newPage } from '../new-page.mjs';

const ONE = fileURLToPath(new URL('solve-one.mjs', import.meta.url));
/** Solved in the background only. */
const SLOW = ['yatzy-osto', 'yatzy-osto-strict', 'yatzy-declared', 'maxi-yatzy', 'maxi-yatzy-fi', 'escalero'];
const YARDSTICK = fileURLToPath(new URL('yardstick.cpp', import.meta.url));
/** In Chromium, as a multiple of the yardstick's time. @type {Readonly<Record<string, number>>} */
const BARS = { yahtzee: 1.3, yatzy: 2.2 };
const RUNS = 9;

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

/** The median of several new browsers for each game that has a bar; one page for each of the others. */
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
  await againstYardstick(options, url);
  const browser = await launch(options);
  for (const id of ids) {
    if (id in BARS || (await loadRuleset(id)).game) continue;
    const ms = await inPage(browser, url, id);
    console.log(`${id.padEnd(18)}${ms.toFixed(0).padStart(6)} ms`);
  }
  await browser.close();
  server.close();
}

/**
 * @param {import('puppeteer-core').LaunchOptions} options
 * @param {string} url
 */
async function againstYardstick(options, url) {
  const yardstick = builtYardstick();
  if (!yardstick) console.log('There is no g++ here, so that nothing is compared with C++.');
  /** @type {number[]} */
  const yardsticks = [];
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let run = 0; run < RUNS; run++) {
    for (const id of Object.keys(BARS)) {
      if (yardstick) yardsticks.push(yardstick.run());
      const browser = await launch(options);
      (times[id] ??= []).push(await inPage(browser, url, id));
      await browser.close();
    }
  }
  yardstick?.remove();
  if (yardstick) console.log(`${'yardstick'.padEnd(18)}${median(yardsticks).toFixed(0).padStart(6)} ms`);
  for (const [id, bar] of Object.entries(BARS)) {
    const ms = median(times[id] ?? []);
    const ratio = ms / median(yardsticks);
    const verdict = yardstick ? `  ${ratio.toFixed(2)} times as long as the yardstick  (bar: ${bar})` : '';
    console.log(`${id.padEnd(18)}${ms.toFixed(0).padStart(6)} ms${verdict}`);
    if (ratio > bar) process.exitCode = 1;
  }
}

/** Compiles the yardstick; `undefined` without a compiler. */
function builtYardstick() {
  if (spawnSync('g++', ['--version']).error) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yardstick-'));
  const program = path.join(folder, 'yardstick');
  const { status, stderr } = spawnSync('g++', ['-O3', '-msse4.2', YARDSTICK, '-o', program], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return {
    /** @returns {number} milliseconds */
    run: () => JSON.parse(spawnSync(program, { encoding: 'utf8' }).stdout).ms,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {string} id
 * @returns {Promise<number>} milliseconds
 */
async function inPage(browser, url, id) {
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
  await page.close();
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

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
