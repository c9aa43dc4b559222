// The custom properties that a page may set, as the styles declare them.

import { readFileSync } from 'node:fs';

/** @import { Token } from './refined.mjs' */

/** The modules that declare them. */
const STYLES = [
  'parts/styles/tokens',
  'parts/styles/later-tokens',
  'parts/styles/player-tokens',
  'parts/dice/coloured-dice-styles',
];

const COMMENT_OR_TOKEN =
  /\/\*(?<comment>[^*]*)\*\/|^\s*(?<name>--yahtzee-[\w-]+):\s*(?<value>[^;]*);|^\s*\}/gm;

/** All of them, in the order of the styles. */
export function allTokens() {
  return STYLES.flatMap((style) =>
    tokensIn(readFileSync(new URL(`../../packages/element/src/${style}.ts`, import.meta.url), 'utf8')),
  );
}

/**
 * A comment describes the declarations below it, to the next comment or the end of the rule.
 * @param {string} source
 * @returns {Token[]}
 */
export function tokensIn(source) {
  let description = '';
  return [...source.matchAll(COMMENT_OR_TOKEN)].flatMap(({ groups: { comment, name, value } = {} }) => {
    if (name && value) return [{ name, default: value, description, syntax: syntaxOf(value) }];
    description = (comment ?? '').trim().replace(/\.$/, '');
    return [];
  });
}

/** @param {string} value */
function syntaxOf(value) {
  if (/^[\d.]+em$/.test(value)) return '<length>';
  return /^[\d.]+$/.test(value) ? '<number>' : '<color>';
}
