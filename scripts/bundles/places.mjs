// Where tests are, and where their bundles are.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const TEST = path.join(ROOT, 'test');
/** The folder of the bundles that Node runs; those for browsers stay in memory. */
export const FOR_NODE = path.join(TEST, 'dist');

/**
 * The test files whose names have this ending.
 * @param {string} ending
 */
export function testFiles(ending) {
  const all = readdirSync(TEST, { recursive: true, encoding: 'utf8' });
  return all
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(TEST, file))
    .toSorted();
}

/**
 * Whether a test file tests more if THOROUGH is set, as in `npm run verify`: it imports a helper that depends on this.
 * @param {string} file
 */
export const goesFarther = (file) =>
  /from '(?:\.\.\/)+harness\/(?:extent|fuzz|games\/some-forms)\.js'/.test(readFileSync(file, 'utf8'));

/**
 * The bundle of a test file.
 * @param {string} file
 */
export function bundleOf(file) {
  return path.join(FOR_NODE, path.relative(TEST, file)).replace(/\.ts$/, '.js');
}
