/** A limit that all processes share, counted in Redis. */
import type { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate, SharedLimit } from '../limits.js';
import type { RedisClient } from './ioredis.js';

/** The part that is used of the package, which is loaded only for Redis. */
interface Library {
  readonly RateLimiterMemory: typeof RateLimiterMemory;
  readonly RateLimiterRedis: typeof RateLimiterRedis;
  readonly RateLimiterRes: typeof RateLimiterRes;
}

/**
 * Returns a function that returns limits by name. They count in windows: `burst` requests in the time in which as many
 * come back. While Redis is away each process counts for itself.
 */
export function redisLimits(
  client: RedisClient,
  library: Library,
): (name: string, rate: Rate) => SharedLimit {
  return (name, { burst, perSecond }) => {
    const duration = Math.max(1, Math.ceil(burst / perSecond));
    const window = { points: Math.max(burst, Math.floor(perSecond * duration)), duration };
    const limiter = new library.RateLimiterRedis({
      ...window,
      storeClient: client,
      keyPrefix: `yahtzee:limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new library.RateLimiterMemory(window),
    });
    return {
      async take(key, count) {
        try {
          await limiter.consume(key, count);
          return 0;
        } catch (refusal) {
          if (refusal instanceof library.RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext));
          throw refusal;
        }
      },
    };
  };
}
