// Runs test files against mutants, each run in a process of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleOf, ROOT, TEST } from '../bundles/places.mjs';

/**
 * `time`: milliseconds without a mutant; `reached`: the numbers of the mutants whose place it reaches.
 * @typedef {{ file: string, tested: string, time: number, reached: Set<string> }} TestFile
 * @typedef {{ mutant: Mutant, isReached: boolean, foundBy: TestFile | undefined }} Trial
 * @import { Mutant } from './sample.mjs'
 */

/** A mutant may loop for ever: no run takes this many times as long as without it, and some seconds more. */
const PATIENCE = 4;
const GRACE = 5000;

const address = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
const ARGS = [
  '--conditions=@yahtzee-game/source',
  // A mutant may also ask for all the memory there is.
  '--max-old-space-size=1024',
  `--import=${address('switch.mjs')}`,
  `--test-reporter=${address('first-failure.mjs')}`,
];

/**
 * Resolves to the files, the quickest first. Their tests have to pass without a mutant.
 * @param {string[]} files
 * @returns {Promise<TestFile[]>}
 */
export async function runWithout(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
  try {
    const tests = await sideBySide(files, async (file, i) => {
      const record = path.join(folder, String(i));
      const from = performance.now();
      if (!(await passes(file, { REACHED_FILE: record }, 600_000)))
        throw new Error(`${file} fails as it is.`);
      const reached = new Set(readFileSync(record, 'utf8').split('\n'));
      return {
        file,
        tested: path.dirname(path.relative(TEST, file)),
        time: performance.now() - from,
        reached,
      };
    });
    return tests.toSorted((a, b) => a.time - b.time);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Tries every mutant against the tests of its package that reach it, until one fails: first those that found one in the
 * same source, the latest before the others, then the quickest.
 * @param {Mutant[]} mutants
 * @param {TestFile[]} tests
 * @param {(trial: Trial) => void} tell
 */
export function tryAll(mutants, tests, tell) {
  /** @type {Map<string, TestFile[]>} */
  const finders = new Map();
  return sideBySide(mutants, async (mutant) => {
    const found = finders.get(mutant.file) ?? [];
    const reaching = [...new Set([...found, ...tests])].filter(
      ({ tested, reached }) => mutant.file.startsWith(`packages/${tested}/`) && reached.has(mutant.number),
    );
    const foundBy = await firstToFail(mutant, reaching);
    if (foundBy) finders.set(mutant.file, [foundBy, ...found]);
    const trial = { mutant, isReached: reaching.length > 0, foundBy };
    tell(trial);
    return trial;
  });
}

/**
 * @param {Mutant} mutant
 * @param {TestFile[]} tests
 */
async function firstToFail({ number }, tests) {
  for (const test of tests) {
    if (!(await passes(test.file, { MUTANT: number }, Math.ceil(PATIENCE * test.time) + GRACE))) return test;
  }
  return undefined;
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} settings
 * @param {number} timeout
 * @returns {Promise<boolean>}
 */
function passes(file, settings, timeout) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    spawn(process.execPath, [...ARGS, bundleOf(file)], {
      cwd: ROOT,
      env,
      stdio: 'ignore',
      timeout,
      killSignal: 'SIGKILL',
    }).on('close', (code) => resolve(code === 0));
  });
}

/**
 * Resolves to the results of a task for every item, as many at a time as there are processors.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => Promise<R>} task
 */
async function sideBySide(items, task) {
  /** @type {R[]} */
  const results = [];
  const left = items.entries();
  const work = async () => {
    for (const [i, item] of left) results[i] = await task(item, i);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return results;
}
