/** Several players, and computers. */
export * as players from '../features/players/index.js';
export * as seats from '../features/seats/index.js';
export * as lastTurns from '../features/last-turns/index.js';
