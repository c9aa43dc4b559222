/** The pure part of rooms, for writing another server: the state that follows from a log, and what may be added. */
export * from './chain.js';
export * from './decide.js';
export * from './dice.js';
export * from './ed25519.js';
export * from './entry.js';
export * from './event.js';
export * from './intent.js';
export * from './log-error.js';
export * from './phrases.js';
export * from './room.js';
export * from './rulesets.js';
export * from './signing.js';
export * from './terms.js';
export * from './values.js';
