import { waitUntil as waitFor } from '@open-wc/testing';
import { PATIENCE } from './patience.js';

/** Waits until a condition holds, by checking it often; fails with this message if it never does. */
export function waitUntil(condition: () => unknown, message?: string, { interval = 20 } = {}): Promise<void> {
  return waitFor(condition, message, { timeout: PATIENCE, interval });
}
