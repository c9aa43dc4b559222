/** Styles in shadow trees. A sheet works only in the document that created it; other documents get copies. */
import type { CSSResult, LitElement } from 'lit';
import { Checked } from './checked.js';

const late = new WeakMap<LitElement, readonly CSSResult[]>();

/** Adopts all styles that were loaded late, in their order, after those of the element's class. */
export function adoptStyles(element: LitElement, styles: readonly CSSResult[]): void {
  const known = late.get(element) ?? [];
  if (styles.length === known.length && styles.every((style, i) => style === known[i])) return;
  late.set(element, styles);
  // On a server, shadow trees have no adopted styles.
  const root: Partial<ShadowRoot> | null = element.shadowRoot;
  if (root?.adoptedStyleSheets) applyStyles(element, root);
}

/** An element that keeps its styles when it is moved to another document, such as a frame. */
export abstract class Movable extends Checked {
  adoptedCallback(): void {
    // If it is moved before its first render, Lit would adopt sheets of the first document, which browsers refuse.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    (this as { renderRoot: DocumentFragment | HTMLElement }).renderRoot = root;
    applyStyles(this, root);
  }
}

function applyStyles(element: LitElement, root: Partial<ShadowRoot>): void {
  const { elementStyles } = element.constructor as typeof LitElement;
  const styles = [...(elementStyles as CSSResult[]), ...(late.get(element) ?? [])];
  root.adoptedStyleSheets = sheetsFor(element.ownerDocument, styles);
}

/** Returns no sheets for a document that is not displayed. */
const sheetsFor = (page: Document, styles: readonly CSSResult[]): CSSStyleSheet[] =>
  styles.flatMap(({ cssText, styleSheet }) => {
    if (page === document) return styleSheet ?? [];
    const { defaultView } = page;
    if (!defaultView) return [];
    const copy = new defaultView.CSSStyleSheet();
    copy.replaceSync(cssText);
    return copy;
  });
