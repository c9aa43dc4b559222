// Bundles modules of the packages, from their sources.

import { build } from 'esbuild';

/**
 * A module with what it imports, as text.
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<string>}
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
 * The exports of a module, which Node could not load from the sources by itself.
 * @param {import('esbuild').BuildOptions} options
 */
export async function exportsOf(options) {
  const code = await bundled({ ...options, platform: 'node' });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
