// A module of ours with what it imports, from the sources.

import { build } from 'esbuild';

/**
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<string>} the bundle
 */
export async function bundled(options) {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@yahtzee-game/source'],
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}

/**
 * What a module exports, from its sources, which Node alone could not read.
 * @param {import('esbuild').BuildOptions} options
 */
export async function exportsOf(options) {
  const code = await bundled({ ...options, platform: 'node' });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
