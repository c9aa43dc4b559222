// Fills the tables in docs/strategy.md and docs/strategy/*.md. Every figure comes from a solved game:
//
//   <!-- figures: boxes yatzy -->
//   <!-- /figures -->
//
// takes what the table `boxes` says of Yatzy.
//
//   npm run build && node docs/strategy/figures/fill.mjs [name of a page]

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { entries, firstRoll, secondRoll, zeros } from './first-turn.mjs';
import { choices, straights, turn } from './one-turn.mjs';
import { printed } from './printed.mjs';
import { boxes, games, high, options, sureTotals, totals } from './whole-game.mjs';

const DOCS = fileURLToPath(new URL('../../', import.meta.url));
const FIGURES = /(?<=<!-- figures: (?<what>.+) -->\n)[^]*?(?=<!-- \/figures -->)/g;

/** The tables, by the names that the pages call them. @type {Readonly<Record<string, (...args: string[]) => Promise<string>>>} */
const TABLES = {
  boxes,
  choices,
  entries,
  'first-roll': firstRoll,
  games,
  high,
  options,
  printed,
  'second-roll': secondRoll,
  'sure-totals': sureTotals,
  straights,
  totals,
  turn,
  zeros,
};

/** The pages about strategy, in `docs`. */
export const PAGES = ['strategy.md', ...pagesIn('strategy')];

/** @param {string} folder */
function pagesIn(folder) {
  const names = readdirSync(path.join(DOCS, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

/** @param {string} page */
export const readPage = (page) => readFileSync(path.join(DOCS, page), 'utf8');

/**
 * The page, with its tables as they are worked out now.
 * @param {string} page
 */
export async function withFigures(page) {
  const text = readPage(page);
  /** @type {Map<string, string>} */
  const tables = new Map();
  for (const { groups } of text.matchAll(FIGURES)) {
    const what = groups?.what ?? '';
    tables.set(what, await tableOf(what));
  }
  const filled = text.replace(FIGURES, (_, what) => `\n${tables.get(what)}\n\n`);
  const file = path.join(DOCS, page);
  return format(filled, { ...(await resolveConfig(file)), parser: 'markdown' });
}

/**
 * One table: its name and what it is about.
 * @param {string} what
 */
export async function tableOf(what) {
  const [name = '', ...about] = what.split(' ');
  const table = TABLES[name];
  if (!table)
    throw new RangeError(`figures: there is no table "${name}"; tables: ${Object.keys(TABLES).join(', ')}`);
  return table(...about);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [only = ''] = process.argv.slice(2);
  for (const page of PAGES.filter((name) => name.includes(only)))
    writeFileSync(path.join(DOCS, page), await withFigures(page));
}
