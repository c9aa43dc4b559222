/** The game that a text describes, or what is wrong with it, and where. */
import { rulesetFromJSON } from '@yahtzee-game/rules/define';
import { brokenAt, rangeOf, treeOf } from './places.js';

/**
 * @import { Ruleset } from '@yahtzee-game/rules'
 * @import { Range } from './places.js'
 */

/**
 * @typedef {Range & {
 *   line: number,
 *   sentence: string,
 *   mend?: { text: string },
 * }} Fault `mend.text` may replace what is in the range
 */

/**
 * @param {string} text
 * @returns {{ ok: true, ruleset: Ruleset } | { ok: false, fault: Fault }}
 */
export function readSheet(text) {
  const tree = treeOf(text);
  const broken = brokenAt(tree);
  if (broken)
    return faulty(text, broken, 'a quotation mark, a comma or a bracket is missing or too much here.');
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return faulty(text, { from: 0, to: text.length }, `this is no JSON: ${String(error)}`);
  }
  const read = rulesetFromJSON(value);
  if (read.ok) return { ok: true, ruleset: read.ruleset };
  const { at, message, found, meant } = read;
  const around = rangeOf(text, tree, at);
  const word = found === undefined ? undefined : wordIn(text, around, found);
  return faulty(text, word ?? around, message, word && meant !== undefined ? { text: meant } : undefined);
}

/**
 * @param {string} text
 * @param {Range} range
 * @param {string} sentence
 * @param {Fault['mend']} [mend]
 * @returns {{ ok: false, fault: Fault }}
 */
function faulty(text, { from, to }, sentence, mend) {
  const end = text.indexOf('\n', from);
  const line = text.slice(0, from).split('\n').length;
  return {
    ok: false,
    // Of something of several lines, the first one is marked.
    fault: { from, to: end < 0 ? to : Math.min(to, end), line, sentence, ...(mend && { mend }) },
  };
}

/**
 * @param {string} text
 * @param {Range} range
 * @param {string} word
 * @returns {Range | undefined}
 */
function wordIn(text, { from, to }, word) {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const start = text.slice(from, to).search(new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`));
  return start < 0 ? undefined : { from: from + start, to: from + start + word.length };
}
