// Runs the tests, and closes with one line that sums them up.
//
//   npm test                            those that need nothing built: node and browser
//   npm test -- node|browser|pages      one or more groups
//   npm test -- [--watch] FILE …        these files; with --watch again whenever something changes
//
//   node      test/**/*.node.test.ts       in Node
//   browser   test/**/*.browser.test.ts    in Chromium, Firefox and WebKit
//   pages     test/**/*.page.test.ts       pages that use what is built, driven from outside; *.built.test.ts: what is
//             built

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findTestChromium, INSTALL_HINT } from './browsers/browsers.mjs';
import { bundleForNode } from './bundles/node-tests.mjs';
import { bundleOf, ROOT, testFiles } from './bundles/places.mjs';
import { FROM_SOURCE, reportedTo } from './from-source.mjs';
import { startSharedBrowsers } from './browsers/shared-browsers.mjs';

/** @typedef {'node' | 'browser' | 'pages'} Group */
/** @typedef {{ pass: number, fail: number, skipped: number }} Counts */
/** `said` is what was printed of the tests that failed. @typedef {{ counts: Counts, said: string }} Result */
/**
 * Whole groups, and single files of others.
 * @typedef {{ whole: Group[], single: Map<Group, string[]>, watch: boolean }} Request
 */

/** @type {Record<Group, readonly string[]>} */
const ENDINGS = {
  node: ['.node.test.ts'],
  browser: ['.browser.test.ts'],
  pages: ['.built.test.ts', '.page.test.ts'],
};
const GROUPS = /** @type {Group[]} */ (Object.keys(ENDINGS));
/** The tests of pages take longest, and a build before; CI runs them, and who changes what is built or the site. */
const FROM_SOURCES = GROUPS.filter((group) => group !== 'pages');
const WTR = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'web-test-runner.config.mjs'];
/** The number of parallel runs of page tests, each with separate browsers, since Firefox admits one client. */
const LANES = 3;

/** Something is wrong with what was asked for; its message is all that there is to say. */
class Refusal extends Error {}

/** @param {Request} request */
async function main({ whole, single, watch }) {
  if (!(await prepare(new Set([...whole, ...single.keys()]))))
    return close([failed('The build failed, so no test was run.')]);
  // A browser that has to be fetched is fetched once, before several groups look for it.
  if (whole.some((group) => group !== 'node')) await findTestChromium();
  if (watch) {
    const [[group, files] = []] = single;
    return group && files ? watched(commandOf(group, files, ['--watch'])) : 1;
  }
  /** @type {Result[]} */
  const results = [];
  // The tests in Node keep all processors busy. Browsers and pages wait a lot, so they run side by side.
  if (whole.includes('node')) results.push(...(await runGroup('node')));
  const others = whole.filter((group) => group !== 'node').map(runGroup);
  results.push(...(await Promise.all(others)).flat());
  for (const [group, files] of single) results.push(await runSingle(group, files));
  return close(results);
}

/**
 * @param {string[]} args
 * @returns {Request}
 */
function asked(args) {
  const { values, positionals } = parsed(args);
  const whole =
    positionals.length === 0 ? FROM_SOURCES : GROUPS.filter((group) => positionals.includes(group));
  const files = positionals.filter((name) => !GROUPS.some((group) => group === name)).map(fileOf);
  /** @type {Request['single']} */
  const single = new Map();
  for (const group of GROUPS) {
    const own = files.filter((file) => isOf(group, file));
    if (own.length > 0 && !whole.includes(group)) single.set(group, own);
  }
  const { watch = false } = values;
  if (watch && (single.size !== 1 || whole.length > 0))
    throw new Refusal('--watch takes files, all for Node, all for browsers or all of pages.');
  return { whole, single, watch };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { watch: { type: 'boolean' } } });
  } catch (error) {
    throw error instanceof Error ? new Refusal(error.message) : error;
  }
}

/**
 * @param {Group} group
 * @param {string} file
 */
const isOf = (group, file) => ENDINGS[group].some((ending) => file.endsWith(ending));

/** @param {string} name */
function fileOf(name) {
  const file = path.resolve(name);
  if (existsSync(file) && GROUPS.some((group) => isOf(group, file))) return file;
  throw new Refusal(`"${name}" is no test; allowed: ${GROUPS.join(', ')}, and files of tests.`);
}

/**
 * Makes what tests need: those of pages everything, the others what is generated, and in browsers the description of the
 * elements with which they compare them. Resolves to whether that could be made.
 * @param {ReadonlySet<Group>} groups
 */
async function prepare(groups) {
  const steps = groups.has('pages')
    ? [['scripts/build.mjs', '--site']]
    : [
        ['scripts/generate.mjs'],
        ...(groups.has('browser') ? [[...FROM_SOURCE, 'scripts/manifest.mjs']] : []),
      ];
  for (const step of steps) if ((await run(step)).status !== 0) return false;
  return true;
}

/**
 * Returns the arguments with which Node runs single files, from their sources.
 * @param {Group} group
 * @param {string[]} files
 * @param {string[]} options
 */
function commandOf(group, files, options) {
  if (group === 'browser') return [...WTR, '--group', 'default', ...options, '--files', ...files];
  const source = group === 'node' ? FROM_SOURCE : ['--import', 'tsx'];
  return [...source, '--test', ...options, ...files];
}

/**
 * @param {Group} group
 * @param {string[]} files
 */
const runSingle = (group, files) =>
  counted((counts) =>
    group === 'browser'
      ? run(commandOf(group, files, []), { COUNTS_FILE: counts })
      : run(commandOf(group, files, reportedTo({ stdout: 'dot', [counts]: 'tap' }))),
  );

/**
 * Runs all files of a group; those for Node are bundled before.
 * @param {Group} group
 * @returns {Promise<Result[]>}
 */
async function runGroup(group) {
  console.log(`\n${group}:`);
  if (group === 'browser') return [await counted((counts) => run(WTR, { COUNTS_FILE: counts }))];
  const files = ENDINGS[group].flatMap(testFiles);
  await bundleForNode(files);
  if (group === 'node') {
    const flags = ['--conditions=@yahtzee-game/source', `--test-concurrency=${os.availableParallelism()}`];
    return [await counted((counts) => run(inNode(flags, counts, files.map(bundleOf))))];
  }
  if (!(await findTestChromium())) return [failed(INSTALL_HINT)];
  const left = [...files];
  const lanes = Array.from({ length: LANES }, () => runLane(left));
  return (await Promise.all(lanes)).flat();
}

/**
 * @param {string[]} flags
 * @param {string} counts
 * @param {string[]} bundles
 */
const inNode = (flags, counts, bundles) => [
  '--enable-source-maps',
  // Otherwise the frames of libraries hide the line of the test.
  '--stack-trace-limit=50',
  '--test',
  ...flags,
  ...reportedTo({ stdout: 'dot', [counts]: 'tap' }),
  ...bundles,
];

/**
 * Runs one file after the other, as long as any are left, and says how each went.
 * @param {string[]} left which several lanes take from
 */
async function runLane(left) {
  /** @type {Result[]} */
  const results = [];
  const browsers = await startSharedBrowsers();
  try {
    for (let file = left.shift(); file; file = left.shift()) {
      const [start, bundle] = [performance.now(), bundleOf(file)];
      const result = await counted((counts) => run(inNode([], counts, [bundle]), browsers.env, false));
      results.push(result);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const { pass, fail } = result.counts;
      const name = path.relative(ROOT, file).padEnd(48);
      console.log(`${fail > 0 ? `✖ ${name} ${fail} failed` : `✔ ${name} ${pass} tests`}, ${seconds} s`);
    }
  } finally {
    await browsers.stop();
  }
  return results;
}

/**
 * Counts the tests of a run by the lines such as `# pass 12` in the file that it writes. A run that fails without a
 * test that failed, or that has no test, has failed.
 * @param {(counts: string) => Promise<{ status: number | null, text: string }>} start
 * @returns {Promise<Result>}
 */
async function counted(start) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tests-'));
  const file = path.join(folder, 'counts');
  const { status, text } = await start(file);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  rmSync(folder, { recursive: true });
  const of = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(written)?.[1] ?? 0);
  const counts = {
    pass: of('pass'),
    fail: of('fail') + of('cancelled'),
    skipped: of('skipped') + of('todo'),
  };
  if (counts.fail === 0 && (status !== 0 || counts.pass + counts.skipped === 0)) counts.fail = 1;
  return { counts, said: counts.fail > 0 ? text.slice(Math.max(0, text.lastIndexOf('Failed tests:'))) : '' };
}

/**
 * A run that could not begin.
 * @param {string} why
 * @returns {Result}
 */
const failed = (why) => ({ counts: { pass: 0, fail: 1, skipped: 0 }, said: why });

/**
 * Runs Node, and shows what it prints unless told otherwise.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [isShown]
 * @returns {Promise<{ status: number | null, text: string }>}
 */
function run(args, env, isShown = true) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
      if (isShown) process.stdout.write(part);
    });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, text })));
}

/**
 * Runs Node until it is ended; the terminal belongs to it.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function watched(args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/**
 * Shows once more what failed, since it may be far above, and sums up.
 * @param {Result[]} results
 */
function close(results) {
  for (const { said } of results) if (said) console.log(said);
  const sum = (/** @type {keyof Counts} */ name) => results.reduce((n, { counts }) => n + counts[name], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('pass')} passed, ${sum('fail')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sum('fail') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(asked(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
