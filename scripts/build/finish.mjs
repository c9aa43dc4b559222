// Finishes the output of `tsc -b` in packages/element/dist, and with templates in packages/rooms/dist/element:
//
//   *.js         templates without their layout, the same for bundlers as in the one-file build: a board that was
//                rendered ahead is the page's own only if both sides have the same templates
//   css/*.css    the styles of each shadow tree as a file, for pages whose policy allows no others

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compacted } from './minify-templates.mjs';

const DIST = fileURLToPath(new URL('../../packages/element/dist', import.meta.url));
/** The folders of modules with templates of elements. */
const ELEMENTS = [DIST, fileURLToPath(new URL('../../packages/rooms/dist/element', import.meta.url))];
const CSS = path.join(DIST, 'css');

await Promise.all(ELEMENTS.flatMap(modulesIn).map(compact));
await writeSheets();

/** @param {string} folder */
function modulesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js') && !name.startsWith(`cdn${path.sep}`))
    .map((name) => path.join(folder, name));
}

/** @param {string} file */
async function compact(file) {
  const code = readFileSync(file, 'utf8');
  const text = await compacted(code);
  if (text !== code) writeFileSync(file, text);
}

async function writeSheets() {
  const { tags, wholeSheetOf } = await import('../../packages/element/dist/server/sheets.js');
  mkdirSync(CSS, { recursive: true });
  for (const tag of tags) writeFileSync(path.join(CSS, `${tag}.css`), `${wholeSheetOf(tag)}\n`);
}
