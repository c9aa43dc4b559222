// How modules become what a page downloads; the build ships them so, and size.mjs measures them so.

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minify } from '@swc/core';
import { withPlainSheets } from './minify-templates.mjs';

/**
 * @param {string} [first] the file that is compiled as a whole when it is loaded
 * @returns {import('rollup').Plugin[]}
 */
export const shippingPlugins = (first) => [...sourcePlugins(), minified(first)];

/** How modules are found, and what becomes of them before they are put together. @returns {import('rollup').Plugin[]} */
export const sourcePlugins = () => [resolver, plainSheets];

/** One for all programs, since it remembers what it has found. */
const resolver = nodeResolve({ exportConditions: ['production', 'browser'], browser: true });

/** @type {import('@swc/core').JsMinifyOptions} */
const OPTIONS = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, inline: 1, unsafe: true, unsafe_arrows: true },
  mangle: { toplevel: true },
  // Notices of licences stay.
  format: { comments: 'some' },
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
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * @param {string | undefined} first
 * @returns {import('rollup').Plugin}
 */
function minified(first) {
  return {
    name: 'minified',
    async renderChunk(code, { fileName }, { sourcemap }) {
      const { code: text, map: json = '{}' } = await minify(code, {
        ...OPTIONS,
        sourceMap: Boolean(sourcemap),
      });
      if (fileName !== first) return { code: text, map: json };
      const map = JSON.parse(json);
      return { code: COMPILE_ALL + text, map: { ...map, mappings: `;${map.mappings}` } };
    },
  };
}
