/** Words that a game may lack: of house rules nobody can have translated what they call their own. */
import type { MessageArgs, Translate } from '../../messages.js';

/** A message, or what it is about if there is none. */
export function wordOr(t: Translate, key: string, fallback: string, args?: MessageArgs): string {
  const said = t(key, args);
  return said === key ? fallback : said;
}

/** "a, b and c". */
export function allOf(t: Translate, words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(t.comma);
  return before ? t('and', { a: before, b: last }) : last;
}

/** Hyphens keep the order of numbers in a text from right to left. */
export const facesInARow = (t: Translate, faces: readonly number[]): string =>
  faces.map((face) => t.number(face)).join('-');
