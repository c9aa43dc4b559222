/** A copy of a value as JSON has it, which nothing outside can change any more. */
import { reject } from '../records/parse.js';

const MAX_DEPTH = 8;
/** Items, fields, and characters of texts, in all. */
const MAX_SIZE = 50_000;

/** Leaves the checks of `parsed` if the value is none that JSON could have, or too large for a sheet. */
export function plainCopy(value: unknown): unknown {
  let left = MAX_SIZE;
  const copy = (one: unknown, at: string, depth: number): unknown => {
    left -= typeof one === 'string' ? 1 + one.length : 1;
    if (left < 0 || depth > MAX_DEPTH) reject('too-large', at, one, 'a sheet of 50,000 characters at most');
    if (one === null || typeof one === 'boolean' || typeof one === 'string' || Number.isFinite(one))
      return one;
    if (Array.isArray(one)) {
      const length = Math.min(one.length, left + 1);
      return Object.freeze(Array.from({ length }, (_, i) => copy(one[i], `${at}[${i}]`, depth + 1)));
    }
    if (typeof one !== 'object') return reject('bad-syntax', at, one, 'what JSON can say');
    const fields = Object.keys(one).map((key): [string, unknown] => {
      left -= key.length;
      return [
        key,
        copy((one as Readonly<Record<string, unknown>>)[key], at ? `${at}.${key}` : key, depth + 1),
      ];
    });
    return Object.freeze(Object.fromEntries(fields));
  };
  return copy(value, '', 0);
}
