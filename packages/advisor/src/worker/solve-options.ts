/** How a game is to be solved. */
import { checkOptionalFunction, checkSignal, optionsOf, refuse } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import type { Precision } from './job.js';
import type { WorkerFile } from './runner.js';

/**
 * The objective: 'mean' maximises the mean of the final total, 'safe' the total that is certain whatever the dice show.
 */
export type Objective = 'mean' | 'safe';

export interface SolveOptions {
  /** 'mean' by default. */
  readonly objective?: Objective | undefined;
  /** 'fast' by default. */
  readonly precision?: Precision | undefined;
  /**
   * Whether to solve in a worker if possible; true by default. Where the page's policy refuses `blob:` workers, the
   * address of a copy of `@yahtzee-game/advisor/worker` on its own origin, which may be a `TrustedScriptURL`.
   */
  readonly worker?: boolean | WorkerFile | undefined;
  /** Whether to use WebAssembly if the page allows it; true by default. */
  readonly wasm?: boolean | undefined;
  /** Aborts the solve, which then rejects with its reason. */
  readonly signal?: Signal | undefined;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Checks the options of a solve, since callers without types may pass anything. @throws RangeError, one sentence */
export function checkOptions(options: SolveOptions | undefined, keys = OPTIONS): void {
  const {
    objective = 'mean',
    precision = 'fast',
    worker = true,
    wasm = true,
    ...rest
  } = optionsOf(options, keys);
  if (objective !== 'mean' && objective !== 'safe') refuse('objective', objective, 'mean, safe');
  if (precision !== 'fast' && precision !== 'double') refuse('precision', precision, 'fast, double');
  if (
    typeof worker !== 'boolean' &&
    typeof worker !== 'string' &&
    typeof Object(worker).toJSON !== 'function'
  )
    refuse('worker', worker, 'true, false, or the address of the file of a worker');
  if (typeof wasm !== 'boolean') refuse('wasm', wasm, 'true, false');
  checkSignal(rest.signal);
  checkOptionalFunction('onProgress', rest.onProgress, 'a function that takes the share that is done');
}

const OPTIONS: readonly (keyof SolveOptions)[] = [
  'objective',
  'precision',
  'worker',
  'wasm',
  'signal',
  'onProgress',
];
