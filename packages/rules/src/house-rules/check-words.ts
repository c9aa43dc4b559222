/** Checks the words of a game: whether each is a short text, and whether what it names is there. */
import type { Spec, WordsOfGame } from '../model/spec.js';
import { checkCount, checkObject, fail, optional } from './checks.js';
import * as fields from './spec-fields.js';

const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;
const MAX_LANGUAGES = 50;
const MAX_NAME = 60;
const MAX_HELP = 200;

/** @throws RangeError with one sentence that names the field, its value and what is allowed. */
export function checkWords({ words, ...spec }: Spec): void {
  if (words === undefined) return;
  const languages = Object.keys(Object(words) as object);
  checkObject('words', words, languages);
  checkCount('words.length', languages.length, 0, MAX_LANGUAGES);
  for (const language of languages) {
    if (!LANGUAGE.test(language)) fail('words', language, 'tags of languages, such as "en" or "pt-BR"');
    checkLanguage(`words.${language}`, words[language], spec);
  }
}

function checkLanguage(field: string, words: WordsOfGame | undefined, spec: Spec): void {
  checkObject(field, words, fields.WORDS);
  const { categories, derived = [], bonuses = [], columns = [] } = spec;
  const rows = [...categories, ...derived];
  const named = {
    rows: [...rows, ...bonuses].map(({ id }) => id),
    help: rows.map(({ id }) => id),
    columns: columns.map(({ id }) => id),
    sections: [...new Set(rows.map(({ section }) => section))],
  };
  optional(`${field}.name`, words?.name, (place, text) => checkShort(place, text, MAX_NAME));
  for (const kind of ['rows', 'help', 'columns', 'sections'] as const)
    optional(`${field}.${kind}`, words?.[kind], (place, texts) => {
      checkObject(place, texts, named[kind]);
      for (const [id, text] of Object.entries(texts as object))
        checkShort(`${place}.${id}`, text, kind === 'help' ? MAX_HELP : MAX_NAME);
    });
}

function checkShort(field: string, text: unknown, most: number): void {
  const isShort = typeof text === 'string' && text.length <= most && /^\P{C}+$/u.test(text);
  if (!isShort) fail(field, text, `a text of 1 to ${most} characters in one line`);
}
