/** The program of a forward job; its text makes a worker. */
import { forwardByState } from './forward-by-state.js';
import { canRunForward, ForwardPass } from './forward-pass.js';
import type { ForwardResult } from './forward-result.js';
import { kernelFor, type ForwardJob } from './job.js';

/** Follows best play from the job's starts. Each `yield` is the share of the work that is done, or 0 if unknown. */
export function work({ plan, values, starts, wasm }: ForwardJob): Generator<number, ForwardResult> {
  return canRunForward(plan)
    ? new ForwardPass(plan, kernelFor(wasm, 8), values).run(starts)
    : forwardByState(plan, values, starts);
}
