/** What a worker does with the program. Its text goes into the worker, so it needs nothing from outside. */
import type { Done, Job, Program } from './job.js';

/** What a worker says: how far it is, or what it has found. */
export type Said = { readonly done: number } | { readonly result: Done };

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: Job }) => void): void;
  postMessage(said: Said, transfer?: readonly ArrayBufferLike[]): void;
}

export function serve(program: Program): void {
  const scope = globalThis as unknown as WorkerScope;
  /** Milliseconds between two words on the progress. */
  const pace = 50;
  scope.addEventListener('message', ({ data }) => {
    const steps = program.work(data);
    // The first word comes at once: it tells that there is a worker.
    let next = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        const arrays = Object.values<unknown>({ ...step.value }).filter((value) => ArrayBuffer.isView(value));
        return scope.postMessage(
          { result: step.value },
          arrays.map(({ buffer }) => buffer),
        );
      }
      if (performance.now() >= next) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made it hears it
        scope.postMessage({ done: step.value });
        next = performance.now() + pace;
      }
    }
  });
}
