/** The languages that a page adds, and the elements that speak them. */
import type { LitElement } from 'lit';
import { messagesCheck } from '../game/board-checks.js';
import { check, demand } from '../game/checks.js';
import type { Messages } from './messages.js';

/** By tag, in small letters. */
export const added = new Map<string, Messages>();

/** The elements in a page that share the languages. */
export const speakers = new Set<LitElement>();

const aTag = check(
  (tag) => typeof tag === 'string' && /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag),
  'the tag of a language, such as de-AT',
);

/**
 * Makes all boards speak a language that is not shipped, or other words of one that is. Keys are those of English.
 * @throws RangeError, one sentence, if this is no tag of a language, or not all words are messages.
 */
export function addLanguage(tag: string, words: Messages): void {
  demand(aTag, tag, 'addLanguage: tag');
  demand(messagesCheck, words, 'addLanguage: words');
  added.set(tag.toLowerCase(), words);
  updateBoards();
}

/** Notifies all elements that share the languages. */
export function updateBoards(): void {
  for (const speaker of speakers) speaker.requestUpdate('lang');
}
