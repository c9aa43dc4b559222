/** Work in steps: on the main thread in slices so short that the page does not miss a frame, elsewhere at once. */
import { checkSignal } from './refuse.js';
import type { Signal } from './signal.js';

/** Milliseconds of a slice. */
const SLICE = 8;
/** Milliseconds after which a single step ends its slice, so that two long steps are never in the same one. */
const LONG_STEP = 2;

/**
 * Runs a generator to its end and resolves to its result, with a pause after each slice.
 * Rejects with the reason of the signal when aborted.
 * @param onStep called with the last value that each slice yielded
 */
export async function inSlices<S, R>(
  steps: Generator<S, R>,
  signal: Signal | undefined,
  onStep?: (step: S) => void,
): Promise<R> {
  checkSignal(signal);
  let before = performance.now();
  let until = before + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    const now = performance.now();
    const took = now - before;
    before = now;
    const isShort = now < until && took < LONG_STEP;
    if (step.done) {
      // The code that awaits the result goes on at once, in the same slice.
      if (!isShort) await pause();
      return step.value;
    }
    if (isShort) continue;
    onStep?.(step.value);
    await pause();
    before = performance.now();
    until = before + SLICE;
  }
}

/** Runs a function in a separate slice, with a pause before and after, and resolves to its result. */
export async function inOneSlice<R>(work: () => R): Promise<R> {
  await pause();
  const result = work();
  await pause();
  return result;
}

/** Lets the page do other work. A timer would wait at least 4 ms each time. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', done, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Runs a generator to its end without a pause, and returns its result. */
export function atOnce<R>(steps: Generator<unknown, R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
