/** The text to share: the results of a week of decisions, without the dice. Pure. */
import { serializeGame } from '@yahtzee-game/rules';
import { gameName } from '../view/names.js';
import type { Translate } from '../words/messages.js';
import type { Sign } from './journal.js';
import { dayName } from './puzzle-view.js';
import type { PuzzleSession } from './session.js';

/** The signs of the squares, as text. */
const SIGNS: Readonly<Record<Sign, string>> = { best: '✓', close: '•', more: '–', none: '□' };

/** Returns the text about a decision: the signs of the week and the address of the page, which includes a position. */
export function textToShare(
  t: Translate,
  { week, puzzle: { state, day } }: PuzzleSession,
  page: string,
): string {
  const game = gameName(t, state.rules.ruleset);
  if (day === undefined)
    return shareText(t('puzzle.share.own', { game }), week, linkTo(page, serializeGame(state)));
  return shareText(t('puzzle.share', { game, date: dayName(t, day) }), week, linkTo(page, ''));
}

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
