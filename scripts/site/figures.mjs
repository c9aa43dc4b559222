// Figures of best play and of speed, read from where a test or a benchmark has written them.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {{ name: string, value: string }} Figure */

const ROOT = new URL('../../', import.meta.url);
/** @param {string} file */
const read = (file) => readFileSync(new URL(file, ROOT), 'utf8');

const STRATEGY = read('docs/strategy.md');
const VERIFIED = read('docs/verify.txt');

/** Explanations of column heads, for readers who see the table alone. @type {Record<string, string>} */
const NAMES = {
  'expected total': 'Average total of best play',
  'bonus reached': 'Games that reach the bonus',
  'all dice alike': 'Games that score all dice alike',
  'cheapest zero': 'Cheapest zero in the first turn, with its cost',
  deviation: 'Standard deviation',
  median: 'Median',
  'most frequent': 'Most frequent total',
};

/**
 * The known figures of best play of a game.
 * @param {string} id
 * @param {string} name
 * @returns {Figure[]}
 */
export function figuresOf(id, name) {
  const told = tablesOf(STRATEGY).flatMap(([heads = [], ...rows]) =>
    rows
      .filter(([first]) => first === name)
      .flatMap((row) =>
        row.flatMap((value, i) => {
          const label = NAMES[heads[i] ?? ''];
          return label && !['–', 'not known'].includes(value) ? [{ name: label, value }] : [];
        }),
      ),
  );
  return told.length > 0 ? told : verified(id);
}

/**
 * @param {string} id
 * @returns {Figure[]}
 */
function verified(id) {
  const [, total = ''] = new RegExp(`^${id}: ([\\d.]+) in .* states`, 'm').exec(VERIFIED) ?? [];
  return total ? [{ name: NAMES['expected total'] ?? '', value: Number(total).toFixed(2) }] : [];
}

/**
 * The tables of a document, as rows of cells.
 * @param {string} text
 */
function tablesOf(text) {
  return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .filter((line) => !/^\|[\s:|-]+$/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}

/** The figures of the front page. */
export function frontFigures() {
  const total = figuresOf('yahtzee', 'Yahtzee')[0]?.value ?? '';
  const [, milliseconds = ''] =
    /^first mount and layout, the script in the cache: ([\d.]+) ms/m.exec(read('docs/runtime.txt')) ?? [];
  return [
    { value: total, what: 'points, the average of perfect play' },
    {
      value: `${kilobytes('packages/element/dist/cdn/yahtzee-game.js')} kB`,
      what: 'for a board that plays, once',
    },
    { value: `${Math.round(Number(milliseconds))} ms`, what: 'to draw it, on a processor slowed four times' },
    { value: '0', what: 'cookies, requests to others, trackers' },
  ];
}

/**
 * The size of a file as it is sent, compressed, in kB.
 * @param {string} file
 */
export function kilobytes(file) {
  return Math.round(brotliCompressSync(readFileSync(new URL(file, ROOT))).length / 1000);
}
