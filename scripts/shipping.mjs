// How modules become what a page downloads; the build ships them so, and size.mjs measures them so.

import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** @returns {import('rollup').Plugin[]} */
export function shippingPlugins() {
  return [
    nodeResolve({ exportConditions: ['production', 'browser'] }),
    // @ts-expect-error -- its types say that it is CommonJS, which it is not
    terser({
      ecma: 2022,
      module: true,
      compress: { passes: 3, unsafe_arrows: true },
      format: { comments: false },
    }),
  ];
}
