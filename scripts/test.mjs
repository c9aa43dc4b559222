// Runs the tests and closes with one line that sums them up.
//
//   node scripts/test.mjs [node] [browser] [pages]      without a name: all three groups
//
//   node      test/**/*.node.test.ts       in Node
//   browser   test/**/*.browser.test.ts    in Chromium, Firefox and WebKit
//   pages     test/**/*.page.test.ts       the built example pages, driven from outside

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTestChromium, INSTALL_HINT } from './browsers.mjs';
import { bundleForNode } from './bundles/node-tests.mjs';
import { bundleOf, ROOT, testFiles } from './bundles/places.mjs';
import { addCounts, noCounts, readCounts, sentence, writeCounts } from './counts/counts.mjs';
import { reporterArgs } from './reporters/args.mjs';
import { failuresIn } from './reporters/lines.mjs';
import { OrderedOutput } from './reporters/ordered-output.mjs';
import { startSharedBrowsers } from './shared-browsers.mjs';

/**
 * @import { Counts } from './counts/counts.mjs'
 * @import { Writer } from './reporters/ordered-output.mjs'
 */

/**
 * `lanes`: how many runs its files are dealt to, side by side, each with browsers of its own that its files share.
 * `bundled`: whether Node runs bundles of its files; Web Test Runner makes its own.
 * `args`: what Node is called with, given the files of a run and the file that its counts go to.
 * @typedef {{
 *   name: string,
 *   ending: string,
 *   needsBrowser: boolean,
 *   bundled: boolean,
 *   lanes?: number,
 *   args: (files: string[], countsFile: string) => string[],
 * }} Group
 */

/** How a process ended: with an exit code, or by a signal. @typedef {{ code: number | null, signal: string | null }} Ending */

/** Stack traces of bundles name the sources. */
const BUNDLED = ['--enable-source-maps'];
const FROM_SOURCE = [...BUNDLED, '--conditions=@yahtzee-game/source'];
const WTR = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'web-test-runner.config.mjs'];

/** @type {Group} */
const NODE = {
  name: 'node',
  ending: '.node.test.ts',
  needsBrowser: false,
  bundled: true,
  args: (files, countsFile) => nodeTest(FROM_SOURCE, files, countsFile, os.availableParallelism()),
};
/** @type {Group} */
const PAGES = {
  name: 'pages',
  ending: '.page.test.ts',
  needsBrowser: true,
  bundled: true,
  lanes: 2,
  // What they import besides is the built packages. Firefox admits one client.
  args: (files, countsFile) => nodeTest(BUNDLED, files, countsFile, 1),
};
/** @type {Group} */
const BROWSER = {
  name: 'browser',
  ending: '.browser.test.ts',
  needsBrowser: true,
  bundled: false,
  args: () => WTR,
};

/** They run at the same time: each waits now and then, for a timer or for its browser, and none is left over at the end. */
const GROUPS = [NODE, PAGES, BROWSER];

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} names */
async function main(names) {
  const known = GROUPS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no group "${unknown}"; groups: ${known.join(', ')}.`);
    return 1;
  }
  const chosen = GROUPS.filter(({ name }) => names.length === 0 || names.includes(name));
  const counts = await runGroups(chosen.filter(({ ending }) => testFiles(ending).length > 0));
  // Whoever asked for the counts in a file adds them up, and closes with a line of its own.
  if (!writeCounts(counts)) console.log(`\n${sentence(counts)}`);
  return counts.failed > 0 ? 1 : 0;
}

/** @param {Group[]} groups */
async function runGroups(groups) {
  const obstacle = await obstacleToBrowsers();
  const toBundle = groups.filter(({ bundled }) => bundled);
  if (toBundle.length > 0) await bundleForNode(toBundle.flatMap(({ ending }) => testFiles(ending)));
  let printed = '';
  const print = (/** @type {string} */ text) => {
    printed += text;
    process.stdout.write(text);
  };
  const output = new OrderedOutput({ write: print }, groups.length);
  const results = await Promise.all(
    groups.map((group, i) => runGroup(group, output.writer(i), group.needsBrowser ? obstacle : undefined)),
  );
  // Once more, below thousands of lines of what passed: of a long log one is often shown the end alone.
  const failures = failuresIn(printed);
  if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.join('')}`);
  return results.reduce(addCounts, noCounts());
}

/** A sentence that says why no browser can be had; undefined when one can. */
async function obstacleToBrowsers() {
  try {
    return (await findTestChromium()) ? undefined : INSTALL_HINT;
  } catch (error) {
    return String(error);
  }
}

/**
 * @param {Group} group
 * @param {Writer} writer
 * @param {string | undefined} obstacle why it cannot run
 * @returns {Promise<Counts>}
 */
async function runGroup(group, writer, obstacle) {
  writer.write(`\n${group.name}:\n`);
  try {
    if (!obstacle) return await runAll(group, writer);
    writer.write(`${obstacle}\n`);
    return { ...noCounts(), failed: 1 };
  } finally {
    writer.end();
  }
}

/**
 * @param {Group} group
 * @param {Writer} writer
 * @returns {Promise<Counts>}
 */
async function runAll(group, writer) {
  const { lanes = 0 } = group;
  const files = testFiles(group.ending);
  if (!lanes) return runFiles(group, files, writer, {});
  const all = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runLane(
        group,
        files.filter((_file, i) => i % lanes === lane),
        writer,
      ),
    ),
  );
  return all.reduce(addCounts);
}

/**
 * @param {Group} group
 * @param {string[]} files
 * @param {Writer} writer
 */
async function runLane(group, files, writer) {
  if (!files.length) return noCounts();
  const browsers = await startSharedBrowsers();
  try {
    return await runFiles(group, files, writer, browsers.env);
  } finally {
    await browsers.stop();
  }
}

/**
 * @param {Group} group
 * @param {string[]} files
 * @param {Writer} writer
 * @param {Record<string, string>} browsers where they listen
 * @returns {Promise<Counts>}
 */
async function runFiles(group, files, writer, browsers) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'counts-'));
  const countsFile = path.join(folder, 'counts.json');
  try {
    const env = { ...process.env, ...browsers, COUNTS_FILE: countsFile };
    const ending = await run(group.args(files, countsFile), env, writer);
    const counts = readCounts(countsFile) ?? noCounts();
    if (!isSilent(counts, ending)) return counts;
    writer.write(
      `${group.name}: ended without a word of what failed, ${ending.signal ?? `with exit code ${ending.code}`}\n`,
    );
    return { ...counts, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @param {Writer} writer
 * @returns {Promise<Ending>}
 */
function run(args, env, writer) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['inherit', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => writer.write(text));
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
}

/**
 * A run that died, or that came to nothing although it has files, has failed, whatever it counted.
 * @param {Counts} counts
 * @param {Ending} ending
 */
function isSilent(counts, { code }) {
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  return counts.failed === 0 && (code !== 0 || !ran);
}

/**
 * @param {string[]} flags of Node
 * @param {string[]} files
 * @param {string} countsFile
 * @param {number} concurrency how many files run at a time
 */
function nodeTest(flags, files, countsFile, concurrency) {
  const reporters = reporterArgs({
    './scripts/reporters/node.mjs': 'stdout',
    './scripts/counts/node.mjs': countsFile,
  });
  return [...flags, '--test', `--test-concurrency=${concurrency}`, ...reporters, ...files.map(bundleOf)];
}
