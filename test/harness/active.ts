/** What has focus, in whatever shadow tree it is. Also runs on pages that are driven from outside, so it needs nothing else. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
