/** What forecasts need and solving does not: the program of their worker, and its kernel. Loaded at the first forecast. */
export { program } from './generated/distribution-program.js';
export { kernel } from './generated/distributions.js';
