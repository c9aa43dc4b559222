// Reads the messages of a language beside those of English. This needs neither a build nor generated files.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A message, or its forms. @typedef {string | Readonly<Record<string, string>>} Message */
/** By key. @typedef {Readonly<Record<string, Message>>} Words */
/**
 * The messages that a file exports under one name, in English and in the language. The path of the file begins at the
 * root of the repository.
 * @typedef {{ file: string, section: string, english: Words, words: Words }} Part
 */
/**
 * Imports of it are written out, because bundlers follow only what they can read.
 * @typedef {(tag: string) => Promise<Readonly<Record<string, Words>>>} Load
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ELEMENT = 'packages/element/src/locales';
const ROOMS = 'packages/rooms/src/element/locales';

/** The tags of all languages but English; regional forms, as `en-US`, say only what differs. */
export function languages() {
  return readdirSync(path.join(ROOT, ELEMENT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en' && !entry.name.includes('-'))
    .map(({ name }) => name);
}

/**
 * The messages of a language; one that has not been begun has the same parts, without words.
 * @param {string} tag
 */
export async function partsOf(tag) {
  const parts = await Promise.all([
    partsIn(`${ELEMENT}/${tag}/board.ts`, tag, boardWords),
    partsIn(
      `${ELEMENT}/${tag}/games.ts`,
      tag,
      (of) => import(`../../packages/element/src/locales/${of}/games.ts`),
    ),
    partsIn(
      `${ELEMENT}/${tag}/more.ts`,
      tag,
      (of) => import(`../../packages/element/src/locales/${of}/more.ts`),
    ),
    partsIn(`${ROOMS}/${tag}.ts`, tag, (of) => import(`../../packages/rooms/src/element/locales/${of}.ts`)),
  ]);
  return parts.flat();
}

/**
 * English has some of what is `core` in other languages in a file that boards load first.
 * @type {Load}
 */
async function boardWords(tag) {
  const board = await import(`../../packages/element/src/locales/${tag}/board.ts`);
  if (tag !== 'en') return board;
  const { first } = await import(`../../packages/element/src/locales/${tag}/first.ts`);
  const { rest, ...others } = board;
  return { core: { ...first, ...rest }, ...others };
}

/**
 * @param {string} file
 * @param {string} tag
 * @param {Load} load
 * @returns {Promise<Part[]>}
 */
async function partsIn(file, tag, load) {
  const words = existsSync(path.join(ROOT, file)) ? await load(tag) : {};
  return Object.entries(await load('en')).map(([section, english]) => ({
    file,
    section,
    english,
    words: words[section] ?? {},
  }));
}
