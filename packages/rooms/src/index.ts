export type * from './core/index.js';
export type * from './protocol.js';
export type * from './client/handle.js';
