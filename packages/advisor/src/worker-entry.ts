/** The worker as a file, for pages whose policy refuses `blob:` workers. It is bundled as `dist/worker.js`. */
import { work as runForward } from './forward-program.js';
import { serve } from './serve.js';
import { work as solve } from './solve-program.js';

serve({ work: (job) => (job.kind === 'solve' ? solve(job) : runForward(job)) });
