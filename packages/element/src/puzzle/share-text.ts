/** The text that is shared: how a week of decisions went, and never the dice. Pure. */
import type { Sign } from './journal.js';

/** The signs of the squares, as text. */
const SIGNS: Readonly<Record<Sign, string>> = { best: '✓', close: '•', more: '–', none: '□' };

/** Returns the lines: what was played, the signs, the address. */
export const shareText = (title: string, signs: readonly Sign[], link: string): string =>
  [title, signs.map((sign) => SIGNS[sign]).join(' '), link].join('\n');

/** Returns the position in the end of an address; empty if there is none. */
export function positionIn(hash: string): string {
  const [, code] = /^#puzzle=(.+)$/s.exec(hash) ?? [];
  if (!code || code.length > MAX_LENGTH) return '';
  try {
    return decodeURIComponent(code);
  } catch {
    return '';
  }
}

/** Returns the address of the page with this position, or of the page alone. */
export const linkTo = (page: string, position: string): string =>
  page.replace(/#.*$/s, '') + (position && `#puzzle=${encodeURIComponent(position)}`);

/** Messengers cut longer links. */
const MAX_LENGTH = 2000;
