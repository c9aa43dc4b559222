/**
 * Runs jobs in a worker if possible, else on the page in slices. The worker is made from inlined text, which works
 * across origins and with any bundler, or from a file that the page names. Both use WebAssembly if it is allowed.
 */
import { checkSignal } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import { inSlices } from '../basics/slices.js';
import { kernel as fast } from '../generated/fast.js';
import { program as solveProgram } from '../generated/solve-program.js';
import type { Job, JobResult, Precision, Program } from './job.js';
import { mayCompile } from './may-compile.js';
import { serve, type WorkerMessage } from './serve.js';

/** A function that returns a program and uses nothing from outside, so that its source text can run in a worker. */
type ProgramSource = () => Program;

/** Returns the program of a task. All but the one that solves with WebAssembly are imported on first use. */
async function sourceFor({ kind, wasm }: Task): Promise<ProgramSource> {
  if (kind !== 'solve') return (await import('./forecasting.js')).program;
  if (wasm && mayCompile()) return solveProgram;
  return (await import('../generated/reference-program.js')).program;
}

/** The address of a worker's file on the page's own origin: a text, a `URL` or a `TrustedScriptURL`. */
export type WorkerFile = string | { toJSON(): string; toString(): string };

interface Task {
  readonly kind: Job['kind'];
  /** Whether the job has a compiled kernel. */
  readonly wasm: boolean;
  /** The job; a worker starts before it is known. Resolves to `undefined` if there is nothing to do after all. */
  readonly job: Promise<Job | undefined>;
  /** Whether to use a worker if possible; a file to use instead of the inlined text. */
  readonly worker: boolean | WorkerFile;
  readonly signal?: Signal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Returns the bytes of the compiled kernel of a solve. */
export const kernelBytes = async (precision: Precision): Promise<Uint8Array> =>
  bytesOf(precision === 'fast' ? fast : (await import('../generated/double.js')).kernel);

/** Returns the bytes of a compiled kernel in hexadecimal digits, which compress better than base64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** By file, whether its worker starts. Each is tried once, since a policy reports every violation. */
const starts = new Map<string, Promise<boolean>>();

/** Runs a job and resolves to its result, if there is a job. Rejects with the reason of the signal when aborted. */
export async function run(task: Task): Promise<JobResult | undefined> {
  const { worker, signal } = task;
  // Without this, a task that ends before its job is awaited would leave a rejection unhandled.
  task.job.catch(() => undefined);
  checkSignal(signal);
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
    const job = await task.job.catch(() => undefined);
    // A task that is given up may not have waited for the worker to start, so the next one tries again.
    const isGivenUp = !job || Boolean(signal?.aborted);
    if (isGivenUp) starts.delete(file);
    started(isGivenUp);
    signal?.throwIfAborted();
    return onPage(task);
  }
}

async function onPage(task: Task): Promise<JobResult | undefined> {
  const job = await task.job;
  if (!job) return undefined;
  const source = await sourceFor(task);
  return inSlices(source().work(withAllowedKernel(job)), task.signal, task.onProgress);
}

/** Runs a task in a worker made of the inlined text, which is subject to the policy of the page. */
async function inInlinedWorker(task: Task, onStart: () => void): Promise<JobResult> {
  const text = `(${String(serve)})((${String(await sourceFor(task))})())`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    const job = task.job.then((known) => known && withAllowedKernel(known));
    return await inWorker(new Worker(url), { ...task, job }, onStart);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns the job without its compiled kernel if the page refuses WebAssembly. */
const withAllowedKernel = <J extends Job>(job: J): J =>
  job.wasm && !mayCompile() ? { ...job, wasm: undefined } : job;

/** Seconds to wait for the first message of a worker, and for each later one, the wait for its job included. */
const START = 3;
const SILENCE = 20;

/** @param onStart called with each message of the worker */
function inWorker(
  worker: Worker,
  { job, signal, onProgress }: Task,
  onStart: () => void,
): Promise<JobResult> {
  let timer: ReturnType<typeof setInterval> | undefined;
  return new Promise<JobResult>((resolve, reject) => {
    const stop = (): void => reject(signal?.reason);
    const fail = (): void => reject(new Error('the worker has failed'));
    let left = START;
    // Counts ticks instead of time, so that a computer that has slept does not give up its worker.
    timer = setInterval(() => --left < 0 && fail(), 1000);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      onStart();
      left = SILENCE;
      if ('done' in data) return onProgress?.(data.done);
      signal?.removeEventListener('abort', stop);
      resolve(data.result);
    });
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        fail();
      });
    }
    signal?.addEventListener('abort', stop, { once: true });
    job
      .then((known) => {
        if (!known) return fail();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        worker.postMessage(known);
      })
      .catch(reject);
  }).finally(() => {
    clearInterval(timer);
    worker.terminate();
  });
}
