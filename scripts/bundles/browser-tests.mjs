// Bundles the in-browser tests once for all engines. A test file loads some two hundred modules of ours, which cost
// seconds when each is requested separately, again in every file and engine.

import { context } from 'esbuild';
import path from 'node:path';
import { ROOT, TEST, testFiles } from './places.mjs';
import { TEST_BUNDLE } from './tests.mjs';

/** @import { TestRunnerPlugin } from '@web/test-runner' */

const ENDING = '.browser.test';
/** Folders in which a change makes the tests be bundled again, while the runner watches. */
const SOURCES = ['rules', 'advisor', 'element', 'rooms']
  .map((name) => path.join(ROOT, 'packages', name, 'src'))
  .concat(TEST);

/**
 * Serves every test file under its own address, and what it shares with others in `/shared/`. While the runner watches,
 * everything is bundled again after each change.
 * @returns {Promise<TestRunnerPlugin>}
 */
export async function bundledTests() {
  const bundler = await context(OPTIONS);
  const bundle = () => bundler.rebuild().then(textsOf);
  let files = bundle();
  return {
    name: 'bundled-tests',
    async serverStart({ config, fileWatcher }) {
      await files;
      if (!config.disableFileWatcher) fileWatcher.add(SOURCES).on('change', () => (files = bundle()));
    },
    async serve({ path: address }) {
      const body = (await files).get(address);
      if (body === undefined) return undefined;
      // The name of a shared file changes with what is in it.
      const cache = address.startsWith('/shared/') ? 'public, max-age=31536000, immutable' : 'no-store';
      return { body, type: address.endsWith('.map') ? 'json' : 'js', headers: { 'cache-control': cache } };
    },
    serverStop: () => bundler.dispose(),
  };
}

/** @satisfies {import('esbuild').BuildOptions} */
const OPTIONS = {
  ...TEST_BUNDLE,
  entryPoints: testFiles(`${ENDING}.ts`),
  outbase: ROOT,
  outdir: ROOT,
  write: /** @type {const} */ (false),
  // A fixed target, whatever a browser is thought to support.
  target: 'es2022',
  // Whether tests run in full: a browser has no environment variables.
  define: { 'process.env': JSON.stringify({ THOROUGH: process.env.THOROUGH }) },
  conditions: ['@yahtzee-game/source', 'development', 'browser'],
  // The test runner serves these modules itself.
  external: ['/__web-*'],
};

/**
 * The text of each file by its address.
 * @param {{ outputFiles: import('esbuild').OutputFile[] }} result
 */
const textsOf = ({ outputFiles }) =>
  new Map(outputFiles.map(({ path: file, text }) => [addressOf(file), text]));

/** @param {string} file */
function addressOf(file) {
  const address = `/${path.relative(ROOT, file).split(path.sep).join('/')}`;
  return address.endsWith(`${ENDING}.js`) ? address.replace(/js$/, 'ts') : address;
}
