// What `tsc -b` leaves to do in packages/element/dist:
//
//   *.js         templates without their layout, the same for bundlers as in the one-file build: a board that was
//                rendered ahead is the page's own only if both sides have the same templates
//   css/*.css    the styles of each shadow tree as a file, for pages whose policy allows no others

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import { minifyTemplates } from './minify-templates.mjs';

const DIST = fileURLToPath(new URL('../packages/element/dist', import.meta.url));
const CSS = path.join(DIST, 'css');

await Promise.all(modules().map(compact));
await writeSheets();

function modules() {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js') && !name.startsWith(`cdn${path.sep}`));
}

/** @param {string} name */
async function compact(name) {
  const file = path.join(DIST, name);
  const code = readFileSync(file, 'utf8');
  const compacted = await withoutLayout(code);
  if (compacted !== code) writeFileSync(file, compacted);
}

/**
 * @param {string} code
 * @returns {Promise<string>}
 */
async function withoutLayout(code) {
  const { transform } = minifyTemplates();
  if (typeof transform !== 'function') throw new Error('the plugin has changed its shape');
  // All that it needs of Rollup is the parser.
  const context = /** @type {import('rollup').TransformPluginContext} */ ({ parse: parseAst });
  const result = await transform.call(context, code, '');
  return typeof result === 'object' && result ? (result.code ?? code) : code;
}

async function writeSheets() {
  const { trees, wholeSheetOf } = await import('../packages/element/dist/ssr/sheets.js');
  mkdirSync(CSS, { recursive: true });
  for (const tree of trees) writeFileSync(path.join(CSS, `${tree}.css`), `${wholeSheetOf(tree)}\n`);
}
