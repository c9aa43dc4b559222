/** The pure part of rooms, for writing another server: the state that follows from a log, and what may be added. */
export * from './decide.js';
export * from './dice.js';
export * from './entry.js';
export * from './event.js';
export * from './phrases.js';
export * from './room.js';
export * from './rulesets.js';
