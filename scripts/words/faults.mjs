// Compares a language with English: messages that it lacks, that are left over or that differ, as lines of its files.

/** @import { Message, Part, Words } from './parts.mjs' */

/** A game's, or its family's, own name for a row, which English does not need. */
const OWN_ROW = /^row\.[^.]+\.[^.]+$/;

/**
 * Returns a line for every fault: English, as the file of the language would have it, and what is wrong.
 * @param {string} tag
 * @param {Pick<Part, 'english' | 'words'>} part
 */
export function faultsIn(tag, { english, words }) {
  const faults = Object.entries(english).map(([key, said]) =>
    line(key, said, faultOf(tag, words[key], said)),
  );
  const left = Object.entries(words).filter(([key]) => !(key in english) && !OWN_ROW.test(key));
  return [
    ...faults.filter((fault) => fault !== undefined),
    ...left.map(([key, message]) => line(key, message, 'is left over: English does not say it')),
  ];
}

/**
 * @param {string} key
 * @param {Message} message
 * @param {string | undefined} fault
 */
const line = (key, message, fault) => fault && `'${key}': ${written(message)}, // ${fault}`;

/** @param {Message} message @returns {string} */
const written = (message) =>
  typeof message === 'string'
    ? `'${message}'`
    : `{ ${Object.entries(message)
        .map(([form, text]) => `${form}: '${text}'`)
        .join(', ')} }`;

/**
 * @param {string} tag
 * @param {Message | undefined} message
 * @param {Message} said in English
 */
function faultOf(tag, message, said) {
  if (message === undefined) return 'is missing';
  const texts = textsOf(message);
  if (!texts.every((text) => text.trim())) return 'says nothing';
  if (!texts.every((text) => text.split('*').length % 2)) return 'has a * without its second';
  const [args, needed] = [argsIn(message), argsIn(said)];
  if (args !== needed) return `needs ${needed || 'no {}'} and has ${args || 'none'}`;
  const forms = typeof said === 'string' ? [] : formsIn(tag);
  // One text may do for one and for many: "{n} poäng".
  if (typeof message === 'string' ? forms.length <= 2 : sameForms(message, forms)) return undefined;
  return forms.length ? `needs the forms ${forms.join(', ')}` : 'needs one text, without forms';
}

/** @param {Message} message @returns {readonly string[]} */
export const textsOf = (message) => (typeof message === 'string' ? [message] : Object.values(message));

/**
 * A form may leave out the number that it stands for: "one point". Any may begin with a capital letter: "{Dice}".
 * @param {Message} message
 */
function argsIn(message) {
  const args = textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [...new Set(args.map((arg) => arg.replace(/^\{\w/, (start) => start.toLowerCase())))]
    .toSorted()
    .join(' ');
}

/**
 * @param {Readonly<Record<string, string>>} message
 * @param {readonly string[]} forms
 */
const sameForms = (message, forms) => String(Object.keys(message).toSorted()) === String(forms);

/**
 * The forms that whole numbers of a game ask for, and the one for everything else.
 * @param {string} tag
 */
function formsIn(tag) {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 1000 }, (_, n) => rules.select(n));
  return [...new Set([...numbers, 'other'])].toSorted();
}
