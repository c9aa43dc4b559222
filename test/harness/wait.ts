import { waitUntil as waitFor } from '@open-wc/testing';
import { PATIENCE } from './patience.js';

/** Waits until a condition holds, which is looked at often; fails with this message if it never comes to hold. */
export function waitUntil(condition: () => unknown, message?: string, { interval = 20 } = {}): Promise<void> {
  return waitFor(condition, message, { timeout: PATIENCE, interval });
}
