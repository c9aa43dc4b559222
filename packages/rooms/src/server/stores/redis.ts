import { setTimeout as pause } from 'node:timers/promises';
import { deny } from '../../doors.js';
import { hasMethods } from '../doors.js';
import type { LogStore } from '../store.js';
import { redisLimits } from './redis-limit.js';
import type { RedisClient } from './ioredis.js';
import { RedisPresence } from './redis-presence.js';

export type { RedisClient };

/** Adds a line if the list has the expected length and last line. Redis runs nothing else during a script. */
const APPEND = `
  if redis.call('llen', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
  if (redis.call('lindex', KEYS[1], -1) or '') ~= ARGV[3] then return 0 end
  redis.call('rpush', KEYS[1], ARGV[2])
  return 1
`;

/** Keeps a value, and lets it expire with its log, also if the expiry of the log was set before. */
const KEEP = `
  redis.call('hset', KEYS[1], ARGV[1], ARGV[2])
  local left = redis.call('ttl', KEYS[2])
  if left > 0 and redis.call('ttl', KEYS[1]) < 0 then redis.call('expire', KEYS[1], left) end
`;

/** How long Redis may take to answer when the client is closed, in milliseconds. */
const PATIENCE = 1000;

/** A cluster places keys by the part in braces, so that all keys of a room are on one node. */
const logOf = (room: string): string => `yahtzee:{${room}}`;
const valuesOf = (room: string): string => `yahtzee:{${room}}:kept`;

/**
 * Resolves to a store that keeps logs in Redis, for any number of processes. They tell each other of new lines through
 * it: each room has a channel, and a process listens to those of the rooms that its connections are in. Needs Redis 7
 * and the packages `@socket.io/redis-adapter` and `rate-limiter-flexible`. `close` closes the client.
 * Rejects with a RangeError, one sentence, if this is no client; with an Error, one sentence, without those packages.
 */
export async function redisStore(client: RedisClient): Promise<LogStore> {
  if (!hasMethods(client, 'eval', 'lrange', 'hmget', 'duplicate', 'quit'))
    deny('client', client, 'a client of ioredis, such as new Redis()');
  const { createShardedAdapter, ...limiters } = await packages();
  const listener = listenerOf(client);
  const presence = new RedisPresence(client);
  return {
    adapter: createShardedAdapter(client, listener),
    onBack(back) {
      let isFirst = listener.status !== 'ready';
      listener.on('ready', () => (isFirst ? (isFirst = false) : back()));
    },
    presence,
    limit: redisLimits(client, limiters),
    async append(room, at, line, before = '') {
      return (await client.eval(APPEND, 1, logOf(room), at, line, before)) === 1;
    },
    read: (room, from) => client.lrange(logOf(room), from, -1),
    async keep(room, name, value) {
      await client.eval(KEEP, 2, valuesOf(room), logOf(room), name, value);
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
      listener.disconnect();
      presence.end();
      // While Redis is away it would wait for it.
      if (client.status === 'ready')
        await Promise.race([client.quit(), pause(PATIENCE, undefined, { ref: false })]).catch(
          () => undefined,
        );
      client.disconnect();
    },
  };
}

/** Returns a second connection to listen with: in Redis, one that listens can do nothing else. */
function listenerOf(client: RedisClient): RedisClient {
  // With `null` it never gives up. For a cluster this option has no effect.
  const listener = client.duplicate({ maxRetriesPerRequest: null });
  // Ignored, since failures of the server also show on the client that the caller has given.
  listener.on('error', () => undefined);
  // The adapter does not catch rejections; here they only mean that the connection was closed for good.
  const subscribe = listener.ssubscribe.bind(listener);
  const unsubscribe = listener.sunsubscribe.bind(listener);
  listener.ssubscribe = (channel) => subscribe(channel).catch(() => undefined);
  listener.sunsubscribe = (channel) => unsubscribe(channel).catch(() => undefined);
  return listener;
}

/** The packages that are needed for Redis, and only for it. */
async function packages() {
  try {
    const [adapter, limiter] = await Promise.all([
      import('@socket.io/redis-adapter'),
      import('rate-limiter-flexible'),
    ]);
    return { ...adapter, ...limiter };
  } catch (cause) {
    throw new Error(
      'Processes that share a Redis need more packages: npm install @socket.io/redis-adapter rate-limiter-flexible',
      { cause },
    );
  }
}
