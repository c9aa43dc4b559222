// Bundles the in-browser tests once for all engines. A test file loads some two hundred modules of ours, which cost
// seconds when each is asked for by itself, in every file and engine anew.

import { build } from 'esbuild';
import path from 'node:path';
import { ROOT, testFiles } from './places.mjs';
import { TEST_BUNDLE } from './tests.mjs';

/** @import { TestRunnerPlugin } from '@web/test-runner' */

const ENDING = '.browser.test';

/**
 * Serves every test file under its own address, and what it shares with others in `/shared/`.
 * @returns {TestRunnerPlugin}
 */
export function bundledTests() {
  /** @type {Map<string, string>} */
  let files = new Map();
  return {
    name: 'bundled-tests',
    async serverStart() {
      files = await bundle();
    },
    serve({ path: address }) {
      const body = files.get(address);
      if (body === undefined) return undefined;
      // The name of a shared file changes with what is in it.
      const cache = address.startsWith('/shared/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      return { body, type: address.endsWith('.map') ? 'json' : 'js', headers: { 'cache-control': cache } };
    },
  };
}

/** The text of each file by its address. */
async function bundle() {
  const { outputFiles } = await build({
    ...TEST_BUNDLE,
    entryPoints: testFiles(`${ENDING}.ts`),
    outbase: ROOT,
    outdir: ROOT,
    write: false,
    // Not what a browser is thought to know.
    target: 'es2022',
    // How far a test goes; a browser knows no environment.
    define: { 'process.env': JSON.stringify({ THOROUGH: process.env.THOROUGH }) },
    conditions: ['@yahtzee-game/source', 'development', 'browser'],
    // What the test runner itself serves.
    external: ['/__web-*'],
  });
  return new Map(outputFiles.map(({ path: file, text }) => [addressOf(file), text]));
}

/** @param {string} file */
function addressOf(file) {
  const address = `/${path.relative(ROOT, file).split(path.sep).join('/')}`;
  return address.endsWith(`${ENDING}.js`) ? address.replace(/js$/, 'ts') : address;
}
