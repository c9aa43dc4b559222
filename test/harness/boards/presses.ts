/** Key presses as a page receives them: single, held down, or from an input method. */

import { sendKeys } from '@web/test-runner-commands';
import { activeElement } from './active.js';

/**
 * The effect of a key. 'done': it has done something, and the page does not hear of it; 'free': it has done nothing and
 * is left to the page; 'native': the browser acts on the focused element, and the page does not hear of it.
 */
export type Outcome = 'done' | 'free' | 'native';

/** Presses a key on the focused element; the browser itself does not act on such an event. */
export function pressed(key: string, more: KeyboardEventInit = {}): Outcome {
  const event = new KeyboardEvent('keydown', {
    key,
    code: codeOf(key),
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  let isHeard = false;
  const hear = (): void => void (isHeard = true);
  document.addEventListener('keydown', hear);
  activeElement()?.dispatchEvent(event);
  document.removeEventListener('keydown', hear);
  if (isHeard && event.defaultPrevented) throw new Error(`${key} has done something, and the page hears it`);
  if (event.defaultPrevented) return 'done';
  return isHeard ? 'free' : 'native';
}

function codeOf(key: string): string {
  if (/^\d$/.test(key)) return `Digit${key}`;
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
}

/** Holds a real key down until it has repeated a few times. */
export async function holdDown(key: string): Promise<void> {
  for (let i = 0; i < 4; i++) await sendKeys({ down: key });
  await sendKeys({ up: key });
}
