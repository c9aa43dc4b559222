// How modules become what a page downloads; the build ships them so, and size.mjs measures them so.

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minify } from 'terser';

/** @returns {import('rollup').Plugin[]} */
export function shippingPlugins() {
  return [resolving(), minified()];
}

/** @type {import('terser').MinifyOptions} */
const OPTIONS = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, unsafe: true, unsafe_arrows: true, unsafe_methods: true },
  // Notices stay.
  // Notices of licences, and a hint that the compiler of browsers reads.
  format: { comments: /^!|^# allFunctions/ },
};

/**
 * Minifies in this thread. Rollup's own plugin starts workers for each bundle, which took longer than all the rest of
 * the build.
 * @returns {import('rollup').Plugin}
 */
function minified() {
  return {
    name: 'minified',
    async renderChunk(code, _chunk, { sourcemap }) {
      const { code: text = '', map } = await minify(code, { ...OPTIONS, sourceMap: Boolean(sourcemap) });
      return { code: text, map: typeof map === 'object' ? JSON.stringify(map) : (map ?? null) };
    },
  };
}

/** How modules are found. @returns {import('rollup').Plugin} */
export function resolving() {
  return nodeResolve({ exportConditions: ['production', 'browser'] });
}
