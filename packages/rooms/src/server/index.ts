/** Rooms on your own server. */
export { advisedPlayer } from './advised-player.js';
export { attachRooms, type RoomService } from './attach.js';
export type { ComputerPlayer } from './computer-player.js';
export { LIMITS, type Limits, type Rate } from './limits.js';
export type { RoomsOptions } from './options.js';
export type { LogStore } from './store.js';
export { memoryStore } from './stores/memory.js';
export { redisStore, type RedisClient } from './stores/redis.js';
export { sqliteStore, type SqliteDatabase } from './stores/sqlite.js';
