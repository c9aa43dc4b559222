/**
 * Runs jobs in a worker if possible, else on the page in slices. The worker is made of an inlined text, which works
 * across origins and with any bundler, or of a file that the page names. Both use WebAssembly if it is allowed.
 */
import { kernel as fast } from './generated/fast.js';
import { program as solveProgram } from './generated/solve-program.js';
import type { Job, JobResult, Precision, Program } from './job.js';
import { serve, type WorkerMessage } from './serve.js';
import { inSlices } from './slices.js';

/** A function that returns a program and uses nothing from outside, so that its text makes a worker. */
type ProgramSource = () => Program;

/** Returns the program of a job. The forward program is imported on first use. */
const sourceFor = async ({ kind }: Job): Promise<ProgramSource> =>
  (kind === 'solve'
    ? solveProgram
    : (await import('./generated/forward-program.js')).program) as ProgramSource;

/** The address of a worker's file on the page's own origin, or a `TrustedScriptURL`. */
export type WorkerFile = string | URL | { toJSON(): string; toString(): string };

interface Task {
  readonly job: Job;
  /** Whether to use a worker if possible; a file to use instead of the inlined text. */
  readonly worker: boolean | WorkerFile;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Returns the bytes of the compiled kernel. */
export async function kernelBytes(precision: Precision): Promise<Uint8Array> {
  const text = precision === 'fast' ? fast : (await import('./generated/double.js')).kernel;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** By file, whether its worker starts. Each is tried once, since a policy reports every violation. */
const starts = new Map<string, Promise<boolean>>();

/** Runs a job and resolves to its result. Rejects with the reason of the signal when aborted. */
export async function run(task: Task): Promise<JobResult> {
  const { worker, signal } = task;
  signal?.throwIfAborted();
  if (!worker || typeof Worker === 'undefined') return onPage(task);
  const file = String(worker);
  const firstTry = starts.get(file);
  let started: (isStarted: boolean) => void = () => undefined;
  // Registered before the first await, so that concurrent tasks share this try.
  if (!firstTry) starts.set(file, new Promise((resolve) => (started = resolve)));
  const refused = firstTry && !(await firstTry);
  signal?.throwIfAborted();
  if (refused) return onPage(task);
  try {
    return await (worker === true
      ? inInlinedWorker(task, () => started(true))
      : inWorker(new Worker(worker as string), task, () => started(true)));
  } catch {
    // An aborted task may not have waited for the worker to start, so the next one tries again.
    if (signal?.aborted) starts.delete(file);
    started(Boolean(signal?.aborted));
    signal?.throwIfAborted();
    return onPage(task);
  }
}

async function onPage({ job, signal, onProgress }: Task): Promise<JobResult> {
  const source = await sourceFor(job);
  return inSlices(source().work(withAllowedKernel(job)), signal, onProgress);
}

/** Runs a task in a worker made of the inlined text, which is subject to the policy of the page. */
async function inInlinedWorker(task: Task, onStart: () => void): Promise<JobResult> {
  const text = `(${String(serve)})((${String(await sourceFor(task.job))})())`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return await inWorker(new Worker(url), { ...task, job: withAllowedKernel(task.job) }, onStart);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Whether the page may compile WebAssembly; `undefined` until it is tried. */
let compiles: boolean | undefined;

/** Returns the job without its compiled kernel if the page refuses WebAssembly. That is tried once, on an empty module. */
function withAllowedKernel<J extends Job>(job: J): J {
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

/** @param onStart called with the first message of the worker, and with every later one */
function inWorker(
  worker: Worker,
  { job, signal, onProgress }: Task,
  onStart: () => void,
): Promise<JobResult> {
  return new Promise<JobResult>((resolve, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      onStart();
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
