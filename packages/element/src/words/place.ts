/** The language and the direction of a place in the page. */
import { nothing } from 'lit';
import type { Translate } from './messages.js';

/** Returns an attribute of the nearest ancestor that has it, across shadow roots. */
function nearest(element: Element, attribute: string): string | null | undefined {
  const found = element.closest(`[${attribute}]`);
  if (found) return found.getAttribute(attribute);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearest(root.host, attribute) : undefined;
}

/** Returns the tag of the language at an element's place, in small letters. */
export const languageAt = (element: Element): string => (nearest(element, 'lang') || 'en').toLowerCase();

/** Whether boards have the words of a tag inside: those of English, as it is written in Britain. */
export const isBuiltIn = (tag: string): boolean => /^en\b(?!-us\b)/.test(tag);

/** Returns the direction of an element: that of its language, unless the page sets one. */
export const directionAt = (element: Element, { rtl }: Translate): 'rtl' | 'ltr' | typeof nothing =>
  nearest(element, 'dir') ? nothing : rtl ? 'rtl' : 'ltr';
