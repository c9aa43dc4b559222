/** The program for jobs about the results of best play. Its source text is run in a worker. */
import { DistributionPass } from './distribution-pass.js';
import { distributionsByState } from './distributions-by-state.js';
import { ForwardPass } from './forward-pass.js';
import type { LaterJob, LaterResult } from './job.js';
import type { ForwardKernel, MakeKernel } from './kernel.js';
import { MeansPass } from './means-pass.js';
import { referenceKernel } from './reference-kernel.js';
import { canRunInTiles } from './turn-tiles.js';
import { searchUtilities } from './utility-search.js';
import { wasmKernel } from './wasm.js';

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
