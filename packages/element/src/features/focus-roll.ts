/** Focuses the Roll button, from another part of the board; false if there is none. */
export function focusRoll(from: Element): boolean {
  const controls = (from.getRootNode() as ParentNode).querySelector('yahtzee-controls');
  const roll = controls?.shadowRoot?.querySelector<HTMLElement>('.roll');
  roll?.focus();
  return Boolean(roll);
}
