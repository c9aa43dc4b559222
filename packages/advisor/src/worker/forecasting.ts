/** The program and the kernel of the forecast worker, which solving does not need. Loaded at the first forecast. */
export { program } from '../generated/distribution-program.js';
export { kernel } from '../generated/distributions.js';
