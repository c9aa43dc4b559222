// The page for own games finds the faults of a sheet: the line, the marked part, a sentence, and what may replace it.

import { scoreRoll } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { readSheet } from '../../../site/assets/own-game/read-sheet.js';

const SHEETS = new URL('../../../site/sheets/', import.meta.url);
const BROKEN = 'a quotation mark, comma, colon or bracket is missing here, or is one too many.';

/** A sheet of three lines, the second of which is this. */
const withLine = (line: string): string => `{ "id": "harbour",\n${line}\n"rolls": 2 }`;
const row = (score: string): string => `"rows": [{ "id": "x", "score": "${score}" }],`;

const FAULTS: Readonly<
  Record<
    string,
    readonly [text: string, line: number, marked: string, sentence: string | RegExp, mend?: string]
  >
> = {
  'a misspelt word': [
    withLine(row('fixd(20, run(4))')),
    2,
    'fixd',
    '“fixd” is not known; did you mean “fixed”?',
    'fixed',
  ],
  'a misspelt word, of which the name of the row is another': [
    withLine('"rows": [{ "id": "runn", "score": "fixed(20, runn(4))" }],'),
    2,
    'runn',
    '“runn” is not known; did you mean “run”?',
    'run',
  ],
  'a misspelt field': [
    withLine('"rowz": [],'),
    2,
    'rowz',
    '“rowz” is not known; did you mean “rows”?',
    'rows',
  ],
  'a word that is like no other': [
    withLine(row('score')),
    2,
    '"score": "score"',
    /there is no word "score"; allowed: sum, /,
  ],
  'a misspelt choice': [
    withLine('"status": "documentd", "rows": ["numbers(6)"],'),
    2,
    'documentd',
    '“documentd” is not known; did you mean “documented”?',
    'documented',
  ],
  'a comma that is missing': [withLine('"rows": ["numbers(6)"]'), 2, ']', BROKEN],
  'a comma too many': [withLine('"rows": ["numbers(6)",],'), 2, ',', BROKEN],
  'a field that is written twice': [
    withLine('"id": "again", "rows": ["numbers(6)"],'),
    2,
    '"id"',
    'this field is written twice.',
  ],
  'a row with the id of another': [
    withLine('"rows": ["numbers(6)", { "id": "ones", "score": "sum" }],'),
    2,
    '"id": "ones"',
    /^rows\[1\]\.id: "ones" is not allowed; allowed: each id once/,
  ],
  'a number that is not allowed': [
    withLine('"dice": { "count": 99 }, "rows": ["numbers(6)"],'),
    2,
    '"count": 99',
    /^dice\.count: 99 is not allowed/,
  ],
  'no rows': ['{ "id": "harbour" }', 1, '{ "id": "harbour" }', /^“rows” is missing/],
  'no text': ['  \n', 1, '  ', 'nothing is written yet.'],
};

describe('a fault is told where it is:', () => {
  for (const [name, [text, line, marked, sentence, mend]] of Object.entries(FAULTS))
    test(name, () => {
      const read = readSheet(text);
      ok(!read.ok);
      const { fault } = read;
      deepEqual([fault.line, text.slice(fault.from, fault.to), fault.mend?.text], [line, marked, mend]);
      if (typeof sentence === 'string') equal(fault.sentence, sentence);
      else ok(sentence.test(fault.sentence), fault.sentence);
    });
});

test('of several objects with the same field, the right one is marked', () => {
  const text = withLine('"rows": [{ "id": "a", "score": "sum" },\n{ "id": "b", "score": "summ" }],');
  const read = readSheet(text);
  equal(!read.ok && read.fault.line, 3);
});

/** Dice and the points of a box, by sheet and box: as the sources have it, or by what the sheet says. */
const SCORES: Readonly<
  Record<string, Readonly<Record<string, readonly (readonly [dice: string, points: number])[]>>>
> = {
  school: {
    ones: [
      ['11123', 0],
      ['11112', 1],
      ['23456', -3],
    ],
    sixes: [
      ['66666', 12],
      ['66123', -6],
    ],
    fullHouse: [['22233', 12]],
    yahtzee: [
      ['44444', 70],
      ['44443', 0],
    ],
  },
  junior: {
    ones: [
      ['11662', 4],
      ['66666', 5],
      ['23456', 1],
      ['23455', 0],
    ],
  },
};

for (const [id, boxes] of Object.entries(SCORES))
  test(`the boxes of ${id} bring what its rules say`, () => {
    const read = readSheet(readFileSync(new URL(`${id}.json`, SHEETS), 'utf8'));
    ok(read.ok);
    for (const [box, examples] of Object.entries(boxes))
      for (const [dice, points] of examples)
        equal(scoreRoll(read.ruleset, box, [...dice].map(Number)), points, `${box}: ${dice}`);
  });

test('there are ten sheets to begin with, and all of them work', () => {
  const files = readdirSync(SHEETS);
  equal(files.length, 10);
  for (const file of files)
    deepEqual([file, readSheet(readFileSync(new URL(file, SHEETS), 'utf8')).ok], [file, true]);
});
