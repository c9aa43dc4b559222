/** The insides of the advisor that some tests look at; nothing else imports them. */
export { compile } from '../../packages/advisor/src/compile.js';
export { latticeOf } from '../../packages/advisor/src/lattice.js';
export { run } from '../../packages/advisor/src/runner.js';
export { compiledInSlices, estimate } from '../../packages/advisor/src/solve.js';
export { valueLookup } from '../../packages/advisor/src/layout.js';
export { BackwardInduction } from '../../packages/advisor/src/backward-induction.js';
export { referenceKernel } from '../../packages/advisor/src/reference-kernel.js';
