// Runs the tests and closes with one line that sums them up.
//
//   node scripts/test.mjs [node] [browser] [pages]      without a name: all three groups
//
//   node      test/**/*.node.test.ts       in Node
//   browser   test/**/*.browser.test.ts    in Chromium, Firefox and WebKit
//   pages     test/**/*.page.test.ts       the built example pages, driven from outside

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, INSTALL_HINT } from './browsers.mjs';
import { addCounts, noCounts, readCounts, sentence, writeCounts } from './counts/counts.mjs';
import { FROM_SOURCE } from './from-source.mjs';

/** @import { Counts } from './counts/counts.mjs' */

/**
 * `args`: what Node is called with, given the group's files and the file that the counts go to.
 * @typedef {{
 *   ending: string,
 *   needsBrowser: boolean,
 *   args: (files: string[], countsFile: string) => string[],
 * }} Group
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WTR = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'web-test-runner.config.mjs'];

/** @type {Record<string, Group>} */
const GROUPS = {
  node: { ending: '.node.test.ts', needsBrowser: false, args: nodeTest },
  browser: { ending: '.browser.test.ts', needsBrowser: true, args: () => WTR },
  pages: { ending: '.page.test.ts', needsBrowser: true, args: nodeTestOneByOne },
};

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} names */
async function main(names) {
  const unknown = names.find((name) => !(name in GROUPS));
  if (unknown !== undefined) {
    console.error(`There is no group "${unknown}"; groups: ${Object.keys(GROUPS).join(', ')}.`);
    return 1;
  }
  const counts = await runGroups(names.length > 0 ? names : Object.keys(GROUPS));
  // Whoever asked for the counts in a file adds them up, and closes with a line of its own.
  if (!writeCounts(counts)) console.log(`\n${sentence(counts)}`);
  return counts.failed > 0 ? 1 : 0;
}

/** @param {string[]} names */
async function runGroups(names) {
  const groups = Object.entries(GROUPS).filter(([name, group]) => names.includes(name) && hasFiles(group));
  let counts = noCounts();
  let obstacle;
  for (const [name, group] of groups) {
    if (group.needsBrowser) obstacle ??= await obstacleToBrowsers();
    const canRun = !group.needsBrowser || !obstacle;
    if (canRun) console.log(`\n${name}:`);
    counts = addCounts(counts, canRun ? runGroup(group) : { ...noCounts(), failed: 1 });
  }
  if (obstacle) console.error(`\n${obstacle}`);
  return counts;
}

/** A sentence that says why no browser can be had; undefined when one can. */
async function obstacleToBrowsers() {
  try {
    return (await findChromium()) ? undefined : INSTALL_HINT;
  } catch (error) {
    return String(error);
  }
}

/**
 * @param {Group} group
 * @returns {Counts}
 */
function runGroup(group) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'counts-'));
  const countsFile = path.join(folder, 'counts.json');
  const { status } = spawnSync(process.execPath, group.args(filesOf(group), countsFile), {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, COUNTS_FILE: countsFile },
  });
  const counts = readCounts(countsFile) ?? noCounts();
  rmSync(folder, { recursive: true });
  return judge(counts, status);
}

/**
 * A run that died, or that came to nothing although it has files, has failed, whatever it counted.
 * @param {Counts} counts
 * @param {number | null} status
 * @returns {Counts}
 */
function judge(counts, status) {
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  const silent = counts.failed === 0 && (status !== 0 || !ran);
  return silent ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string[]} files
 * @param {string} countsFile
 */
function nodeTest(files, countsFile) {
  const reporters = { spec: 'stdout', './scripts/counts/node.mjs': countsFile };
  const flags = Object.entries(reporters).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
  return [...FROM_SOURCE, '--test', ...flags, ...files];
}

/**
 * Browsers beside browsers make each other slow, and slow tests fail.
 * @param {string[]} files
 * @param {string} countsFile
 */
function nodeTestOneByOne(files, countsFile) {
  return ['--test-concurrency=1', ...nodeTest(files, countsFile)];
}

/** @param {Group} group */
function hasFiles(group) {
  return filesOf(group).length > 0;
}

/** @param {Group} group */
function filesOf({ ending }) {
  const all = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' });
  return all
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join('test', file))
    .toSorted();
}
