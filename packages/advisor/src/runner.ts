/**
 * Where the work is done: in a worker made of an inlined text, the only form that survives other origins, bundlers and
 * strict pages; where there is none, or it dies, on the page in slices. Either has WebAssembly or does without.
 */
import { kernel as fast } from './generated/fast.js';
import { program as solving } from './generated/solving.js';
import type { Done, Job, Precision, Program } from './job.js';
import { serve, type Said } from './serve.js';
import { inSlices } from './slices.js';

/** A program as a function that needs nothing from outside, so that its text makes a worker. */
type Text = () => Program;

/** What is needed to solve is here; what follows best play is fetched when it is asked for. */
const textFor = async ({ kind }: Job): Promise<Text> =>
  (kind === 'solve' ? solving : (await import('./generated/following.js')).program) as Text;

export interface Task {
  readonly job: Job;
  /** Do it in a worker if there may be one. */
  readonly worker: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** The bytes of the compiled kernel. */
export async function kernelBytes(precision: Precision): Promise<Uint8Array> {
  const text = precision === 'fast' ? fast : (await import('./generated/double.js')).kernel;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Does it in a worker if it may and can, else here. */
export async function run(task: Task): Promise<Done> {
  task.signal?.throwIfAborted();
  const program = await textFor(task.job);
  if (!task.worker || typeof Worker === 'undefined') return onPage(task, program);
  try {
    return await inWorker(task, program);
  } catch (error) {
    if (task.signal?.aborted) throw error;
    return onPage(task, program);
  }
}

const onPage = ({ job, signal, onProgress }: Task, program: Text): Promise<Done> =>
  inSlices(program().work(job), signal, onProgress);

function inWorker({ job, signal, onProgress }: Task, program: Text): Promise<Done> {
  const text = `(${String(serve)})((${String(program)})())`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return new Promise<Done>((resolve, reject) => {
    const worker = new Worker(url);
    const stop = (): void => {
      worker.terminate();
      reject(signal?.reason as Error);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('done' in data) return onProgress?.(data.done);
      worker.terminate();
      signal?.removeEventListener('abort', stop);
      onProgress?.(1);
      resolve(data.result);
    });
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        worker.terminate();
        reject(new Error('the worker has failed'));
      });
    }
    signal?.addEventListener('abort', stop, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(job);
  }).finally(() => URL.revokeObjectURL(url));
}
