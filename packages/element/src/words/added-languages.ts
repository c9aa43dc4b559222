/** The languages that a page adds, and the elements that use them. */
import type { LitElement } from 'lit';
import { check, demand } from '../basics/checks.js';
import { messagesCheck } from './messages-check.js';
import type { Messages } from './messages.js';

/** The added messages by language tag, in lower case. */
export const added = new Map<string, Messages>();

/** The elements in the page that use the added languages. */
export const speakers = new Set<LitElement>();

const aTag = check(
  (tag) => typeof tag === 'string' && /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag),
  'the tag of a language, such as de-AT',
);

/**
 * Adds a language that is not shipped to all boards, or replaces messages of a shipped one. Keys are those of English.
 * @throws RangeError, one sentence, if the tag is not that of a language, or not all words are messages.
 */
export function addLanguage(tag: string, words: Messages): void {
  demand(aTag, tag, 'addLanguage: tag');
  demand(messagesCheck, words, 'addLanguage: words');
  added.set(tag.toLowerCase(), words);
  updateBoards();
}

/** Updates all elements that use the added languages. */
export function updateBoards(): void {
  for (const speaker of speakers) speaker.requestUpdate('lang');
}
