/** The program of a forward job; its text makes a worker. */
import { forwardByState } from './forward-by-state.js';
import { canRunForward, ForwardPass } from './forward-pass.js';
import type { ForwardResult } from './forward-result.js';
import type { ForwardJob } from './job.js';
import type { ForwardKernel, MakeKernel } from './kernel.js';
import { referenceKernel } from './reference-kernel.js';
import { wasmKernel } from './wasm.js';

/** Follows best play from the job's starts. Each `yield` is the share of the work that is done, or 0 if unknown. */
export function work({ plan, values, starts, wasm }: ForwardJob): Generator<number, ForwardResult> {
  return canRunForward(plan)
    ? new ForwardPass(plan, kernelFor(wasm), values).run(starts)
    : forwardByState(plan, values, starts);
}

/** Returns a WebAssembly kernel if it is allowed, else the reference kernel. */
function kernelFor(wasm: Uint8Array | undefined): MakeKernel<ForwardKernel> {
  try {
    if (wasm) {
      const module = new WebAssembly.Module(wasm as BufferSource);
      return (lattice, numbers) => wasmKernel(module, lattice, numbers);
    }
  } catch {
    // A content security policy may refuse WebAssembly.
  }
  return (lattice, numbers) => referenceKernel(lattice, new Float64Array(numbers));
}
