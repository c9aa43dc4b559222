/** Buttons that copy a text, and say so. */

const COPIED_FOR = 2000;

/**
 * Copies, and says so on the button. Resolves to false if that is impossible: pages without https have no clipboard.
 */
export async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  tell(button, 'Copied');
  return true;
}

/** Says a word on a button, and to screen readers. */
export function tell(button, word) {
  if (button.dataset.told) return;
  button.dataset.told = 'yes';
  const parts = [...button.childNodes];
  button.replaceChildren(word);
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    delete button.dataset.told;
    button.removeAttribute('aria-live');
    button.replaceChildren(...parts);
  }, COPIED_FOR);
}
