import type { TestContext } from 'node:test';

/**
 * Stops the clocks of a test, so that the speed of the machine does not matter: time advances only through `pass`. The
 * clocks stop at whole milliseconds, so that no rounding makes a span slightly shorter. Timers run on.
 */
export function stopClocks(t: TestContext): { readonly pass: (milliseconds: number) => void } {
  let passed = 0;
  for (const clock of [performance, Date]) {
    const stoppedAt = Math.floor(clock.now());
    t.mock.method(clock, 'now', () => stoppedAt + passed);
  }
  return { pass: (milliseconds) => void (passed += milliseconds) };
}
