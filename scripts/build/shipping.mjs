// How modules become what a page downloads; the build ships them so, and size.mjs measures them so.

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minify } from '@swc/core';
import { withPlainSheets } from './minify-templates.mjs';

/**
 * @typedef {object} Heads what stands at the start of a file
 * @property {string} [first] the file that is compiled as a whole when it is loaded
 * @property {(file: import('rollup').RenderedChunk) => string} [notice] names the owners of other code in it
 */

/**
 * @param {Heads} [heads]
 * @returns {import('rollup').Plugin[]}
 */
export const shippingPlugins = (heads = {}) => [...sourcePlugins(), minified(heads)];

/**
 * How modules are found, and what becomes of them before they are put together.
 * @returns {import('rollup').Plugin[]}
 */
export const sourcePlugins = () => [resolver, plainSheets];

/** One for all programs, since it remembers what it has found. */
const resolver = nodeResolve({ exportConditions: ['production', 'browser'], browser: true });

/** @type {import('@swc/core').JsMinifyOptions} */
const OPTIONS = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, inline: 1, unsafe: true, unsafe_arrows: true },
  mangle: { toplevel: true },
  format: { comments: false },
};

/**
 * Makes style sheets of plain text, so that lit's tag for sheets with expressions is only shipped where there are any.
 * @type {import('rollup').Plugin}
 */
const plainSheets = {
  name: 'plain-sheets',
  transform: (code, id) => (/\/node_modules\//.test(id) ? null : { code: withPlainSheets(code), map: null }),
};

/** V8 then compiles all functions of the file at once, which mounts the first board of a visit a fifth earlier. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/**
 * @param {Heads} heads
 * @returns {import('rollup').Plugin}
 */
function minified({ first, notice }) {
  return {
    name: 'minified',
    async renderChunk(code, chunk, { sourcemap }) {
      const { code: text, map: json } = await minify(code, { ...OPTIONS, sourceMap: Boolean(sourcemap) });
      const heads = [chunk.fileName === first ? COMPILE_ALL : '', notice?.(chunk) ?? ''].filter(Boolean);
      const shipped = [...heads, text].join('\n');
      if (!json) return { code: shipped, map: null };
      const map = JSON.parse(json);
      return { code: shipped, map: { ...map, mappings: ';'.repeat(heads.length) + map.mappings } };
    },
  };
}
