/** Work on the page, in slices short enough that no frame is missed. */

/** Milliseconds that a slice takes; a step that takes long is followed by a pause, so that two of them never meet. */
const SLICE = 8;
const LONG_STEP = 2;

/** Takes steps until there is a result; between slices the page does what it has to. `hear` is told the last step. */
export async function inSlices<S, R>(
  steps: Generator<S, R>,
  signal: AbortSignal | undefined,
  hear?: (step: S) => void,
): Promise<R> {
  let before = performance.now();
  let until = before + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    const now = performance.now();
    const took = now - before;
    before = now;
    if (now < until && took < LONG_STEP) continue;
    hear?.(step.value);
    await new Promise((done) => void setTimeout(done));
    before = performance.now();
    until = before + SLICE;
  }
}
