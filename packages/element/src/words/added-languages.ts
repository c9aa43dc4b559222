/** The languages that a page adds, and the elements that speak them. */
import type { LitElement } from 'lit';
import type { Messages } from './messages.js';

/** By tag, in small letters. */
export const added = new Map<string, Messages>();

/** The elements in a page that share the languages. */
export const speakers = new Set<LitElement>();

/** Makes all boards speak a language that is not shipped, or other words of one that is. Keys are those of English. */
export function addLanguage(tag: string, words: Messages): void {
  added.set(tag.toLowerCase(), words);
  updateBoards();
}

/** Notifies all elements that share the languages. */
export function updateBoards(): void {
  for (const speaker of speakers) speaker.requestUpdate('lang');
}
