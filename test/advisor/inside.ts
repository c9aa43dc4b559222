/** The insides of the advisor that some tests look at; nothing else imports them. */
export { compile } from '../../packages/advisor/src/compile.js';
export { latticeOf } from '../../packages/advisor/src/lattice.js';
export { run } from '../../packages/advisor/src/runner.js';
export { compiledInSlices, estimate } from '../../packages/advisor/src/solve.js';
export { rowOf } from '../../packages/advisor/src/layout.js';
export { Sweep } from '../../packages/advisor/src/sweep.js';
export { twin } from '../../packages/advisor/src/twin.js';
