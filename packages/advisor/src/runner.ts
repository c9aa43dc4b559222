/**
 * Where the work is done: in a worker, made of an inlined text, which survives other origins and bundlers, or of a file
 * that the page names; where there is none, or it dies, on the page in slices. Either has WebAssembly or does without.
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

/** Where a worker's file lies: an address of the page's origin, or the `TrustedScriptURL` that its policy makes of one. */
export type WorkerFile = string | URL | { toJSON(): string; toString(): string };

export interface Task {
  readonly job: Job;
  /** Do it in a worker if there may be one, of our own text or of this file. */
  readonly worker: boolean | WorkerFile;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** The bytes of the compiled kernel. */
export async function kernelBytes(precision: Precision): Promise<Uint8Array> {
  const text = precision === 'fast' ? fast : (await import('./generated/double.js')).kernel;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Whether workers start, by their file. One try has to do: a policy that refuses them reports every one. */
const starts = new Map<string, Promise<boolean>>();

/** Does it in a worker if it may and can, else here. */
export async function run(task: Task): Promise<Done> {
  const { worker, signal } = task;
  signal?.throwIfAborted();
  if (!worker || typeof Worker === 'undefined') return onPage(task);
  const file = String(worker);
  const tried = starts.get(file);
  let started: (so: boolean) => void = () => undefined;
  // At once, before anything is awaited: who comes in the same moment waits for this try.
  if (!tried) starts.set(file, new Promise((resolve) => (started = resolve)));
  const refused = tried && !(await tried);
  signal?.throwIfAborted();
  if (refused) return onPage(task);
  try {
    return await (worker === true
      ? inOwnWorker(task, () => started(true))
      : inWorker(new Worker(worker as string), task, () => started(true)));
  } catch {
    // What is given up may not have started yet, so that nothing is known.
    if (signal?.aborted) starts.delete(file);
    started(Boolean(signal?.aborted));
    signal?.throwIfAborted();
    return onPage(task);
  }
}

async function onPage({ job, signal, onProgress }: Task): Promise<Done> {
  const program = await textFor(job);
  return inSlices(program().work(allowed(job)), signal, onProgress);
}

/** A worker of our own text stands under the policy of the page. */
async function inOwnWorker(task: Task, heard: () => void): Promise<Done> {
  const text = `(${String(serve)})((${String(await textFor(task.job))})())`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return await inWorker(new Worker(url), { ...task, job: allowed(task.job) }, heard);
  } finally {
    URL.revokeObjectURL(url);
  }
}

let compiles: boolean | undefined;

/** The job as the policy of the page allows it: WebAssembly, too, is tried once, in the smallest module. */
function allowed<J extends Job>(job: J): J {
  if (job.wasm) compiles ??= mayCompile();
  return compiles ? job : { ...job, wasm: undefined };
}

function mayCompile(): boolean {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

function inWorker(worker: Worker, { job, signal, onProgress }: Task, heard: () => void): Promise<Done> {
  return new Promise<Done>((resolve, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      heard();
      if ('done' in data) return onProgress?.(data.done);
      signal?.removeEventListener('abort', stop);
      onProgress?.(1);
      resolve(data.result);
    });
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        reject(new Error('the worker has failed'));
      });
    }
    signal?.addEventListener('abort', stop, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
