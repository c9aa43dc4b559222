/** What may be written at a place of a sheet: fields, from the published schema, and words of the vocabulary. */
import { WORDS } from '../../../packages/rules/dist/sheets/words.js';
import schema from '../../../packages/rules/rule-sheet.schema.json';

/** @import { Kind, Word } from '../../../packages/rules/dist/sheets/words.js' */
/** @typedef {{ label: string, detail?: string, info?: string, brackets?: boolean }} Suggestion */
/** @typedef {{ description?: string, properties?: Record<string, Part>, items?: Part, anyOf?: Part[], enum?: string[] }} Part */

/** The kind of the text at each place that has one; `*` is any number. */
const KINDS = /** @type {Readonly<Record<string, Kind>>} */ ({
  'rows.*': 'rows',
  'rows.*.score': 'score',
  order: 'order',
  'columns.*.order': 'order',
  wins: 'pattern',
  'repeat.place': 'place',
  'repeat.bonus': 'extra',
  'repeat.opponents': 'strike',
  'tokens.change': 'change',
});

/**
 * The fields that the object at a path may have.
 * @param {readonly (string | number)[]} path
 * @returns {readonly Suggestion[]}
 */
export const fieldsAt = (path) =>
  partsAt(path).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([label, { description = '' }]) => ({ label, info: description })),
  );

/**
 * What may be written at the end of a text that begins so: words of the kind that is wanted there.
 * @param {readonly (string | number)[]} path
 * @param {string} before
 * @returns {readonly Suggestion[]}
 */
export function wordsAt(path, before) {
  const kind = KINDS[path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')];
  if (!kind) return partsAt(path).flatMap(({ enum: values = [] }) => values.map((label) => ({ label })));
  const wanted = kindAfter(kind, before);
  return Object.entries(WORDS).flatMap(([label, word]) =>
    word.kind === wanted ? [{ label, detail: detailOf(word), brackets: word.takes.length > 0 }] : [],
  );
}

/**
 * The parts of the schema for a path: a value may be of several kinds.
 * @param {readonly (string | number)[]} path
 */
function partsAt(path) {
  let parts = forms(/** @type {Part} */ (schema));
  for (const step of path)
    parts = parts.flatMap(({ properties, items }) => {
      const next = typeof step === 'number' ? items : properties?.[step];
      return next ? forms(next) : [];
    });
  return parts;
}

/** @param {Part} part @returns {readonly Part[]} */
const forms = (part) => (part.anyOf ? part.anyOf.flatMap(forms) : [part]);

/**
 * The kind that is wanted where a text ends, by the brackets that are open there.
 * @param {Kind} whole
 * @param {string} before
 * @returns {Kind | undefined}
 */
function kindAfter(whole, before) {
  /** @type {{ kind: Kind | undefined, word: Word | undefined, index: number }[]} */
  const open = [{ kind: whole, word: undefined, index: 0 }];
  for (const [sign, name] of before.matchAll(/([A-Za-z]\w*)\s*\(|[(),]/g)) {
    const last = open.at(-1);
    if (sign === ')') open.pop();
    else if (sign === ',') {
      if (last) [last.index, last.kind] = [last.index + 1, takenBy(last.word, last.index + 1)];
    } else {
      const word = name !== undefined && Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
      open.push({ kind: takenBy(word, 0), word, index: 0 });
    }
  }
  return open.at(-1)?.kind;
}

/**
 * @param {Word | undefined} word
 * @param {number} index
 * @returns {Kind | undefined}
 */
const takenBy = (word, index) => word?.takes[index] ?? word?.more?.[0];

/** @param {Word} word */
function detailOf({ takes, more }) {
  if (takes.length === 0) return '';
  return `(${[...takes, ...(more ? ['…'] : [])].join(', ')})`;
}
