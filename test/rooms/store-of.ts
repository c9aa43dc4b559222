/** The store that the arguments of a process name: `sqlite FILE` or `redis PORT`. */
import { redisStore, sqliteStore, type LogStore } from '@yahtzee-game/rooms/server';
import { Redis } from 'ioredis';

export const storeOf = (kind: string | undefined, where: string | undefined): Promise<LogStore> =>
  kind === 'redis' ? redisStore(new Redis(Number(where), '127.0.0.1')) : sqliteStore(where ?? '');
