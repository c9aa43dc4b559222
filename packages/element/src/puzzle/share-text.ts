/** The text to share: the results of a week of decisions, without the dice. Pure. */
import type { Sign } from './journal.js';

/** The signs of the squares, as text. */
const SIGNS: Readonly<Record<Sign, string>> = { best: '✓', close: '•', more: '–', none: '□' };

/** Returns the lines: the title, the signs, the address. */
export const shareText = (title: string, signs: readonly Sign[], link: string): string =>
  [title, signs.map((sign) => SIGNS[sign]).join(' '), link].join('\n');

/** Returns the position in the hash of an address, unchecked; empty if the address has none. */
export function positionIn(hash: string): string {
  const [, code = ''] = /^#puzzle=(.+)$/s.exec(hash) ?? [];
  try {
    return decodeURIComponent(code);
  } catch {
    // `openPuzzle` reports that it cannot be read.
    return code;
  }
}

/** Returns the address of the page, with the position unless it is empty. */
export const linkTo = (page: string, position: string): string =>
  page.replace(/#.*$/s, '') + (position && `#puzzle=${encodeURIComponent(position)}`);
