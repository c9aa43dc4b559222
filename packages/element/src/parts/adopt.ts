/** Styles in shadow trees. A sheet serves only the document that it was made in; in another one there are copies. */
import { LitElement, type CSSResult } from 'lit';

const late = new WeakMap<Element, Set<CSSResult>>();

/** Adds styles that were loaded late to the shadow tree of an element, once. */
export function adopt(element: Element, styles: CSSResult | undefined): void {
  const worn = late.get(element) ?? new Set();
  if (!styles || worn.has(styles)) return;
  late.set(element, worn.add(styles));
  // Where there is no page, shadow trees wear none.
  const { adoptedStyleSheets }: Partial<ShadowRoot> = element.shadowRoot ?? {};
  adoptedStyleSheets?.push(...sheetsFor(element.ownerDocument, [styles]));
}

/** An element that keeps its styles when it is moved to another document, as into a frame. */
export abstract class Movable extends LitElement {
  adoptedCallback(): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    // Moved before it was ever shown, it would get sheets of its first document from lit, and these are refused.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    (this as { renderRoot: DocumentFragment | HTMLElement }).renderRoot = root;
    const styles = [...(elementStyles as CSSResult[]), ...(late.get(this) ?? [])];
    root.adoptedStyleSheets = sheetsFor(this.ownerDocument, styles);
  }
}

/** Nothing for a document that is never shown. */
const sheetsFor = (page: Document, styles: readonly CSSResult[]): CSSStyleSheet[] =>
  styles.flatMap(({ cssText, styleSheet }) => {
    if (page === document) return styleSheet ?? [];
    const { defaultView } = page;
    if (!defaultView) return [];
    const copy = new defaultView.CSSStyleSheet();
    copy.replaceSync(cssText);
    return copy;
  });
