// Decides which file each module of a board goes into: the first file holds what it uses itself, and each import of
// packages/element/src/loading.ts becomes one file. Rollup by itself would make dozens, one for each set of files that
// share a module.

import path from 'node:path';
import { rollup } from 'rollup';

/** @import { OutputChunk, Plugin, RollupCache } from 'rollup' */

/** Files that hold what others use as well, because most boards load them anyway. */
const COMMON = ['after-first-paint', 'other-games', 'page-language', 'players'];
/** The file of what several others use. */
const SHARED = 'shared';

/**
 * Returns the name of its file by module, and a cache that saves Rollup from reading the modules again.
 * @param {string} first the module that starts a board
 * @param {string} name of the first file
 * @param {Plugin[]} plugins
 * @returns {Promise<{ files: ReadonlyMap<string, string>, cache: RollupCache | undefined }>}
 */
export async function boardFiles(first, name, plugins) {
  const bundle = await rollup({
    input: { [name]: first },
    plugins,
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const [start] = output;
  /** @type {Map<string, string[]>} */
  const users = new Map();
  const loading = bundle.watchFiles.filter((file) => path.basename(path.dirname(file)) === 'loading');
  const entries = [...chunks.values()].filter(
    (chunk) =>
      start.dynamicImports.includes(chunk.fileName) ||
      loading.some((file) => path.parse(file).name === chunk.name),
  );
  for (const entry of entries)
    for (const { modules } of loadedWith(entry, entries, chunks))
      for (const id of Object.keys(modules)) users.set(id, [...(users.get(id) ?? []), nameOf(entry)]);
  const files = new Map([...users].map(([id, names]) => [id, fileFor(names)]));
  for (const id of Object.keys(start.modules)) files.set(id, name);
  return { files, cache: bundle.cache };
}

/**
 * A chunk with all that it loads.
 * @param {OutputChunk} entry
 * @param {readonly OutputChunk[]} entries chunks that become separate files
 * @param {ReadonlyMap<string, OutputChunk>} chunks
 */
function loadedWith(entry, entries, chunks) {
  const found = new Set([entry]);
  // A set goes on with what is added to it on the way.
  for (const { imports, dynamicImports } of found)
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(file);
      if (chunk && !chunk.isEntry && !entries.includes(chunk)) found.add(chunk);
    }
  return found;
}

/** @param {readonly string[]} users */
function fileFor(users) {
  const [only = SHARED, ...more] = users;
  return COMMON.find((name) => users.includes(name)) ?? (more.length > 0 ? SHARED : only);
}

/**
 * The name of the module, or of its folder.
 * @param {OutputChunk} entry
 */
const nameOf = ({ name, facadeModuleId }) =>
  name === 'index' ? path.basename(path.dirname(facadeModuleId ?? '')) : name;
