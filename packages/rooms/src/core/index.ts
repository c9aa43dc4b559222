/** The pure part of a room: what its log says, and what may be added to it. For servers of one's own. */
export * from './decide.js';
export * from './dice.js';
export * from './entry.js';
export * from './event.js';
export * from './phrases.js';
export * from './room.js';
export * from './rulesets.js';
