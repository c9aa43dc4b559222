/**
 * Reads `test/fixtures/rulesets/<id>.txt`: what a rule sheet promises, in plain text, independent of the code.
 *
 *     # a comment
 *     source Hasbro leaflet                           where the rules are from, as the ruleset says it
 *     boxes 13                                        how many boxes the sheet has …
 *     sheet ones twos threes …                        … and their rows from top to bottom
 *     range 5 1575                                    the least and the greatest total
 *     include ../rows/numbers.txt                     the lines of another file stand here
 *     fullHouse 2-2-5-5-5 = 25                        box, dice, points, jokers aside
 *     after yahtzee 44444: fours 44444 = 20 + 100     after these turns: box, dice, points, extra points
 *     after yahtzee 44444: chance 44444 = barred      … or that the box may not be filled
 *     total ones 11123, twos 22213 = 9                these turns come to this total, bonuses included
 *     [joker=none]                                    from here on the game with these options
 *
 * What a part with options does not say anew is as in the first part.
 */

import { readdirSync, readFileSync } from 'node:fs';
import type { Options, OptionValue } from '@yahtzee-game/rules';
import { titleOf } from './shipped.js';

/** Box and dice score so many points. */
export interface ScoreRow {
  readonly kind: 'score';
  readonly text: string;
  readonly box: string;
  readonly dice: string;
  readonly points: number;
}
/** After some turns, box and dice bring this: `20`, `20 + 100` or `barred`. */
export interface AfterRow {
  readonly kind: 'after';
  readonly text: string;
  readonly turns: string;
  readonly box: string;
  readonly dice: string;
  readonly offer: string;
}
/** Turns come to a total. */
export interface TotalRow {
  readonly kind: 'total';
  readonly text: string;
  readonly turns: string;
  readonly total: number;
}
export type Row = ScoreRow | AfterRow | TotalRow;

export interface Part {
  /** `[]` for the first part, else as it is headed. */
  readonly title: string;
  readonly options: Options;
  readonly rows: readonly Row[];
  readonly source: string | undefined;
  readonly boxes: number | undefined;
  readonly sheet: readonly string[] | undefined;
  readonly range: readonly [least: number, greatest: number] | undefined;
}

export interface Fixture {
  readonly id: string;
  /** The part without options. */
  readonly base: Part;
  readonly parts: readonly Part[];
}

type Draft = { -readonly [K in keyof Part]: K extends 'rows' ? Row[] : Part[K] };

const FOLDER = new URL('../fixtures/rulesets/', import.meta.url);

/** Ids of the rulesets that have a fixture. */
export const fixtureIds: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length));

export function readFixture(id: string): Fixture {
  const base = newPart({});
  const reading = { parts: [base], part: base };
  readInto(reading, new URL(`${id}.txt`, FOLDER));
  return { id, base, parts: reading.parts };
}

/** The range that a form declares, or that of the game as it is. */
export function rangeOf({ base, parts }: Fixture, options: Options): NonNullable<Part['range']> {
  const own = parts.find(({ title }) => title === titleOf(options));
  const range = own?.range ?? base.range;
  if (!range) throw new Error('a fixture declares a range');
  return range;
}

function newPart(options: Options): Draft {
  const nothing = { source: undefined, boxes: undefined, sheet: undefined, range: undefined };
  return { title: titleOf(options), options, rows: [], ...nothing };
}

/** What has been read, and the part that the next line belongs to. */
interface Reading {
  readonly parts: Draft[];
  part: Draft;
}

function readInto(reading: Reading, file: URL): void {
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .forEach((line, i) => {
      if (line && !line.startsWith('#') && !readLine(reading, line, file)) {
        throw new Error(`${file.pathname}:${i + 1}: cannot be read: ${line}`);
      }
    });
}

/** Whether the line could be read. */
function readLine(reading: Reading, line: string, file: URL): boolean {
  const options = /^\[(.+)\]$/.exec(line)?.[1];
  if (options !== undefined) reading.part = partFor(reading.parts, optionsIn(options));
  else if (line.startsWith('include ')) readInto(reading, new URL(line.slice('include '.length), file));
  else return readHeader(reading.part, line) || readRow(reading.part, line);
  return true;
}

/** The part with these options, begun if there is none. */
function partFor(parts: Draft[], options: Options): Draft {
  const part = parts.find(({ title }) => title === titleOf(options)) ?? newPart(options);
  if (!parts.includes(part)) parts.push(part);
  return part;
}

function readHeader(part: Draft, line: string): boolean {
  const [word, ...rest] = line.split(' ');
  const [first = NaN, second = NaN] = rest.map(Number);
  if (word === 'source') part.source = rest.join(' ');
  else if (word === 'boxes') part.boxes = first;
  else if (word === 'sheet') part.sheet = rest;
  else if (word === 'range') part.range = [first, second];
  else return false;
  return true;
}

function readRow(part: Draft, text: string): boolean {
  const total = /^total (?<turns>.+) = (?<total>\d+)$/.exec(text)?.groups;
  const after = /^after (?<turns>.+): (?<box>\w+) (?<dice>[\d-]+) = (?<offer>.+)$/.exec(text)?.groups;
  const score = /^(?<box>\w+) (?<dice>[\d-]+) = (?<points>\d+)$/.exec(text)?.groups;
  const { turns = '', box = '', dice = '', offer = '' } = { ...total, ...after, ...score };
  if (total) part.rows.push({ kind: 'total', text, turns, total: Number(total['total']) });
  else if (after) part.rows.push({ kind: 'after', text, turns, box, dice, offer });
  else if (score) part.rows.push({ kind: 'score', text, box, dice, points: Number(score['points']) });
  else return false;
  return true;
}

function optionsIn(text: string): Options {
  return Object.fromEntries(
    text.split(', ').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key, optionValue(value)];
    }),
  );
}

function optionValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
