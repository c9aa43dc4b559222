/** Reading untrusted values: the codes and sentences of refusals, and checks that stop at the first fault. */
import { isWhole, shown } from '../model/refuse.js';
import type { IllegalCode } from '../model/types.js';

/** Stable codes of values that were not taken. */
export type ParseCode =
  | 'too-large'
  | 'bad-syntax'
  | 'bad-version'
  | 'bad-ruleset'
  | 'bad-sheet'
  | 'unknown-ruleset'
  | 'other-revision'
  | 'bad-options'
  | 'bad-players'
  | 'bad-action'
  | 'illegal-action'
  | 'bad-totals'
  | 'wrong-totals';

/** Why a value was not taken, and where. */
export interface ParseError {
  readonly ok: false;
  readonly code: ParseCode;
  /** A path in the value such as `actions[12].values`; empty for the whole. */
  readonly at: string;
  /** One sentence: the place, what is there, and what is allowed. */
  readonly message: string;
  /** For `unknown-ruleset`: the id to load. */
  readonly ruleset?: string;
  /** For `other-revision`: the edition of the rules that the record names. */
  readonly revision?: number;
  /** For `illegal-action`: the code of the refusal. */
  readonly illegal?: IllegalCode;
  /** For `bad-sheet`, where a field or a word is nearly right: it as it is written, and the one that may be meant. */
  readonly found?: string;
  readonly meant?: string;
}

/** The value that was read (`ok: true`), or why it was refused. */
export type ParseResult<T extends { readonly ok: true }> = T | ParseError;

/** Errors thrown by the checks. A map, because `instanceof` runs code of a hostile value that is thrown. */
const faults = new WeakMap<object, ParseError>();

/** Leaves the checks; `parsed` returns the error. */
export function fail(fault: Omit<ParseError, 'ok'>): never {
  const error = new Error(fault.message);
  faults.set(error, { ok: false, ...fault });
  throw error;
}

/** Characters of a place that a sentence shows: the key of an option may be of any length. */
const MAX_PLACE = 100;

/** Leaves the checks with the sentence of a value that is not allowed at its place. */
export function reject(
  code: ParseCode,
  at: string,
  found: unknown,
  allowed: string,
  more: Partial<ParseError> = {},
): never {
  const message = `${at.slice(0, MAX_PLACE) || 'value'}: ${shown(found)} is not allowed; allowed: ${allowed}`;
  return fail({ code, at, message, ...more });
}

/** Runs checks, and returns what they read or where they left. Never throws. */
export function parsed<T extends { readonly ok: true }>(read: () => T): ParseResult<T> {
  try {
    return read();
  } catch (thrown) {
    // A getter, a proxy or a revoked object in the value may throw anything.
    const message = 'value: it throws an error while it is read; allowed: plain data';
    return faults.get(thrown as object) ?? { ok: false, code: 'bad-syntax', at: '', message };
  }
}

/** Fields of an object that is not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Checks that the value is an object and no list. */
export function objectAt(value: unknown, at: string, code: ParseCode): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  return reject(code, at, value, 'an object');
}

/** The value of an own field: fields of a prototype are not part of the value. */
export const field = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/**
 * Checks that the value is a list of at most `max` items. Holes become `undefined`, so that the next check finds them.
 */
export function listAt(value: unknown, at: string, code: ParseCode, max: number): readonly unknown[] {
  if (!Array.isArray(value)) return reject(code, at, value, 'a list');
  const { length } = value;
  if (!isWhole(length, 0, max)) return reject('too-large', at, length, `up to ${max} items`);
  // By index: an iterator of the value's own might never end.
  return Array.from({ length }, (_, i): unknown => value[i]);
}

/** Checks that the value is a text of at most `max` UTF-16 code units. */
export function textAt(value: unknown, at: string, code: ParseCode, max: number): string {
  return typeof value === 'string' && value.length <= max
    ? value
    : reject(code, at, value, `a text of up to ${max} characters`);
}
