// Reads the messages of a language, file by file, beside those of English. This needs neither a build nor generated
// files.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A message, or its forms. @typedef {string | Readonly<Record<string, string>>} Message */
/** By key. @typedef {Readonly<Record<string, Message>>} Words */
/**
 * A file of a language, named from the root of the repository.
 * @typedef {{ file: string, english: Words, words: Words }} Part
 */
/**
 * Imports of it are written out, because bundlers follow only what they can read.
 * @typedef {(tag: string) => Promise<object>} Load
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ELEMENT = 'packages/element/src/locales';
const ROOMS = 'packages/rooms/src/element';
/** Files that only combine the words of others. */
const PUT_TOGETHER = ['index.ts', 'board.ts', 'more.ts'];
/** It has the files that every language but English has. */
const COMPLETE = 'de';

/** The tags of all languages but English; regional forms, as `en-US`, say only what differs. */
export function languages() {
  return readdirSync(path.join(ROOT, ELEMENT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en' && !entry.name.includes('-'))
    .map(({ name }) => name);
}

/**
 * The files of a language; one that has not been begun has the same files, without words.
 * @param {string} tag
 */
export function partsOf(tag) {
  const sets = readdirSync(path.join(ROOT, ELEMENT, COMPLETE)).filter((file) => !PUT_TOGETHER.includes(file));
  return Promise.all([
    ...sets.map((file) =>
      partOf(
        `${ELEMENT}/${tag}/${file}`,
        tag,
        (of) => import(`../../packages/element/src/locales/${of}/${file}`),
      ),
    ),
    partOf(
      `${ROOMS}/locales/${tag}.ts`,
      tag,
      (of) => import(`../../packages/rooms/src/element/locales/${of}.ts`),
    ),
    partOf(
      `${ROOMS}/kiosk/locales/${tag}.ts`,
      tag,
      (of) => import(`../../packages/rooms/src/element/kiosk/locales/${of}.ts`),
    ),
    partOf(
      `${ROOMS}/leaderboard/locales/${tag}.ts`,
      tag,
      (of) => import(`../../packages/rooms/src/element/leaderboard/locales/${of}.ts`),
    ),
  ]);
}

/**
 * @param {string} file
 * @param {string} tag
 * @param {Load} load
 * @returns {Promise<Part>}
 */
async function partOf(file, tag, load) {
  const words = existsSync(path.join(ROOT, file)) ? await load(tag) : {};
  return { file, english: wordsIn(await load('en')), words: wordsIn(words) };
}

/**
 * @param {object} module
 * @returns {Words}
 */
const wordsIn = (module) => Object.assign({}, ...Object.values(module));
