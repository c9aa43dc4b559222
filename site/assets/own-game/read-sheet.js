/** The game that a text describes, or what is wrong with it, and where. */
import { rulesetFromJSON } from '@yahtzee-game/rules/define';
import { brokenAt, rangeOf, repeatedAt, treeOf } from './places.js';

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
  const whole = { from: 0, to: text.length };
  if (!text.trim()) return faulty(text, whole, 'nothing is written yet.');
  const tree = treeOf(text);
  const broken = brokenAt(text, tree);
  if (broken)
    return faulty(
      text,
      broken,
      'a quotation mark, comma, colon or bracket is missing here, or is one too many.',
    );
  const repeated = repeatedAt(text, tree);
  if (repeated) return faulty(text, repeated, 'this field is written twice.');
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return faulty(text, whole, `this is no JSON: ${String(error)}`);
  }
  const read = rulesetFromJSON(value);
  if (read.ok) return { ok: true, ruleset: read.ruleset };
  const { at, message, found, meant } = read;
  const place = rangeOf(text, tree, at);
  if (found === undefined || meant === undefined) return faulty(text, place.all, inWords(message));
  const isName = at === found || at.endsWith(`.${found}`);
  const word = wordIn(text, (isName && place.name) || place.value, found);
  const sentence = `“${found}” is not known; did you mean “${meant}”?`;
  return faulty(text, word ?? place.all, sentence, word && { text: meant });
}

/**
 * A sentence of the rules in the words of somebody who writes a sheet.
 * @param {string} message
 */
const inWords = (message) => message.replace(/^(\S+): undefined is not allowed;/, '“$1” is missing;');

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
