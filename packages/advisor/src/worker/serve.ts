/** The message loop of a worker. Its source text goes into the worker, so it must not use anything from outside. */
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
        // The memory of a compiled kernel cannot be transferred, so its numbers are copied.
        const result: Record<string, unknown> = { ...step.value };
        const buffers: ArrayBufferLike[] = [];
        for (const [name, value] of Object.entries(result)) {
          if (!(value instanceof Float32Array || value instanceof Float64Array)) continue;
          const copy = value.slice();
          result[name] = copy;
          buffers.push(copy.buffer);
        }
        return scope.postMessage({ result: result as unknown as JobResult }, buffers);
      }
      if (performance.now() >= next) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        scope.postMessage({ done: step.value });
        next = performance.now() + pace;
      }
    }
  });
}
