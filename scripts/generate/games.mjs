// Facts about the games of the catalogue: for the picker, and in the table of docs/games.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportsOf } from './bundled.mjs';

/** @import { Facts } from './game-facts.js' */

const FACTS = fileURLToPath(new URL('game-facts.ts', import.meta.url));
const DOCUMENT = new URL('../../docs/games.md', import.meta.url);

/** @returns {Promise<Record<string, string>>} */
export async function games() {
  const { factsOfGames } = await exportsOf({ entryPoints: [FACTS] });
  /** @type {readonly Facts[]} */
  const facts = await factsOfGames();
  writeTable(facts);
  return { 'packages/element/src/generated/games.ts': forPicker(facts) };
}

/** @param {readonly Facts[]} facts */
function forPicker(facts) {
  return `import type { GameFacts } from '../picker/game-facts.js';

/** The shipped games in the order of the catalogue. */
export const games: readonly GameFacts[] = [
${facts.map(({ shown }) => `  ${JSON.stringify(shown)},\n`).join('')}];
`;
}

/**
 * Brings the table up to date, and leaves everything else in that document alone.
 * @param {readonly Facts[]} facts
 */
function writeTable(facts) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const table = /^\| name .*\n\| -.*\n(?:\|.*\n)*/m.exec(text)?.[0];
  if (!table) throw new Error('docs/games.md has no table of games');
  const renewed = tableOf([
    ['name', 'id', 'dice', 'boxes', 'source', 'status'],
    ...facts.map(({ name, source, status, shown: { id, dice, boxes } }) =>
      [name, `\`${id}\``, dice, boxes, source, status].map(String),
    ),
  ]);
  if (renewed !== table)
    writeFileSync(
      DOCUMENT,
      text.replace(table, () => renewed),
    );
}

/** @param {string[][]} rows the heads first */
function tableOf([heads = [], ...rows]) {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  /** @param {string[]} cells @param {string} fill */
  const line = (cells, fill = ' ') =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0, fill)).join(' | ')} |\n`;
  const rule = line(
    heads.map(() => ''),
    '-',
  );
  return [line(heads), rule, ...rows.map((row) => line(row))].join('');
}
