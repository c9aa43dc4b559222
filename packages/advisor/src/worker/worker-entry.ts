/** The worker as a file, for pages whose policy refuses `blob:` workers. It is bundled as `dist/worker.js`. */
import { work as findDistributions } from './distribution-program.js';
import { mayCompile } from './may-compile.js';
import { work as solveInTypeScript } from './reference-program.js';
import { serve } from './serve.js';
import { work as solve } from './solve-program.js';

serve({
  work: (job) => {
    if (job.kind !== 'solve') return findDistributions(job);
    return job.wasm && mayCompile() ? solve(job) : solveInTypeScript(job);
  },
});
