// Which branches of the rules and the element no test reaches: runs their tests in Node and in Chromium, lists what is
// missed with `--list`, and fails below the least share.
//
//   node scripts/coverage.mjs [--list]

// @ts-expect-error -- it has no types
import { mergeProcessCovs } from '@bcoe/v8-coverage';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import v8ToIstanbul from 'v8-to-istanbul';
import { bundleForNode } from './bundles/node-tests.mjs';
import { bundleOf, FOR_NODE, ROOT, testFiles } from './bundles/places.mjs';
import { missedBranches } from './coverage/missed.mjs';

/** @import { Profiler } from 'node:inspector' */
/** @import { FileCoverage } from './coverage/missed.mjs' */

/** The least share of branches that tests reach, by package, in per cent. */
const LEAST = { rules: 98, element: 95 };
/** Made by scripts, and words. */
const NOT_OURS = /\/(generated|locales)\//;

process.exitCode = await main(process.argv.includes('--list'));

/** @param {boolean} lists */
async function main(lists) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  try {
    const runs = [await reachedInNode(folder), ...reachedInChromium(folder)];
    const shares = Object.entries(LEAST).map(([name, least]) => tell(name, least, runs, lists));
    return shares.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Prints what tests reach of a package; returns whether it is enough.
 * @param {string} name
 * @param {number} least
 * @param {Record<string, FileCoverage>[]} runs
 * @param {boolean} lists
 */
function tell(name, least, runs, lists) {
  const source = path.join(ROOT, 'packages', name, 'src');
  const files = [...new Set(runs.flatMap((run) => Object.keys(run)))].filter(
    (file) => file.startsWith(source + path.sep) && !NOT_OURS.test(file),
  );
  let [all, missed] = [0, 0];
  for (const file of files.toSorted()) {
    const found = missedBranches(runs.flatMap((run) => run[file] ?? []));
    all += found.all;
    missed += found.missed.length;
    if (lists)
      for (const { line, column } of found.missed)
        console.log(`${path.relative(ROOT, file)}:${line}:${column + 1}`);
  }
  const share = 100 - (100 * missed) / all;
  console.log(
    `${name}: ${share.toFixed(1)} % of ${all} branches in ${files.length} files (at least ${least} %)`,
  );
  return share >= least;
}

/** @param {string} folder */
async function reachedInNode(folder) {
  const files = testFiles('.node.test.ts').filter((file) => /[\\/](rules|element)[\\/]/.test(file));
  await bundleForNode(files);
  const raw = path.join(folder, 'v8');
  const settings = ['--enable-source-maps', '--conditions=@yahtzee-game/source', '--test-reporter=dot'];
  run([...settings, '--test', ...files.map(bundleOf)], { NODE_V8_COVERAGE: raw });
  /** @type {{ result: Profiler.ScriptCoverage[] }} */
  const { result } = mergeProcessCovs(
    readdirSync(raw).map((name) => JSON.parse(readFileSync(path.join(raw, name), 'utf8'))),
  );
  const bundles = result.filter(({ url }) => url.startsWith(pathToFileURL(FOR_NODE).href));
  return Object.assign({}, ...(await Promise.all(bundles.map(inSources))));
}

/**
 * Resolves to what was reached of the sources of a bundle; each source is in one bundle alone.
 * @param {Profiler.ScriptCoverage} bundle
 * @returns {Promise<Record<string, FileCoverage>>}
 */
async function inSources({ url, functions }) {
  const converter = v8ToIstanbul(fileURLToPath(url));
  await converter.load();
  converter.applyCoverage(functions);
  return converter.toIstanbul();
}

/**
 * Returns what each test file has reached.
 * @param {string} folder
 * @returns {Record<string, FileCoverage>[]}
 */
function reachedInChromium(folder) {
  const report = path.join(folder, 'chromium.json');
  run(['node_modules/@web/test-runner/dist/bin.js', '--config', 'web-test-runner.config.mjs'], {
    COVERAGE_FILE: report,
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/**
 * Runs Node; its output is of interest if it fails.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(args, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\n${args[0]}: failed`);
}
