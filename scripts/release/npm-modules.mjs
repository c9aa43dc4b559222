// Puts the modules of a package together as `npm install` brings them. A bundler of a host makes a file for each set of
// modules that the same late files share, so that modules one by one became forty files for one board.

import path from 'node:path';
import { rollup } from 'rollup';
import { compacted, withPlainSheets } from '../minify-templates.mjs';

/**
 * By package, what becomes one file: the first modules and all that they import, but for what an earlier file holds. In
 * this order: what a page may have without lit, what every board draws with, what every board loads next.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
const FILES = {
  rules: {
    play: ['game.js', 'serialize.js', 'score.js', 'repeat.js', 'rows.js', 'crypto-dice.js', 'card-doors.js'],
    rules: ['index.js', 'engine.js'],
  },
  element: {
    view: ['view/board.js'],
    board: ['element.js'],
    rest: ['features/rest/index.js', 'features/moments/index.js'],
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
  const file = (/** @type {string} */ one) => path.join(dist, one);
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.js$/, ''), file(entry)])),
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [pureSheets()],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const files = FILES[name] ?? {};
  // An entry may register elements, so that it stays apart from what others import, unless a file begins with it.
  const firsts = new Set(Object.values(files).flat());
  const apart = new Set(entries.filter((entry) => !firsts.has(entry)).map(file));
  /** @type {Map<string, string>} */
  let places;
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    hoistTransitiveImports: false,
    manualChunks(id, { getModuleInfo }) {
      places ??= placesOf(files, file, (one) => getModuleInfo(one)?.importedIds ?? []);
      return apart.has(id) ? undefined : places.get(id);
    },
  });
  await bundle.close();
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])));
}

/** Templates without their layout, which bundlers leave in; sheets that a page does not use leave no trace. @returns {import('rollup').Plugin} */
const pureSheets = () => ({
  name: 'pure-sheets',
  transform: async (code) => ({
    code: withPlainSheets(await compacted(code)).replaceAll('plainSheet(`', '/* @__PURE__ */ plainSheet(`'),
    map: null,
  }),
});

/**
 * The file of each module that has one.
 * @param {Readonly<Record<string, readonly string[]>>} files
 * @param {(one: string) => string} file
 * @param {(id: string) => readonly string[]} importsOf
 */
function placesOf(files, file, importsOf) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const [name, firsts] of Object.entries(files)) {
    const visit = (/** @type {string} */ id) => {
      if (places.has(id)) return;
      places.set(id, name);
      importsOf(id).forEach(visit);
    };
    firsts.map(file).forEach(visit);
  }
  return places;
}
