// The list of the element's languages, from the folders of their words.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../../packages/element/src/locales', import.meta.url));
const GENERATED = 'packages/element/src/generated';
/** It is inside the board. */
const ENGLISH = 'en';

export function languages() {
  const tags = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
    .map(({ name }) => name)
    .toSorted();
  const sets = setsOfWords(tags[0] ?? ENGLISH);
  return {
    [`${GENERATED}/word-sets.ts`]: wordSets(sets),
    [`${GENERATED}/locales.ts`]: locales(tags, sets),
  };
}

/**
 * Every language has the same files: one for each set of words, and one that says which there are.
 * @param {string} tag
 */
function setsOfWords(tag) {
  return readdirSync(path.join(LOCALES, tag))
    .map((file) => path.parse(file).name)
    .filter((name) => name !== 'index')
    .toSorted();
}

/** @param {readonly string[]} sets */
function wordSets(sets) {
  return `/** The files of a language: a board loads those that it needs. */
export const WORD_SETS = [
${sets.map((set) => `  '${set}',\n`).join('')}] as const;

export type WordSet = (typeof WORD_SETS)[number];
`;
}

/**
 * Each import is written out, because bundlers follow only what they can read.
 * @param {readonly string[]} tags
 * @param {readonly string[]} sets
 */
function locales(tags, sets) {
  return `import type { WordSet } from './word-sets.js';

export type Files = Readonly<Partial<Record<WordSet, () => Promise<object>>>>;

/** By tag, the files of every shipped language but English; a regional one has those of what it says otherwise. */
export const FILES: Readonly<Record<string, Files>> = {
${tags.map((tag) => filesOf(tag, sets)).join('')}};
`;
}

/**
 * @param {string} tag
 * @param {readonly string[]} sets
 */
function filesOf(tag, sets) {
  const own = sets.filter((set) => existsSync(path.join(LOCALES, tag, `${set}.ts`)));
  const imports = own.map((set) => `    ${set}: () => import('../locales/${tag}/${set}.js'),\n`);
  return `  ${tag.includes('-') ? `'${tag}'` : tag}: {\n${imports.join('')}  },\n`;
}
