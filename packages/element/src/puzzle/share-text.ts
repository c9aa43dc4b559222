/** The text that is shared: how a week of decisions went, and never the dice. Pure. */
import type { Sign } from './journal.js';

/** The signs of the squares, as text. */
const SIGNS: Readonly<Record<Sign, string>> = { best: '✓', close: '•', more: '–', none: '□' };

/** Returns the lines: what was played, the signs, the address. */
export const shareText = (title: string, signs: readonly Sign[], link: string): string =>
  [title, signs.map((sign) => SIGNS[sign]).join(' '), link].join('\n');

/** Returns the position in the end of an address, which may be none; empty if the address names none. */
export function positionIn(hash: string): string {
  const [, code = ''] = /^#puzzle=(.+)$/s.exec(hash) ?? [];
  try {
    return decodeURIComponent(code);
  } catch {
    // Whoever opens it says that it cannot be read.
    return code;
  }
}

/** Returns the address of the page with this position, or of the page alone. */
export const linkTo = (page: string, position: string): string =>
  page.replace(/#.*$/s, '') + (position && `#puzzle=${encodeURIComponent(position)}`);
