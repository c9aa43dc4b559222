// Makes one bundle of many test files. What several of them import is in files that they share, and what is imported
// late stays a file of its own.

import { build } from 'esbuild';
import { ROOT } from './places.mjs';

/** @import { BuildOptions } from 'esbuild' */

/**
 * @template {BuildOptions} Own
 * @param {string[]} files
 * @param {Own} own what is special about it
 */
export function bundleTests(files, own) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: files,
    bundle: true,
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    sourcemap: true,
    format: 'esm',
    tsconfig: 'tsconfig.base.json',
    ...own,
  });
}
