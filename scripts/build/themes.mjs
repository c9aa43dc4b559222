// Writes the style sheets for pages, minified: packages/element/src/yahtzee-game.css beside the script in
// packages/element/dist/cdn, and the presets of packages/element/src/themes to packages/element/dist/themes. Each tells
// every board the colours of its picture, by which players choose it. All stand inside a question for `light-dark()`:
// bundlers that replace this function for older browsers do so with additional variables, which are set only where the
// same sheet sets `color-scheme`, and leave alone what asks for it.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { allTokens } from '../manifest/tokens.mjs';

const ELEMENT = fileURLToPath(new URL('../../packages/element', import.meta.url));
const SOURCE = path.join(ELEMENT, 'src/themes');
const BUILT = path.join(ELEMENT, 'dist/themes');
const CDN = path.join(ELEMENT, 'dist/cdn');

/** The names of the presets, which are those of the files. */
export const THEMES = readdirSync(SOURCE)
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.basename(file, '.css'));

/** The style sheet that reserves the place of a board. */
const RESERVING = 'yahtzee-game.css';

export function writeThemes() {
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  for (const name of THEMES) writeFileSync(path.join(BUILT, `${name}.css`), builtTheme(name));
  mkdirSync(CDN, { recursive: true });
  const css = readFileSync(path.join(ELEMENT, 'src', RESERVING), 'utf8');
  writeFileSync(path.join(CDN, RESERVING), transformSync(css, { loader: 'css', minify: true }).code);
}

/**
 * A preset as it is published.
 * @param {string} name
 */
export function builtTheme(name) {
  const css = readFileSync(path.join(SOURCE, `${name}.css`), 'utf8');
  const guarded = `@supports (color: light-dark(#000, #fff)) {${css}${pictureOf(name, css)}}`;
  return transformSync(guarded, { loader: 'css', minify: true }).code;
}

/** The tokens that a picture shows, by what it calls them. */
const SHOWN = {
  tray: '--yahtzee-tray',
  die: '--yahtzee-die',
  pip: '--yahtzee-pip',
  line: '--yahtzee-die-line',
};

/**
 * A rule with the colours of a preset, as `--yahtzee-felt-tray`.
 * @param {string} name
 * @param {string} css
 */
export function pictureOf(name, css) {
  const tokens = new Map(allTokens().map((token) => [token.name, token.default]));
  const [, own = ''] = /^[^{]*{([^}]*)}/.exec(css.replace(/\/\*[^]*?\*\//g, '')) ?? [];
  for (const [, token = '', value = ''] of own.matchAll(/(--[\w-]+): ([^;]+);/g)) tokens.set(token, value);
  /** @type {(token: string) => string} */
  const resolved = (token) =>
    (tokens.get(token) ?? '').replace(/var\((--[\w-]+)\)/g, (_, other) => resolved(other));
  const colours = Object.entries(SHOWN).map(
    ([part, token]) => `--yahtzee-${name}-${part}:${resolved(token)};`,
  );
  return `yahtzee-game{${colours.join('')}}`;
}
