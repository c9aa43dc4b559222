export type * from './core/index.js';
export type * from './protocol.js';
export type * from './client/handle.js';
export { RoomError } from './client/handle.js';
export { openEvent, watchEvent } from './client/event-handle.js';
export { resultsCsv } from './client/results-csv.js';
export { joinRoom, openRoom } from './client/room-handle.js';
export { isCode, PHRASES, seatsToStart } from './core/index.js';
