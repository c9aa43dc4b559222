// Runs the tests, and closes with one line that sums them up.
//
//   npm test                            all of them
//   npm test -- node|browser|pages      a group
//   npm test -- [--watch] FILE …        these files; with --watch again whenever something changes
//
//   node      test/**/*.node.test.ts       in Node
//   browser   test/**/*.browser.test.ts    in Chromium, Firefox and WebKit
//   pages     test/**/*.page.test.ts       pages that use what is built, driven from outside; *.built.test.ts: what is built

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findTestChromium, INSTALL_HINT } from './browsers.mjs';
import { bundleForNode } from './bundles/node-tests.mjs';
import { bundleOf, ROOT, testFiles } from './bundles/places.mjs';
import { FROM_SOURCE } from './from-source.mjs';
import { startSharedBrowsers } from './shared-browsers.mjs';

/** @typedef {'node' | 'browser' | 'pages'} Group */
/** @typedef {{ pass: number, fail: number, skipped: number }} Counts */
/** `said` is what was printed of the tests that failed. @typedef {{ counts: Counts, said: string }} Result */

/** @type {Record<Group, readonly string[]>} */
const ENDINGS = {
  node: ['.node.test.ts'],
  browser: ['.browser.test.ts'],
  pages: ['.built.test.ts', '.page.test.ts'],
};
const GROUPS = /** @type {Group[]} */ (Object.keys(ENDINGS));
const WTR = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'web-test-runner.config.mjs'];
/** Runs of page tests side by side, each with browsers of its own, since Firefox admits one client. */
const LANES = 2;

/** @param {string[]} args */
async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { watch: { type: 'boolean' } },
  });
  const whole = positionals.length === 0 ? GROUPS : GROUPS.filter((group) => positionals.includes(group));
  const files = positionals.filter((name) => !GROUPS.some((group) => group === name)).map(fileOf);
  const single = GROUPS.flatMap((group) => {
    const own = files.filter((file) => isOf(group, file));
    return own.length > 0 && !whole.includes(group) ? [{ group, files: own }] : [];
  });
  if (values.watch && (single.length !== 1 || positionals.length > files.length))
    throw new TypeError('--watch takes files, all for Node, all for browsers or all of pages.');

  await prepare(whole.includes('pages') || single.some(({ group }) => group === 'pages'));
  const [first] = single;
  if (values.watch && first) return watch(commandOf(first.group, first.files, ['--watch']));
  /** @type {Result[]} */
  const results = [];
  for (const group of whole) results.push(...(await runGroup(group)));
  for (const { group, files: own } of single)
    results.push(
      await counted((file) => run(commandOf(group, own, countsTo(group, file)), { COUNTS_FILE: file })),
    );
  return close(results);
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
  throw new TypeError(`"${name}" is no test; allowed: ${GROUPS.join(', ')}, and files of tests.`);
}

/** @param {boolean} needsBuild */
async function prepare(needsBuild) {
  const { status } = await run([needsBuild ? 'scripts/build.mjs' : 'scripts/generate.mjs']);
  if (status !== 0) throw new TypeError('The build failed, so no test was run.');
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
 * Runs all files of a group; those for Node are bundled before.
 * @param {Group} group
 * @returns {Promise<Result[]>}
 */
async function runGroup(group) {
  console.log(`\n${group}:`);
  if (group === 'browser') return [await counted((file) => run(WTR, { COUNTS_FILE: file }))];
  const files = ENDINGS[group].flatMap(testFiles);
  await bundleForNode(files);
  const bundles = files.map(bundleOf);
  if (group === 'node')
    return [
      await inNode(bundles, [
        '--conditions=@yahtzee-game/source',
        `--test-concurrency=${os.availableParallelism()}`,
      ]),
    ];
  if (!(await findTestChromium())) throw new TypeError(INSTALL_HINT);
  const lanes = Array.from({ length: LANES }, (_, lane) => bundles.filter((_file, i) => i % LANES === lane));
  return Promise.all(lanes.map(runLane));
}

/** @param {string[]} bundles */
async function runLane(bundles) {
  const browsers = await startSharedBrowsers();
  try {
    return await inNode(bundles, ['--test-concurrency=1'], browsers.env);
  } finally {
    await browsers.stop();
  }
}

/**
 * @param {string[]} bundles
 * @param {string[]} flags
 * @param {Record<string, string>} [env]
 */
const inNode = (bundles, flags, env) =>
  counted((file) =>
    run(['--enable-source-maps', '--test', ...flags, ...countsTo('node', file), ...bundles], env),
  );

/**
 * The options with which a run prints what failed, and writes its counts to a file.
 * @param {Group} group
 * @param {string} file
 */
const countsTo = (group, file) =>
  group === 'browser'
    ? []
    : [
        '--test-reporter=dot',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${file}`,
      ];

/**
 * Counts the tests of a run by the lines such as `# pass 12` in the file that it writes. A run that fails without a test
 * that failed, or that has no test, has failed.
 * @param {(file: string) => Promise<{ status: number | null, text: string }>} start
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
 * Runs Node and shows what it prints.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ status: number | null, text: string }>}
 */
function run(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
      process.stdout.write(part);
    });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, text })));
}

/**
 * Runs Node until it is ended; the terminal belongs to it.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function watch(args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/**
 * Shows once more what failed, since it may be far above, and sums up.
 * @param {Result[]} results
 */
function close(results) {
  for (const { said } of results) console.log(said);
  const sum = (/** @type {keyof Counts} */ name) => results.reduce((n, { counts }) => n + counts[name], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('pass')} passed, ${sum('fail')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sum('fail') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
