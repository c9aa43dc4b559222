// Measures what a page downloads (brotli at its best, 1 kB = 1024 B) against the budgets of size-limits.json.
//
//   node scripts/size.mjs [--update]      --update: today's sizes become the ones to compare with
//
// An entry is a built file, or a name for a few lines of code that are bundled and minified first. `limit`
// fails, `goal` is only shown, `last` is the size that --update wrote. Packages named in `without` are not counted. Of
// files with a `*` in their path the largest counts.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rollup } from 'rollup';
import { shippingPlugins } from './shipping.mjs';

/** @typedef {{ code?: string[], without?: string[], limit: number, goal?: number, last: number }} Budget */
/** @typedef {Budget & { name: string, bytes: number }} Measured */

const ROOT = new URL('../', import.meta.url);
const BUDGETS = new URL('size-limits.json', ROOT);

// No such file: the name that the lines of an entry get, in a folder from which the packages are found.
const ENTRY = fileURLToPath(new URL('size-entry.js', ROOT));

/** @type {Record<string, Budget>} */
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'));

const measured = await Promise.all(Object.entries(budgets).map(measure));
print(measured);
if (process.argv.includes('--update')) update(measured);
if (measured.some(isTooLarge)) process.exitCode = 1;

/**
 * @param {[string, Budget]} entry
 * @returns {Promise<Measured>}
 */
async function measure([name, budget]) {
  const contents = budget.code ? [await bundled(budget.code, budget.without)] : matching(name).map(built);
  return { ...budget, name, bytes: Math.max(...contents.map(brotliSize)) };
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
 * What a page loads at once: the first chunk and those that it imports, not those that are imported later.
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

/** The files whose paths have some folder in place of a `*`. @param {string} file */
function matching(file) {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [file];
  const folders = existsSync(new URL(before, ROOT)) ? readdirSync(new URL(before, ROOT)) : ['*'];
  return folders.map((folder) => before + folder + after);
}

/** @param {string} file */
function built(file) {
  const url = new URL(file, ROOT);
  if (!existsSync(url)) throw new Error(`${file} does not exist: run \`npm run build\` first`);
  return readFileSync(url);
}

/** @param {Buffer} content */
function brotliSize(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/** @param {Measured[]} rows */
function print(rows) {
  const table = rows.map((row) => [row.name, `${row.bytes} B`, change(row), limit(row)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  for (const [name = '', ...numbers] of table) {
    const cells = numbers.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log([name.padEnd(widths[0] ?? 0), ...cells].join('   '));
  }
}

/** @param {Measured} row */
function change({ bytes, last }) {
  if (last === 0) return 'new';
  const difference = bytes - last;
  return `${difference > 0 ? '+' : ''}${difference} B`;
}

/** @param {Measured} row */
function limit(row) {
  const goal = row.goal ? `, goal ${kilobytes(row.goal)}` : '';
  const verdict = isTooLarge(row) ? 'TOO LARGE' : 'ok';
  return `limit ${kilobytes(row.limit)}${goal}: ${verdict}`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

/** @param {Measured} row */
function isTooLarge({ bytes, limit: most }) {
  return bytes > most;
}

/** @param {Measured[]} rows */
function update(rows) {
  const entries = rows.map(({ name, bytes, ...budget }) => [name, { ...budget, last: bytes }]);
  writeFileSync(BUDGETS, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
