// Measures what pages download (brotli at its best) against size-limits.json: built files, added up, or a few lines of
// code, bundled and minified, without the packages named in `without`. A limit is today's size with 5 % of room.
//
//   node scripts/size.mjs [--update]      --update: every limit becomes today's size with 5 % of room

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rollup } from 'rollup';
import { shippingPlugins } from './build/shipping.mjs';

/** @typedef {{ files?: string[], code?: string[], without?: string[], limit: number }} Budget */

const ROOM = 1.05;

const ROOT = new URL('../', import.meta.url);
const LIMITS = new URL('size-limits.json', ROOT);

// No such file: the name that the lines of an entry get, in a folder from which the packages are found.
const ENTRY = fileURLToPath(new URL('size-entry.js', ROOT));

/** @type {Record<string, Budget>} */
const budgets = JSON.parse(readFileSync(LIMITS, 'utf8'));
const isUpdate = process.argv.includes('--update');

for (const [name, budget] of Object.entries(budgets)) {
  const bytes = await sizeOf(budget);
  if (isUpdate) budget.limit = Math.ceil(bytes * ROOM);
  const isTooLarge = bytes > budget.limit;
  if (isTooLarge) process.exitCode = 1;
  const [size, limit] = [bytes, budget.limit].map((number) => `${number} B`.padStart(9));
  console.log(`${name.padEnd(28)}${size}, limit ${limit}${isTooLarge ? ': TOO LARGE' : ''}`);
}
if (isUpdate) writeFileSync(LIMITS, `${JSON.stringify(budgets, null, 2)}\n`);

/** @param {Budget} budget */
async function sizeOf({ files = [], code, without }) {
  const contents = code
    ? [await bundled(code, without)]
    : files.map((file) => readFileSync(new URL(file, ROOT)));
  return contents.map(brotliSize).reduce((a, b) => a + b);
}

/**
 * @param {string[]} lines
 * @param {string[]} without packages that are not counted
 */
async function bundled(lines, without = []) {
  const bundle = await rollup({
    input: ENTRY,
    external: without,
    plugins: [entryOf(lines), ...shippingPlugins()],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return Buffer.from(atOnce(output).join('\n'));
}

/**
 * The files that a page loads at once: the first chunk and those that it imports, not those that are imported later.
 * @param {import('rollup').RollupOutput['output']} output
 */
function atOnce([entry, ...others]) {
  const chunks = [entry];
  for (const { imports } of chunks) {
    for (const other of others) {
      if (other.type === 'chunk' && imports.includes(other.fileName) && !chunks.includes(other))
        chunks.push(other);
    }
  }
  return chunks.map(({ code }) => code);
}

/**
 * @param {string[]} lines
 * @returns {import('rollup').Plugin}
 */
function entryOf(lines) {
  return {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? lines.join('\n') : null),
  };
}

/** @param {Buffer} content */
function brotliSize(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
