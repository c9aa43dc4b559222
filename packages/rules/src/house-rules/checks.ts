/** Single checks for the checked door. Each throws one sentence: the field, its value, and what is allowed. */
import { MAX_NAME } from '../model/players.js';
import { isFields, isWhole, kindOf } from '../model/refuse.js';

const ID = /^[a-z][\w-]*$/i;
/** Two ids and the "@" between them name a cell, which a record holds in `MAX_NAME` characters. */
const MAX_ID = (MAX_NAME - 1) >> 1;
/** Characters of a value, and items of a list, that a sentence shows. */
const MAX_SHOWN = 100;
/** The most changed letters at which a field counts as a misspelling of another. */
const MAX_TYPOS = 3;

type Check = (field: string, value: unknown) => void;

export function fail(field: string, value: unknown, allowed: string): never {
  throw new RangeError(`${field}: ${inWords(value)} is not allowed; allowed: ${allowed}`);
}

/**
 * A value in a sentence for who defines rules, cut where it is long: functions and objects in words, other data as it
 * is.
 */
function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_SHOWN));
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value))
    return Array.from(value.slice(0, MAX_SHOWN), itemInWords).join().slice(0, MAX_SHOWN);
  return typeof value === 'object' && value !== null ? kindOf(value) : String(value);
}

const itemInWords = (item: unknown): string => (Array.isArray(item) ? 'a list' : inWords(item));

export function checkId(field: string, id: unknown): void {
  if (typeof id !== 'string' || !ID.test(id) || id.length > MAX_ID) {
    fail(field, id, `a letter, then letters, digits, "-" or "_", ${MAX_ID} characters at most`);
  }
  if (id in {}) fail(field, id, 'a word that names no property of every object');
}

/** Checks that a value is an object with no other fields than these. */
export function checkObject(field: string, value: unknown, fields: readonly string[]): void {
  if (!isFields(value)) fail(field, value, 'an object');
  for (const key of Object.keys(value)) {
    if (!fields.includes(key)) unknownField(field === 'spec' ? key : `${field}.${key}`, key, fields);
  }
}

const unknownField = (field: string, key: string, fields: readonly string[]): never =>
  refuseWord(`${field.slice(0, MAX_SHOWN)}: there is no such field`, key, fields);

/** Refuses a word that is none of the known ones, and asks whether one that is like it is meant. */
function refuseWord(sentence: string, word: string, known: readonly unknown[]): never {
  const meant = nearest(
    word,
    known.filter((one) => typeof one === 'string'),
  );
  const allowed = `allowed: ${known.join(', ')}`;
  if (meant === undefined) throw new RangeError(`${sentence}; ${allowed}`);
  throw new Misspelling(`${sentence}; ${didYouMean(meant)} ${allowed}`, word, meant);
}

/** A word that is not known, and is like one that is. */
export class Misspelling extends RangeError {
  readonly found: string;
  readonly meant: string;

  constructor(message: string, found: string, meant: string) {
    super(message);
    this.found = found;
    this.meant = meant;
  }
}

export const didYouMean = (meant: string): string => `did you mean "${meant}"?`;

/** The word that another may be a misspelling of; undefined if none is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known.filter((one) => Math.abs(one.length - word.length) <= MAX_TYPOS);
  const [first = ''] = near.toSorted((a, b) => typos(word, a) - typos(word, b));
  const changes = typos(word, first);
  // In a short word, two other letters make another word: "upper" is no slip for "lower".
  const most = Math.min(MAX_TYPOS, Math.max(1, Math.floor(first.length / 2.5)));
  return changes <= most && changes < first.length ? first : undefined;
}

/** How many letters have to be put in, left out or changed to make one word of another (Levenshtein's distance). */
function typos(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  let left = b.length;
  for (const letter of a) {
    let aslant = Infinity;
    left = Infinity;
    row = row.map((above, j) => {
      const changed = aslant + (letter === b[j - 1] ? 0 : 1);
      aslant = above;
      left = Math.min(changed, above + 1, left + 1);
      return left;
    });
  }
  return left;
}

export function checkList(field: string, value: unknown, from: number, to: number): void {
  if (!Array.isArray(value)) fail(field, value, 'a list');
  checkCount(`${field}.length`, value.length, from, to);
}

export function checkFunction(field: string, value: unknown): void {
  if (typeof value !== 'function') fail(field, value, 'a function');
}

export function checkNumber(field: string, value: unknown): void {
  if (!Number.isFinite(value)) fail(field, value, 'a number');
}

export function checkText(field: string, value: unknown): void {
  if (typeof value !== 'string') fail(field, value, 'a text');
}

export function checkFlag(field: string, value: unknown): void {
  if (typeof value !== 'boolean') fail(field, value, 'true, false');
}

export function checkCount(field: string, value: unknown, from: number, to: number): void {
  if (!isWhole(value, from, to)) fail(field, value, `a whole number from ${from} to ${to}`);
}

/** @param placeOf names the place of the id with this index */
export function checkUnique(ids: readonly string[], placeOf: (i: number) => string): void {
  const seen = new Set<string>();
  for (const [i, id] of ids.entries()) {
    if (seen.has(id)) fail(placeOf(i), id, 'each id once');
    seen.add(id);
  }
}

export function checkOneOf(field: string, value: unknown, known: readonly unknown[]): void {
  if (known.includes(value)) return;
  if (typeof value !== 'string') fail(field, value, known.join(', '));
  refuseWord(`${field}: ${inWords(value)} is not allowed`, value, known);
}

/** Checks what may be left out. */
export function optional(field: string, value: unknown, check: Check): void {
  if (value !== undefined) check(field, value);
}
