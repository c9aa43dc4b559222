/** Rooms in a page: open or join one, and play it on a board. */
export type * from './core/index.js';
export type * from './protocol.js';
export type * from './client/handle.js';
export type { ConnectionState } from './client/connection.js';
export type { KeptPlace } from './client/places.js';
export { joinRoom, openRoom, type JoinOptions } from './client/connect.js';
export { RoomError } from './client/room-error.js';
