/** Refusals of what callers without types may pass: one sentence each. */

/** @throws RangeError with the sentence of a value that is not allowed in its field */
export function refuse(field: string, value: unknown, allowed: string): never {
  throw new RangeError(`${field}: ${shown(value)}; allowed: ${allowed}`);
}

/** A value as a sentence shows it, cut where it is long: of a list its items, of any other object its kind. */
export const shown = (value: unknown): string =>
  (Array.isArray(value) ? Array.from(value.slice(0, MAX_SHOWN), item).join(' ') : item(value)).slice(
    0,
    MAX_SHOWN,
  );

const MAX_SHOWN = 40;

const item = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value.slice(0, MAX_SHOWN))
    : Object(value) === value
      ? typeof value
      : String(value);

/** Whether it is a whole number within these bounds. */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** Whether it has fields: no number or text, and not nothing. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
