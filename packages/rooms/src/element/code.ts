/** The code of a room as people type it, read it and say it. */
import { CODE_CHARACTERS, isCode } from '../core/index.js';

/** Returns the code that was typed, however it is spaced and written; undefined if it is none. */
export function codeOf(typed: string): string | undefined {
  const code = written(typed);
  return isCode(code) ? code : undefined;
}

/** Returns the first character that was typed and that no code has, such as an O; undefined if there is none. */
export const strayIn = (typed: string): string | undefined =>
  [...written(typed)].find((character) => !CODE_CHARACTERS.includes(character));

/** Returns what was typed in capitals, without anything that stands between the characters. */
const written = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns a code in two groups of four. */
export const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Returns a code as it is read out: one character after the other. */
export const spelt = (code: string): string => [...code].join(' ');
