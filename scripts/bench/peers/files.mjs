// What pages of the benchmark load: our build as it is shipped, each peer in one module, all compressed beforehand.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { MODULES } from './install.mjs';
import { DATA } from './list.mjs';

/** @import { Peer } from './list.mjs' */
/** @typedef {{ type: string, content: Buffer }} File the content is brotli */
/** @typedef {{ script: string, styles: string[] }} Parts by address */

const CDN = fileURLToPath(new URL('../../../packages/element/dist/cdn/', import.meta.url));
const ENTRIES = fileURLToPath(new URL('entries/', import.meta.url));

/**
 * @param {Peer[]} peers
 * @returns {Promise<{ files: Map<string, File>, parts: Map<Peer, Parts> }>}
 */
export async function filesOf(peers) {
  const files = ours();
  files.set(`/${DATA}`, compressed(DATA, readFileSync(path.join(MODULES, DATA))));
  /** @type {Map<Peer, Parts>} */
  const parts = new Map();
  for (const peer of peers) parts.set(peer, peer.entry ? await bundle(peer.entry, files) : OUR_PARTS);
  return { files, parts };
}

/** @type {Parts} */
const OUR_PARTS = { script: '/cdn/yahtzee-game.js', styles: [] };

/** The one-file build, and what it may import later. @returns {Map<string, File>} */
function ours() {
  if (!existsSync(CDN)) throw new Error('Our own board is not built: run `npm run build` first.');
  const names = readdirSync(CDN, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const wanted = names.filter((name) => name === 'yahtzee-game.js' || name.startsWith('features'));
  return new Map(
    wanted.map((name) => [
      `/cdn/${name.replaceAll(path.sep, '/')}`,
      compressed(name, readFileSync(path.join(CDN, name))),
    ]),
  );
}

/**
 * @param {string} entry
 * @param {Map<string, File>} files where the bundle goes
 * @returns {Promise<Parts>}
 */
async function bundle(entry, files) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ENTRIES, entry)],
    outdir: ENTRIES,
    nodePaths: [MODULES],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['production'],
  });
  const names = outputFiles.map((output) => {
    const name = `/${path.basename(output.path)}`;
    files.set(name, compressed(name, Buffer.from(output.contents)));
    return name;
  });
  return { script: `/${entry}`, styles: names.filter((name) => name.endsWith('.css')) };
}

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html',
};

/** @param {string} name @param {Buffer} content @returns {File} */
export function compressed(name, content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { type: TYPES[path.extname(name)] ?? '', content: brotliCompressSync(content, { params }) };
}
