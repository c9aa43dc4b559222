// How modules become what a page downloads; the build ships them so, and size.mjs measures them so.

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { minify } from 'terser';
import { withPlainSheets } from './minify-templates.mjs';

/**
 * @param {string} [preamble] the first line of the file
 * @returns {import('rollup').Plugin[]}
 */
export function shippingPlugins(preamble = '') {
  return [...sourcePlugins(), minified(preamble)];
}

/** @type {import('terser').MinifyOptions} */
const OPTIONS = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, inline: 1, unsafe: true, unsafe_arrows: true },
  // Notices of licences stay.
  format: { comments: /^!/ },
};

/** @type {import('esbuild').TransformOptions} */
const SHORT_NAMES = { minifyIdentifiers: true, target: 'es2022', format: 'esm', legalComments: 'inline' };

/**
 * Makes style sheets of plain text, so that lit's tag for sheets with expressions is only shipped where there are any.
 * @returns {import('rollup').Plugin}
 */
function plainSheets() {
  return {
    name: 'plain-sheets',
    transform: (code, id) =>
      /\/node_modules\//.test(id) ? null : { code: withPlainSheets(code), map: null },
  };
}

/**
 * Minifies in this thread. Rollup's own plugin starts workers for each bundle, which took longer than all the rest of
 * the build.
 * @param {string} preamble
 * @returns {import('rollup').Plugin}
 */
function minified(preamble) {
  return {
    name: 'minified',
    async renderChunk(code, _chunk, { sourcemap }) {
      // Names that esbuild has made short, private ones too, compress better when terser has counted them again.
      const short = await transform(code, { ...SHORT_NAMES, sourcemap: sourcemap ? 'external' : false });
      const sourceMap = sourcemap ? { content: short.map } : false;
      const { code: text = '', map } = await minify(short.code, {
        ...OPTIONS,
        format: { ...OPTIONS.format, preamble },
        sourceMap,
      });
      return { code: text, map: typeof map === 'object' ? JSON.stringify(map) : (map ?? null) };
    },
  };
}

/** How modules are found, and what becomes of them before they are put together. @returns {import('rollup').Plugin[]} */
export function sourcePlugins() {
  return [nodeResolve({ exportConditions: ['production', 'browser'], browser: true }), plainSheets()];
}
