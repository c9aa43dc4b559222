/** The worker as a file of its own, for pages that refuse one made of text; bundled it is `dist/worker.js`. */
import { work as follow } from './following.js';
import { serve } from './serve.js';
import { work as solve } from './solving.js';

serve({ work: (job) => (job.kind === 'solve' ? solve(job) : follow(job)) });
