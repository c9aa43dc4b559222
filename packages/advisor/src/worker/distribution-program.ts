/** The program for jobs about the results of best play. Its source text is run in a worker. */
import { DistributionPass } from '../forecast/distribution-pass.js';
import { distributionsByState } from '../forecast/distributions-by-state.js';
import { ForwardPass } from '../forecast/forward-pass.js';
import { MeansPass } from '../forecast/means-pass.js';
import { canRunInTiles } from '../forecast/turn-tiles.js';
import type { ForwardKernel, MakeKernel } from '../kernel/kernel.js';
import { referenceKernel } from '../kernel/reference-kernel.js';
import { wasmKernel } from '../kernel/wasm.js';
import type { LaterJob, LaterResult } from './job.js';
import { searchUtilities } from './utility-search.js';

/** Finds what best play from the job's cards leads to. Each `yield` is the share of the work done, or 0 if unknown. */
export function work(job: LaterJob): Generator<number, LaterResult> {
  if (job.kind === 'utilities') return searchUtilities(job);
  const { plan, values, wasm } = job;
  if (job.kind === 'prospect') return new ForwardPass(plan, kernelFor(wasm), values).run(job.starts);
  if (!canRunInTiles(plan)) return distributionsByState(plan, values, job.from, job.others);
  const Pass = job.meansOnly ? MeansPass : DistributionPass;
  return new Pass(plan, kernelFor(wasm), values).run(job.from);
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
