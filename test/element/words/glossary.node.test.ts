// The glossary for translators agrees with the words of every language.

import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textsOf } from '../../../scripts/words/faults.mjs';
import { languages, partsOf } from '../../../scripts/words/parts.mjs';

const FILE = new URL('../../../packages/element/src/locales/GLOSSARY.md', import.meta.url);

/** The tables of the document, row by row, without the line below their headings. */
const [speech = [], ...tables] = readFileSync(FILE, 'utf8')
  .split('\n\n')
  .filter((block) => block.startsWith('| '))
  .map((table) => table.trim().split('\n').map(cellsOf).toSpliced(1, 1));

test('every language has its words there, and uses them', async () => {
  const tags = new Map(speech.map(([cell = '']) => [cell.split(' ')[0], cell.split('`')[1] ?? '']));
  const columns = tables.filter(([heads]) => heads?.[0] === 'English').flatMap(columnsOf);
  const found = columns.map(({ head }) => tags.get(head) ?? head);
  deepEqual(found.toSorted(), languages());
  const said = await Promise.all(found.map(textOf));
  const unused = columns.flatMap(({ head, cells }, i) => {
    const words = cells.flatMap((cell) => cell.split(', '));
    return words.filter((word) => !startOf(word).test(said[i] ?? '')).map((word) => `${head}: ${word}`);
  });
  deepEqual(unused, []);
});

test('the keys that it explains are there', async () => {
  const known = (await partsOf('en')).flatMap(({ english }) => Object.keys(english));
  const rows = tables.find(([heads]) => heads?.[0] === 'key') ?? [];
  const keys = rows.flatMap((cells) => cells.join(' ').match(/(?<=`)[\w.]+\b(?=[.*]*`)/g) ?? []);
  deepEqual(
    keys.filter((key) => !known.some((one) => one === key || one.startsWith(`${key}.`))),
    [],
  );
});

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The columns of a table, except the first. */
function columnsOf([heads = [], ...rows]: readonly string[][]) {
  return heads.map((head, i) => ({ head, cells: rows.map((row) => row[i] ?? '') })).slice(1);
}

async function textOf(tag: string): Promise<string> {
  const messages = (await partsOf(tag)).flatMap(({ words }) => Object.values(words));
  return messages.flatMap(textsOf).join('\n');
}

const startOf = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word}`, 'iu');
