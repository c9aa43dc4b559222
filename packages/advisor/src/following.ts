/** The program that follows best play. */
import type { Chances } from './chances.js';
import { follow } from './follow.js';
import { kernelFor, type FollowJob } from './job.js';

export const work = ({ plan, values, starts, wasm }: FollowJob): Generator<number, Chances> =>
  follow(plan, values, starts, kernelFor(wasm, 8));
