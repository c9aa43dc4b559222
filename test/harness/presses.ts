/** Keys as a page hears them: pressed, held down, or from an input method. */

import { sendKeys } from '@web/test-runner-commands';
import { activeElement } from './active.js';

/**
 * What has become of a key: it has done something, and the page hears nothing; nothing, and the page has it to itself; or
 * the browser acts on what has focus, of which the page hears nothing.
 */
export type Outcome = 'done' | 'free' | 'native';

/** Presses a key of these properties where focus is, which the browser itself does not act on. */
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
