/** The code of a room as people type, read and say it. */
import { CODE_CHARACTERS, isCode } from '../core/index.js';

/** Returns the code in a typed text, whatever its case, spaces and punctuation; undefined if it is none. */
export function codeOf(typed: string): string | undefined {
  const code = written(typed);
  return isCode(code) ? code : undefined;
}

/** Returns the first typed character that no code contains, such as an O; undefined if there is none. */
export const strayIn = (typed: string): string | undefined =>
  [...written(typed)].find((character) => !CODE_CHARACTERS.includes(character));

/** Returns the letters and digits of a typed text, in capitals. */
const written = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the beginning of a link in two groups of four: enough to compare the logs of two pages at a glance. */
export const printed = (link: string): string => grouped(link.slice(0, 8));

/** Returns a code in two groups of four. */
export const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Returns a code as it is read out: one character after the other. */
export const spelt = (code: string): string => [...code].join(' ');
