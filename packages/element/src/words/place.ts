/** The language and the direction of the page around an element. */
import { nothing } from 'lit';
import type { Translate } from './messages.js';

/** Returns an attribute of the nearest ancestor that has it, across shadow roots. */
function nearest(element: Element, attribute: string): string | null | undefined {
  const found = element.closest(`[${attribute}]`);
  if (found) return found.getAttribute(attribute);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearest(root.host, attribute) : undefined;
}

/** Returns the language tag of the page around an element, in lower case. */
export const languageAt = (element: Element): string => (nearest(element, 'lang') || 'en').toLowerCase();

/**
 * Whether the messages of a tag are built into boards: those of British English, used for all English except American.
 */
export const isBuiltIn = (tag: string): boolean => /^en\b(?!-us\b)/.test(tag);

/** Returns the direction of an element: that of its language, unless the page sets one. */
export const directionAt = (element: Element, { rtl }: Translate): 'rtl' | 'ltr' | typeof nothing =>
  nearest(element, 'dir') ? nothing : rtl ? 'rtl' : 'ltr';
