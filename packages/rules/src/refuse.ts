import type { IllegalAction, IllegalCode, Why } from './types.js';

/** A refused action. Its sentence names the fault, the value and what is allowed: "bad held: 31; allowed: …". */
export function refuse(code: IllegalCode, what: string, why?: Why): IllegalAction {
  return { ok: false, code, message: `${code.replaceAll('-', ' ')}: ${what}`, why };
}

/** A value as a sentence shows it, cut to 40 characters: of a list its items, of any other object its kind. */
export const shown = (value: unknown): string =>
  (Array.isArray(value) ? Array.from(value.slice(0, 40), shownItem).join() || '[]' : shownItem(value)).slice(
    0,
    40,
  );

const shownItem = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value.slice(0, 40))
    : Object(value) === value
      ? typeof value
      : String(value);

/** Whether it is a whole number within these bounds. */
export const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/**
 * Checks that these options have no other keys.
 * @throws RangeError, one sentence, if they have, or are no object.
 */
export function checkKeys(what: string, options: unknown, allowed: readonly string[]): void {
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  const unknown = isObject ? Object.keys(options).find((key) => !allowed.includes(key)) : '';
  if (unknown === undefined) return;
  const refused = isObject
    ? `there is no option ${shown(unknown)}`
    : `${shown(options)} is no object of options`;
  throw new RangeError(`${what}: ${refused}; options: ${allowed.join(', ')}`);
}
