// Writes the presets of packages/element/src/themes, minified, to packages/element/dist/themes.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { transformSync } from 'esbuild';

const ELEMENT = fileURLToPath(new URL('../packages/element', import.meta.url));
const SOURCE = path.join(ELEMENT, 'src/themes');
const BUILT = path.join(ELEMENT, 'dist/themes');

/** The names of the presets, which are those of the files. */
export const THEMES = readdirSync(SOURCE)
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.basename(file, '.css'));

export function writeThemes() {
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  for (const name of THEMES) writeFileSync(path.join(BUILT, `${name}.css`), minified(name));
}

/** @param {string} name */
function minified(name) {
  const css = readFileSync(path.join(SOURCE, `${name}.css`), 'utf8');
  return transformSync(css, { loader: 'css', minify: true }).code;
}
