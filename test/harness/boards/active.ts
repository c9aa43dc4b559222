/**
 * The focused element, in whatever shadow tree it is. It also runs inside pages that are driven from outside, so it
 * uses nothing else.
 */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
