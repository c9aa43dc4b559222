/** The message loop of a worker. Its text goes into the worker, so it must not use anything from outside. */
import type { Job, JobResult, Program } from './job.js';

/** A message from the worker: the share of the work that is done, or the result. */
export type WorkerMessage = { readonly done: number } | { readonly result: JobResult };

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: Job }) => void): void;
  postMessage(message: WorkerMessage, transfer?: readonly ArrayBufferLike[]): void;
}

/** Says that this worker has started; runs each job that is posted to it, and posts its progress and its result. */
export function serve(program: Program): void {
  const scope = globalThis as unknown as WorkerScope;
  /** Milliseconds between two progress messages. */
  const pace = 50;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  scope.postMessage({ done: 0 });
  scope.addEventListener('message', ({ data }) => {
    const steps = program.work(data);
    let next = performance.now() + pace;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        const arrays = Object.values<unknown>({ ...step.value }).filter((value) => ArrayBuffer.isView(value));
        return scope.postMessage(
          { result: step.value },
          arrays.map(({ buffer }) => buffer),
        );
      }
      if (performance.now() >= next) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        scope.postMessage({ done: step.value });
        next = performance.now() + pace;
      }
    }
  });
}
