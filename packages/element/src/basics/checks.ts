/** Checks of values from the page. Each check describes the allowed values in one sentence. */

/** Returns undefined if a value is allowed at this place, else a sentence that names the allowed values. */
export type Check = (value: unknown, place: string) => string | undefined;

/** Returns the sentence about a value that is not allowed. */
export const notAllowed = (place: string, value: unknown, allowed: string): string =>
  `${place}=${inWords(value)} is not allowed; allowed: ${allowed}`;

/** Returns the sentence about a value that is not allowed at a place; undefined if it is. */
export function faultOf(isAllowed: Check, value: unknown, place: string): string | undefined {
  try {
    return isAllowed(value, place);
  } catch {
    return `${place}: it throws an error while it is read; allowed: plain data`;
  }
}

/** @throws RangeError with one sentence, if the value is not allowed. */
export function demand(isAllowed: Check, value: unknown, place: string): void {
  const fault = faultOf(isAllowed, value, place);
  if (fault) throw new RangeError(fault);
}

/** The same check for a value that may be absent. */
export const optional =
  (isAllowed: Check): Check =>
  (value, place) =>
    isAbsent(value) ? undefined : isAllowed(value, place);

/** A check of a single value; `allowed` ends its sentence. */
export const check =
  (isAllowed: (value: unknown) => boolean, allowed: string): Check =>
  (value, place) =>
    isAllowed(value) ? undefined : notAllowed(place, value, allowed);

export const aText: Check = check((value) => typeof value === 'string', 'text');
export const aFlag: Check = check((value) => typeof value === 'boolean', 'true, false');
export const numberFrom = (least: number): Check =>
  check((value) => Number.isFinite(value) && Number(value) >= least, `a number from ${least}`);
export const wholeFrom = (least: number): Check =>
  check((value) => Number.isSafeInteger(value) && Number(value) >= least, `a whole number from ${least}`);
export const oneOf = (allowed: readonly string[]): Check =>
  check((value) => value === '' || allowed.some((one) => one === value), allowed.join(', '));
export const aFunction: Check = check((value) => typeof value === 'function', 'a function');

/** An object with these members. Those in `needed` must be there; if that is empty, at least one of all. */
export const objectWith =
  (members: Readonly<Record<string, Check>>, ...needed: readonly string[]): Check =>
  (value, place) => {
    const present = Object.keys(members).filter((name) => isObject(value) && !isAbsent(value[name]));
    const isWhole = needed.length ? needed.every((name) => present.includes(name)) : present.length > 0;
    if (!isObject(value) || !isWhole)
      return notAllowed(
        place,
        value,
        `an object with ${needed.join(', ') || Object.keys(members).join(', ')}`,
      );
    return firstOf(present, (name) => members[name]?.(value[name], `${place}.${name}`));
  };

/** Plain data: an object in which each value passes a check. */
export const recordOf =
  (item: Check, allowed: string): Check =>
  (value, place) =>
    isPlain(value)
      ? firstOf(Object.keys(value), (key) => item(value[key], `${place}.${key}`))
      : notAllowed(place, value, allowed);

/** Options of a method: no other members than these, all of which may be absent. */
export const optionsWith =
  (members: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    const all = Object.keys(members).join(', ');
    if (!isPlain(value)) return `${place}: ${inWords(value)} is no object of options; options: ${all}`;
    return firstOf(Object.keys(value), (key) => {
      if (!Object.hasOwn(members, key)) return `${place}: there is no option "${key}"; options: ${all}`;
      return isAbsent(value[key]) ? undefined : members[key]?.(value[key], `${place}.${key}`);
    });
  };

/** A list in which each item passes a check. */
export const listOf =
  (item: Check, allowed: string, most = 1000): Check =>
  (value, place) =>
    Array.isArray(value) && value.length <= most
      ? firstOf([...value.keys()], (i) => item(value[i], `${place}[${i}]`))
      : notAllowed(place, value, allowed);

const firstOf = <T>(all: readonly T[], sentenceOf: (one: T) => string | undefined): string | undefined => {
  for (const one of all) {
    const sentence = sentenceOf(one);
    if (sentence) return sentence;
  }
  return undefined;
};

/** Null and undefined mean the default, wherever there is one. */
export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a plain object: no list, promise, map or the like. */
export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** A value in a sentence: text is cut, and values other than text and numbers are described by their kind. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 80)}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'function') return 'a function';
  if (!isObject(value)) return String(value);
  return value instanceof Promise ? 'a promise' : 'an object';
}
