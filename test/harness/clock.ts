import type { TestContext } from 'node:test';

/**
 * Stops the clocks of a test, so that it does not matter how fast the machine is: only what is let pass passes. They
 * stop at whole milliseconds, so that no rounding makes what has passed a trifle less. Timers run on.
 */
export function stopClocks(t: TestContext): { readonly pass: (milliseconds: number) => void } {
  let passed = 0;
  for (const clock of [performance, Date]) {
    const stoppedAt = Math.floor(clock.now());
    t.mock.method(clock, 'now', () => stoppedAt + passed);
  }
  return { pass: (milliseconds) => void (passed += milliseconds) };
}
