/** Connects to Redis as the command line says: to one server, to a cluster, or to the primary that sentinels name. */
import type { Cluster, Redis } from 'ioredis';
import type { RedisClient } from './stores/redis.js';

export interface RedisAddresses {
  /** The address of a server; several are nodes of a cluster. */
  readonly urls: readonly string[];
  /** The name of the primary; then the addresses are those of sentinels. */
  readonly sentinel?: string | undefined;
}

/** Resolves to a connected client. Rejects with an Error whose message is for the user. */
export async function connectTo(
  addresses: RedisAddresses,
  onError: (error: Error) => void,
): Promise<RedisClient> {
  let isConnected = false;
  // At the start it soon gives up, so that a wrong address is noticed; later it tries for ever.
  const pause: Pause = (times) => (isConnected || times <= MOST_TRIES ? Math.min(times * 100, 1000) : null);
  const client = await clientFor(addresses, pause);
  // It connects again by itself, and requests that failed meanwhile have been refused.
  client.on('error', (error: Error) => isConnected && onError(error));
  await client.connect().catch((cause: unknown) => {
    client.disconnect();
    throw new Error(`No Redis answers at ${addresses.urls.map(withoutPassword).join(', ')}.`, { cause });
  });
  isConnected = true;
  return client;
}

/** Returns the milliseconds until the next attempt to connect; null to give up. */
type Pause = (times: number) => number | null;

/** How often sentinels or a cluster are tried at the start. */
const MOST_TRIES = 10;

async function clientFor({ urls, sentinel }: RedisAddresses, pause: Pause): Promise<Redis | Cluster> {
  const { Redis, Cluster } = await import('ioredis').catch((cause: unknown) => {
    throw new Error(
      'To keep games in Redis install three packages: npm install ioredis @socket.io/redis-adapter rate-limiter-flexible',
      {
        cause,
      },
    );
  });
  const [first = ''] = urls;
  if (sentinel !== undefined)
    return new Redis({
      sentinels: urls.map(placeOf),
      name: sentinel,
      ...credentialsIn(first),
      lazyConnect: true,
      sentinelRetryStrategy: pause,
    });
  if (urls.length === 1) return new Redis(first, { lazyConnect: true });
  return new Cluster(urls.map(placeOf), {
    lazyConnect: true,
    shardedSubscribers: true,
    clusterRetryStrategy: pause,
    redisOptions: credentialsIn(first),
  });
}

function placeOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 6379) };
}

/** The user and the password of an address, and whether it asks for TLS; the other nodes have the same. */
function credentialsIn(url: string): { username?: string; password?: string; tls?: object } {
  const { protocol, username, password } = new URL(url);
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}

/** An address as it may be shown. */
export const withoutPassword = (url: string): string => url.replace(/(?<=\/\/[^:@/]*:)[^@/]+(?=@)/, '•••');
