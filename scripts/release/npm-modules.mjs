// Puts the modules of a package together as `npm install` brings them. Bundlers make a file for each set of modules
// that the same late files share: of modules published one by one they would make forty files for one board.

import path from 'node:path';
import { rollup } from 'rollup';
import { compacted, withPlainSheets } from '../build/minify-templates.mjs';

/**
 * The modules that become one file each, with all that they import, except for what an earlier file holds. In this
 * order: what every board plays with, the dice from seeds that it loads next, all other rules; in the element, what
 * every board draws with, what it loads next.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
const FILES = {
  rules: {
    play: [
      'play/game.js',
      'records/serialize.js',
      'vocabulary/score.js',
      'vocabulary/repeat.js',
      'vocabulary/rows.js',
      'dice/crypto-dice.js',
      'dice/dice-range.js',
      'play/card-doors.js',
    ],
    seeds: ['dice/source.js'],
    rules: ['index.js'],
  },
  element: {
    board: ['element.js'],
    rest: ['loading/after-first-paint.js'],
  },
};

/** Whether the modules of a package are put together. @param {string} name */
export const isPutTogether = (name) => name in FILES;

/**
 * Returns the modules as they are published, by path in `dist`.
 * @param {string} dist the folder of the built modules
 * @param {string} name of the package
 * @param {readonly string[]} entries paths in `dist` that the package exports
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function npmModules(dist, name, entries) {
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.js$/, ''), path.join(dist, entry)])),
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [wordsOfCdn(dist), pureSheets()],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    hoistTransitiveImports: false,
    manualChunks: Object.fromEntries(
      Object.entries(FILES[name] ?? {}).map(([file, modules]) => [
        file,
        modules.map((one) => path.join(dist, one)),
      ]),
    ),
  });
  await bundle.close();
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])));
}

/**
 * The words of a language are in `cdn` already: modules that import them take them from there.
 * @param {string} dist
 * @returns {import('rollup').Plugin}
 */
const wordsOfCdn = (dist) => ({
  name: 'words-of-cdn',
  resolveId(source, importer) {
    const file = path.relative(dist, path.resolve(path.dirname(importer ?? dist), source));
    const [, tag, part] = /^locales\/([\w-]+)\/(board|more)\.js$/.exec(file) ?? [];
    return importer && tag ? { id: path.join(dist, `cdn/words/${tag}-${part}.js`), external: true } : null;
  },
});

/**
 * Templates without their layout, which bundlers leave in; sheets that a page does not use leave no trace.
 * @returns {import('rollup').Plugin}
 */
const pureSheets = () => ({
  name: 'pure-sheets',
  transform: async (code) => ({
    code: withPlainSheets(await compacted(code)).replaceAll('plainSheet(`', '/* @__PURE__ */ plainSheet(`'),
    map: null,
  }),
});
