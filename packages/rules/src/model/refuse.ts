import type { IllegalAction, IllegalCode, Why } from './types.js';

/** A refused action. Its sentence names the fault, the value and what is allowed: "bad held: 31; allowed: …". */
export function refuse(code: IllegalCode, what: string, why?: Why): IllegalAction {
  return { ok: false, code, message: `${code.replaceAll('-', ' ')}: ${what}`, why };
}

/** @throws RangeError, one sentence: the place, the value that is there, and what is allowed. */
export function deny(place: string, value: unknown, allowed: string): never {
  throw new RangeError(`${place}: ${shown(value)}; allowed: ${allowed}`);
}

/** Characters of a value, and items of a list, that a sentence shows. */
const MAX_SHOWN = 40;
/** The sentence of a refusal is shown as a whole, if it is not of any length. */
const MAX_REFUSAL = 200;

/** A value as a sentence shows it, cut where it is long: of a list its items, of any other object its kind. */
export const shown = (value: unknown): string =>
  Array.isArray(value)
    ? Array.from(value.slice(0, MAX_SHOWN), shownItem).join().slice(0, MAX_SHOWN) || '[]'
    : shownItem(value);

const shownItem = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_SHOWN)).slice(0, MAX_SHOWN);
  return isObject(value) ? kindOf(value) : String(value).slice(0, MAX_SHOWN);
};

const isObject = (value: unknown): value is object => Object(value) === value;

/** Describes an object; most often it is a promise without `await`, or a refusal that was not checked. */
export function kindOf(value: object): string {
  if (isPromise(value)) return 'a promise, without await';
  const { ok, message } = value as Readonly<Record<string, unknown>>;
  if (ok === false) return `a refusal (${String(message).slice(0, MAX_REFUSAL)})`;
  return typeof value === 'function' ? 'a function' : 'an object';
}

/**
 * Whether it is an object with fields. Promises, lists and maps have none, and would be taken for one that says
 * nothing.
 */
export const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Symbol.iterator in value) && !isPromise(value);

const isPromise = (value: object): boolean =>
  typeof (value as { readonly then?: unknown }).then === 'function';

/** Whether it is a whole number within these bounds. */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
