import { waitUntil as waitFor } from '@open-wc/testing';

/** Far longer than anything takes, since several engines may share a processor. */
const PATIENCE = 20_000;

/** Waits until a condition holds, which is looked at often; fails with this message if it never comes to hold. */
export function waitUntil(
  condition: () => unknown,
  message?: string,
  { timeout = PATIENCE, interval = 20 } = {},
): Promise<void> {
  return waitFor(condition, message, { timeout, interval });
}
