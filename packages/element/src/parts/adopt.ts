import type { CSSResult } from 'lit';

/** Adds styles that were loaded late to the shadow tree of an element, once. */
export function adopt({ shadowRoot }: Element, { styleSheet }: Partial<CSSResult> = {}): void {
  if (!shadowRoot || !styleSheet || shadowRoot.adoptedStyleSheets.includes(styleSheet)) return;
  shadowRoot.adoptedStyleSheets.push(styleSheet);
}
