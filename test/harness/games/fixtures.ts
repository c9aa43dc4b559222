/**
 * Reads `test/fixtures/rulesets/<id>.txt`: what a rule sheet promises, in plain text, independent of the code.
 *
 *     # a comment
 *     source Hasbro leaflet                           where the rules are from, as the ruleset says it
 *     status reconstructed                            how sure they are; documented if nothing is said
 *     dice 3 6 2                                      how many dice, with how many faces, and how many rolls; else 5 6 3
 *     players 2 4                                     fewest and most; else 1 20
 *     boxes 13                                        how many entries the sheet has room for …
 *     sheet ones twos threes …                        … and their rows from top to bottom
 *     columns x1 x2 x3                                … and its columns, if it has several
 *     colours rgb                                     dice without a colour have these in turn
 *     range 5 1575                                    the least and the greatest total
 *     best 66666 = *Yahtzee!* Five sixes, 50 points.  the best first throw, and how it is praised, if it is
 *     include ../rows/numbers.txt                     the lines of another file stand here
 *     fullHouse 2-2-5-5-5 = 25                        box, dice, points, jokers aside
 *     straight 1-2-3-4-5 on roll 2 = 56               … that fell, all in one throw, on another roll than the first
 *     straight 1-2-3-4-5 on roll 2 held = 20          … or of which one was held in the last roll
 *     after yahtzee 44444: fours 44444 = 20 + 100     after these turns: box, dice, points, extra points
 *     after yahtzee 44444: chance 44444 = barred      … or that the box may not be filled
 *     total ones 11123, twos 22213 = 9                the total after these turns, bonuses included
 *     total ones 11123, twos 22213 = 3, 6             … of as many players as the game needs at least
 *     column down: ones@down 11123, … = 98            … and the points in a column, before its multiplier
 *     bank ones 11123, twos 22213 = 4                 the number of saved rolls after these turns
 *     standings sixes 66612, … = 2 78                 … and the numbers that decide the places
 *     standings ones@left 11123, … = 1 | -1           … of each player
 *     hand A-A-A-A-K = fourOfAKind                    dice are this hand
 *     hands A-A-A-A-K > K-K-K-K-A = K-A-K-K-K > …     better hands than the next ones, and equal ones
 *     [joker=none]                                    from here on the game with these options
 *
 * `nothing` stands for no turns. Boxes of a sheet with several columns have their column behind them, `fours@down`;
 * `!fours 44412` in place of `fours 44412` names the box before it is filled. How dice are written: see `dice` in
 * `play.ts`. Lines that a part with options does not repeat are as in the first part.
 */

import { MAX_PLAYERS, type Options, type OptionValue } from '@yahtzee-game/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { titleOf } from './shipped.js';

/** These dice score this many points in a box. */
export interface ScoreRow {
  readonly kind: 'score';
  readonly text: string;
  readonly box: string;
  readonly dice: string;
  readonly points: number;
}
/** After some turns, the result of these dice in a box: `20`, `20 + 100` or `barred`. */
export interface AfterRow {
  readonly kind: 'after';
  readonly text: string;
  readonly turns: string;
  readonly box: string;
  readonly dice: string;
  readonly offer: string;
}
/** The totals after these turns, by seat. */
export interface TotalRow {
  readonly kind: 'total';
  readonly text: string;
  readonly turns: string;
  readonly totals: readonly number[];
}
/** The points in a column after these turns. */
export interface ColumnRow {
  readonly kind: 'column';
  readonly text: string;
  readonly column: string;
  readonly turns: string;
  readonly points: number;
}
/** The number of saved rolls after these turns. */
export interface BankRow {
  readonly kind: 'bank';
  readonly text: string;
  readonly turns: string;
  readonly rolls: number;
}
/** The standings after these turns, by seat. */
export interface StandingsRow {
  readonly kind: 'standings';
  readonly text: string;
  readonly turns: string;
  readonly standings: readonly (readonly number[])[];
}
/** The hand that dice make. */
export interface HandRow {
  readonly kind: 'hand';
  readonly text: string;
  readonly dice: string;
  readonly hand: string;
}
/** Hands from the best to the worst; equal ones together. */
export interface HandsRow {
  readonly kind: 'hands';
  readonly text: string;
  readonly places: readonly (readonly string[])[];
}
export type Row = ScoreRow | AfterRow | TotalRow | ColumnRow | BankRow | StandingsRow | HandRow | HandsRow;

export interface Part {
  /** `[]` for the first part, else its heading. */
  readonly title: string;
  readonly options: Options;
  readonly rows: readonly Row[];
  readonly source: string | undefined;
  readonly status: string;
  readonly dice: readonly [count: number, faces: number, rolls: number];
  readonly players: readonly [fewest: number, most: number];
  readonly boxes: number | undefined;
  readonly sheet: readonly string[] | undefined;
  /** Empty if there is only one. */
  readonly columns: readonly string[] | undefined;
  readonly range: readonly [least: number, greatest: number] | undefined;
  readonly best: { readonly dice: string; readonly words: string } | undefined;
}

export interface Fixture {
  readonly id: string;
  /** The part without options. */
  readonly base: Part;
  readonly parts: readonly Part[];
}

type Draft = { -readonly [K in keyof Part]: K extends 'rows' ? Row[] : Part[K] };

const FOLDER = new URL('../../fixtures/rulesets/', import.meta.url);

/** Ids of the rulesets that have a fixture. */
export const fixtureIds: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length));

export function readFixture(id: string): Fixture {
  const base = newPart({});
  const reading: Reading = { parts: [base], part: base, colours: '' };
  readInto(reading, new URL(`${id}.txt`, FOLDER));
  return { id, base, parts: reading.parts };
}

/** The range that a form declares, or else that of the game as it is. */
export function rangeOf({ base, parts }: Fixture, options: Options): NonNullable<Part['range']> {
  const own = parts.find(({ title }) => title === titleOf(options));
  const range = own?.range ?? base.range;
  if (!range) throw new Error('a fixture declares a range');
  return range;
}

function newPart(options: Options): Draft {
  const usual = { status: 'documented', dice: [5, 6, 3], players: [1, MAX_PLAYERS] } as const;
  const nothing = {
    source: undefined,
    boxes: undefined,
    sheet: undefined,
    columns: undefined,
    range: undefined,
    best: undefined,
  };
  return { title: titleOf(options), options, rows: [], ...usual, ...nothing };
}

/** The fixture as read so far, and the part that the next line belongs to. */
interface Reading {
  readonly parts: Draft[];
  part: Draft;
  /** Colours for dice that are written without one; empty if the dice have no colours. */
  colours: string;
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
  else if (line.startsWith('colours ')) reading.colours = line.slice('colours '.length);
  else return readHeader(reading.part, line) || readRow(reading.part, painted(line, reading.colours));
  return true;
}

/** The line with a colour added to each die that has none. */
function painted(line: string, colours: string): string {
  if (!colours) return line;
  return line.replace(/\b[1-6](?:-?[1-6]){2,}\b/g, (dice) =>
    [...dice.replaceAll('-', '')].map((face, i) => face + (colours[i % colours.length] ?? '')).join(''),
  );
}

/** The part with these options; a new one if there is none. */
function partFor(parts: Draft[], options: Options): Draft {
  const part = parts.find(({ title }) => title === titleOf(options)) ?? newPart(options);
  if (!parts.includes(part)) parts.push(part);
  return part;
}

function readHeader(part: Draft, line: string): boolean {
  const [word, ...rest] = line.split(' ');
  const [first = NaN, second = NaN, third = NaN] = rest.map(Number);
  if (word === 'source') part.source = rest.join(' ');
  else if (word === 'status') part.status = rest.join(' ');
  else if (word === 'dice') part.dice = [first, second, third];
  else if (word === 'players') part.players = [first, second];
  else if (word === 'boxes') part.boxes = first;
  else if (word === 'sheet') part.sheet = rest;
  else if (word === 'columns') part.columns = rest;
  else if (word === 'range') part.range = [first, second];
  else if (word === 'best') part.best = bestIn(line);
  else return false;
  return true;
}

function bestIn(line: string): Part['best'] {
  const { dice = '', words = '' } = /^best (?<dice>.+) =(?: (?<words>.+))?$/.exec(line)?.groups ?? {};
  return { dice, words };
}

type Groups = Readonly<Record<string, string>>;
type Reader = readonly [pattern: RegExp, read: (text: string, groups: Groups) => Row];

/** Patterns of rows. The first one that matches is used; the plain one of box and dice is the last. */
const READERS: readonly Reader[] = [
  [
    /^total (?<turns>.+) = (?<totals>-?\d+(?:, -?\d+)*)$/,
    (text, { turns = '', totals = '' }) => ({ kind: 'total', text, turns, totals: numbersIn(totals, ', ') }),
  ],
  [
    /^column (?<column>\w+): (?<turns>.+) = (?<points>-?\d+)$/,
    (text, { column = '', turns = '', points }) => ({
      kind: 'column',
      text,
      column,
      turns,
      points: Number(points),
    }),
  ],
  [
    /^bank (?<turns>.+) = (?<rolls>\d+)$/,
    (text, { turns = '', rolls }) => ({ kind: 'bank', text, turns, rolls: Number(rolls) }),
  ],
  [
    /^standings (?<turns>.+) = (?<all>-?\d[-\d .|]*)$/,
    (text, { turns = '', all = '' }) => ({
      kind: 'standings',
      text,
      turns,
      standings: all.split(' | ').map((own) => numbersIn(own, ' ')),
    }),
  ],
  [
    /^hand (?<dice>\S+) = (?<hand>\w+)$/,
    (text, { dice = '', hand = '' }) => ({ kind: 'hand', text, dice, hand }),
  ],
  [
    /^hands (?<hands>\S+(?: [>=] \S+)+)$/,
    (text, { hands = '' }) => ({
      kind: 'hands',
      text,
      places: hands.split(' > ').map((equals) => equals.split(' = ')),
    }),
  ],
  [
    /^after (?<turns>.+): (?<box>!?[\w@]+) (?<dice>.+) = (?<offer>barred|\d+(?: \+ \d+)?)$/,
    (text, { turns = '', box = '', dice = '', offer = '' }) => ({
      kind: 'after',
      text,
      turns,
      box,
      dice,
      offer,
    }),
  ],
  [
    /^(?<box>\w+) (?<dice>[\w-]+(?: on roll \d)?(?: held)?) = (?<points>\d+)$/,
    (text, { box = '', dice = '', points }) => ({ kind: 'score', text, box, dice, points: Number(points) }),
  ],
];

const numbersIn = (text: string, between: string): readonly number[] => text.split(between).map(Number);

function readRow(part: Draft, text: string): boolean {
  for (const [pattern, read] of READERS) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    part.rows.push(read(text, groups));
    return true;
  }
  return false;
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
