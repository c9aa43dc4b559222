// The custom properties that a page may set, as the styles declare them.

/** @import { Token } from './refined.mjs' */

const COMMENT_OR_TOKEN =
  /\/\*(?<comment>[^*]*)\*\/|^\s*(?<name>--yahtzee-[\w-]+):\s*(?<value>[^;]*);|^\s*\}/gm;

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
