/** The end of a game, sharing, and the storage of games and results. */
export * as end from '../features/end/index.js';
export * as share from '../features/share/index.js';
export * as keep from '../features/keep/index.js';
