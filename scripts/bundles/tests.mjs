// How many test files become one bundle. What several of them import is in files that they share, and what is imported
// late stays a separate file.

import { ROOT } from './places.mjs';

/** @satisfies {import('esbuild').BuildOptions} */
export const TEST_BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  chunkNames: 'shared/[name]-[hash]',
  sourcemap: true,
  format: /** @type {const} */ ('esm'),
  tsconfig: 'tsconfig.base.json',
};
