// Writes the pages: templates of `site/pages` and documents of the repository, by Eleventy.

import { Eleventy } from '@11ty/eleventy';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../packages/element/dist/generated/games.js';
import { FILES } from '../../packages/element/dist/words/files.js';
import { publicNames } from '../public-names.mjs';
import { THEMES } from '../build/themes.mjs';
import { documents } from './documents.mjs';
import { examples } from './examples.mjs';
import { frontFigures, kilobytes } from './figures.mjs';
import { familiesOfGames } from './games.mjs';
import { amendMarkdown } from './markdown.mjs';
import { codeBlock, relativeLinks, withBoards } from './html.mjs';
import { navigation } from './navigation.mjs';
import { opponents } from './opponents.mjs';
import { elements } from './reference.mjs';
import { firstTurn } from './transcripts.mjs';

/** @import { EleventyConfig, WrittenPage } from '@11ty/eleventy' */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = path.join(ROOT, 'site/pages');
/** The page that servers show for what they do not have. */
const NOT_FOUND = '/404.html';
const ENTRIES = publicNames();

/**
 * Writes every page below `output`, and returns them.
 * @param {string} output
 * @returns {Promise<readonly WrittenPage[]>}
 */
export async function writePages(output) {
  const data = await dataOfPages();
  /** @type {WrittenPage[]} */
  const written = [];
  const eleventy = new Eleventy(path.relative(process.cwd(), PAGES), path.relative(process.cwd(), output), {
    configPath: null,
    quietMode: true,
    config: (config) => configure(config, data, written),
  });
  eleventy.disableLogger();
  await eleventy.write();
  return written;
}

async function dataOfPages() {
  const families = await familiesOfGames();
  const all = documents();
  return {
    families,
    games: families.flatMap((family) => family.games),
    documents: all,
    navigation: navigation(all),
    elements: elements(),
    examples: examples(),
    figures: frontFigures(),
    firstTurn: firstTurn(),
    ids: games.map(({ id }) => id),
    packages: ['element', 'rules', 'advisor', 'rooms'].map(typesOf),
    languages: languages(),
    opponents: await opponents(),
    themes: THEMES,
    weight: kilobytes('packages/element/dist/cdn/yahtzee-game.js'),
    sheets: sheets(),
    reports: Object.fromEntries(['runtime', 'verify'].map((name) => [name, report(name)])),
  };
}

/** The languages of a board, in their own words: English, which is inside of it, and those that it has files for. */
const languages = () =>
  ['en', ...Object.keys(FILES)].toSorted().map((id) => ({
    id,
    name: new Intl.DisplayNames([id], { type: 'language', fallback: 'code' }).of(id) ?? id,
  }));

/** Rule sheets to begin with, and their names: the shortest first. */
function sheets() {
  const folder = path.join(ROOT, 'site/sheets');
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trimEnd())
    .toSorted((a, b) => a.length - b.length)
    .map((text) => ({ name: JSON.parse(text).words.en.name, text }));
}

/** The exports of a package's index, without elements, which have their own reference. @param {string} name */
function typesOf(name) {
  const all = (ENTRIES.get(name)?.[0]?.names ?? [])
    .filter(({ isElement }) => !isElement)
    .map((one) => ({ ...one, code: codeBlock(one.code, 'ts') }));
  return { name, callable: all.filter(({ isType }) => !isType), types: all.filter(({ isType }) => isType) };
}

/** @param {string} name */
function report(name) {
  return readFileSync(path.join(ROOT, `docs/${name}.txt`), 'utf8');
}

/**
 * @param {EleventyConfig} config
 * @param {Awaited<ReturnType<typeof dataOfPages>>} data
 * @param {WrittenPage[]} written
 */
function configure(config, data, written) {
  config.setUseGitIgnore(false);
  config.setTemplateFormats('njk,md');
  config.setIncludesDirectory('../layouts');
  config.setLayoutsDirectory('../layouts');
  for (const [name, value] of Object.entries(data)) config.addGlobalData(name, () => value);
  config.addFilter('code', codeBlock);
  config.addFilter('words', wordsOf);
  config.addFilter('named', named);
  config.addFilter('sentence', sentenceOf);
  config.amendLibrary('md', (markdown) => amendMarkdown(markdown, data.documents));
  for (const { file, url, title, text } of data.documents)
    config.addTemplate(`documents/${url.slice(1, -1).replaceAll('/', '-')}.md`, text, {
      layout: 'docs.njk',
      permalink: `${url}index.html`,
      templateEngineOverride: 'md',
      title,
      file,
    });
  config.addTransform('site', async function finish(content) {
    const { url } = this.page;
    const whole = await withBoards(content);
    // Servers show this page at addresses of any depth, where relative links would lead astray.
    const html = url === NOT_FOUND ? whole : relativeLinks(whole, url);
    written.push({ url, outputPath: url, content: html });
    return html;
  });
}

/**
 * A sentence of a manifest or a comment as HTML: what stands between backticks is code.
 * @param {string} text
 */
function wordsOf(text = '') {
  const safe = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
  return safe.replace(/`([^`]+)`/g, '<code>$1</code>');
}

/**
 * A description of a manifest begins in lower case.
 * @param {string} text
 */
function sentenceOf(text = '') {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Those of a list that have one of these ids, in their order.
 * @param {readonly { id: string }[]} list
 * @param {readonly string[]} ids
 */
function named(list, ids) {
  return ids.flatMap((id) => list.filter((one) => one.id === id));
}
