/** Work on the page, in slices short enough that no frame is missed. */

/** Milliseconds. */
const SLICE = 8;

/** Takes steps until there is a result; between slices the page does what it has to. `hear` is told the last step. */
export async function inSlices<S, R>(
  steps: Generator<S, R>,
  signal: AbortSignal | undefined,
  hear?: (step: S) => void,
): Promise<R> {
  let until = performance.now() + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    hear?.(step.value);
    await new Promise((done) => void setTimeout(done));
    until = performance.now() + SLICE;
  }
}
