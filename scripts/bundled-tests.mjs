// Bundles the in-browser tests once for all engines. A test file loads some two hundred modules of ours, which cost
// seconds when each is asked for by itself, in every file and engine anew. What is imported late stays a file of its own.

import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { TestRunnerPlugin } from '@web/test-runner' */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEST_FILE = /\.browser\.test\.ts$/;

/**
 * Serves every test file, under its own address, with what it shares with others.
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
  const tests = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' });
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: tests.filter((file) => TEST_FILE.test(file)).map((file) => path.join('test', file)),
    outbase: ROOT,
    outdir: ROOT,
    chunkNames: 'shared/[name]-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    sourcemap: true,
    format: 'esm',
    // Not what a browser is thought to know.
    target: 'es2022',
    tsconfig: 'tsconfig.base.json',
    conditions: ['@yahtzee-game/source', 'development', 'browser'],
    // What the test runner itself serves.
    external: ['/__web-*'],
  });
  return new Map(outputFiles.map(({ path: file, text }) => [addressOf(file), text]));
}

/** @param {string} file */
function addressOf(file) {
  const address = `/${path.relative(ROOT, file).split(path.sep).join('/')}`;
  return address.replace(/\.browser\.test\.js$/, '.browser.test.ts');
}
