/** The end of a game, and what is kept and shared of it. */
export * as end from '../features/end/index.js';
export * as share from '../features/share/index.js';
export * as keep from '../features/keep/index.js';
