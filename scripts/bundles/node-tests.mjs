// Bundles the tests that run in Node. Every file runs in a separate process, and each process would compile the sources
// that it needs, which takes longer than most tests.

import { build } from 'esbuild';
import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { FOR_NODE, TEST } from './places.mjs';
import { TEST_BUNDLE } from './tests.mjs';

/** @import { Plugin } from 'esbuild' */

/** @param {string[]} files */
export async function bundleForNode(files) {
  rmSync(FOR_NODE, { recursive: true, force: true });
  await build({ ...NODE_BUNDLE, entryPoints: files, outbase: TEST, outdir: FOR_NODE });
}

/** Leaves packages of others to Node. @type {Plugin} */
const ownPackagesAlone = {
  name: 'own-packages-alone',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@yahtzee-game/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

/**
 * A bundle stands in another folder than its sources: `import.meta.url` stays the address of the source.
 * @type {Plugin}
 */
const sources = {
  name: 'sources',
  setup(bundle) {
    bundle.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(pathToFileURL(file).href);
      return {
        contents: source.replaceAll('import.meta.url', address),
        loader: file.endsWith('.ts') ? 'ts' : 'js',
      };
    });
  },
};

/** Our packages from their sources. @satisfies {import('esbuild').BuildOptions} */
export const NODE_BUNDLE = {
  ...TEST_BUNDLE,
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  conditions: ['@yahtzee-game/source'],
  plugins: [ownPackagesAlone, sources],
};
