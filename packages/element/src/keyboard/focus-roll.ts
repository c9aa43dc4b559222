/**
 * Focuses the Roll button, or the first face key for real dice, from another part of the board; false if it has none.
 */
export function focusRoll(from: Element): boolean {
  // A page may lay out the parts of several boards.
  const around = from.closest('yahtzee-game') ?? (from.getRootNode() as ParentNode);
  const controls = around.querySelector('yahtzee-controls');
  const roll = controls?.shadowRoot?.querySelector<HTMLElement>('.roll, .face-key');
  roll?.focus();
  return Boolean(roll);
}
