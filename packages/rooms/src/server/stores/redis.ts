import type { LogStore } from '../store.js';

/** A client as `ioredis` has it, of one Redis or of a cluster. */
export interface RedisClient {
  eval(script: string, keys: number, ...values: readonly (string | number)[]): Promise<unknown>;
  lrange(key: string, from: number, to: number): Promise<string[]>;
  hset(key: string, name: string, value: string): Promise<unknown>;
  hmget(key: string, ...names: readonly string[]): Promise<(string | null)[]>;
  expire(key: string, seconds: number): Promise<unknown>;
  duplicate(): RedisClient;
  quit(): Promise<unknown>;
}

/** A line is added if the list is as long as it is thought to be; a script runs while nothing else does. */
const APPEND = `
  if redis.call('llen', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
  redis.call('rpush', KEYS[1], ARGV[2])
  return 1
`;

/** What is in braces decides where a cluster keeps a key: all of a room is in one place. */
const logOf = (room: string): string => `yahtzee:{${room}}`;
const valuesOf = (room: string): string => `yahtzee:{${room}}:kept`;

/**
 * Keeps logs in Redis, for any number of processes, which also tell each other of new lines by it: each room has a
 * channel, and those processes listen to it that somebody in the room is connected to. Needs Redis 7 and the package
 * `@socket.io/redis-adapter`. `close` closes the client.
 * Rejects with an Error, one sentence, if that package is not installed.
 */
export async function redisStore(client: RedisClient): Promise<LogStore> {
  const { createShardedAdapter } = await sharded();
  // A connection that listens can do nothing else.
  const listener = client.duplicate();
  return {
    adapter: createShardedAdapter(client, listener),
    async append(room, at, line) {
      return (await client.eval(APPEND, 1, logOf(room), at, line)) === 1;
    },
    read: (room, from) => client.lrange(logOf(room), from, -1),
    async keep(room, name, value) {
      await client.hset(valuesOf(room), name, value);
    },
    async kept(room, names) {
      if (!names.length) return [];
      const values = await client.hmget(valuesOf(room), ...names);
      return values.map((value) => value ?? undefined);
    },
    async expire(room, seconds) {
      await Promise.all([client.expire(logOf(room), seconds), client.expire(valuesOf(room), seconds)]);
    },
    async close() {
      await Promise.all([client.quit(), listener.quit()]);
    },
  };
}

async function sharded() {
  try {
    return await import('@socket.io/redis-adapter');
  } catch (cause) {
    throw new Error(
      'Processes that share a Redis need another package: npm install @socket.io/redis-adapter',
      {
        cause,
      },
    );
  }
}
