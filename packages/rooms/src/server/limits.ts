/** The limits of requests from one connection, one address and one seat. */
import { PHRASE_EVERY } from '../core/index.js';

/** `burst` requests at once, and `perSecond` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Requests of a connection. */
  readonly connection: Rate;
  /** Requests and connections of an address, which a whole school may share. */
  readonly address: Rate;
  /** Rooms and events that an address opens. */
  readonly open: Rate;
  /** Rooms of events that an address opens: more, since a class that plays opens many. */
  readonly openInEvent: Rate;
  /** Lines of a seat that are no decisions in the game: phrases, leaving and returning. */
  readonly talk: Rate;
  /** Connections that an address may have at the same time to one process. */
  readonly connections: number;
  /** Rooms and events that a connection may be in. */
  readonly rooms: number;
  /** Connections without a seat that a room may have in one process. */
  readonly watchers: number;
}

export const LIMITS: Limits = {
  connection: { burst: 20, perSecond: 5 },
  address: { burst: 200, perSecond: 50 },
  open: { burst: 10, perSecond: 10 / 3600 },
  openInEvent: { burst: 60, perSecond: 60 / 3600 },
  talk: { burst: 4, perSecond: 1 / PHRASE_EVERY },
  connections: 1000,
  rooms: 5,
  watchers: 500,
};

/** How often full buckets are deleted, in milliseconds. */
const SWEEP = 10_000;

/**
 * Token buckets by key. Each is stored as the time at which it is full again, and deleted some time after that.
 *
 * After the generic cell rate algorithm (ITU-T I.371).
 */
export class Buckets {
  readonly #fullAt = new Map<string, number>();
  /** Milliseconds in which one token comes back, and in which an empty bucket becomes full. */
  readonly #one: number;
  readonly #all: number;
  #sweepAt = 0;

  constructor({ burst, perSecond }: Rate) {
    this.#one = 1000 / perSecond;
    this.#all = this.#one * burst;
  }

  /** Takes a token and returns 0; if there is none, returns the milliseconds until there is one. */
  take(key: string, now: number = performance.now()): number {
    if (now >= this.#sweepAt) this.#sweep(now);
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#one;
    // Rounding errors of the sums must not cause a wait.
    const wait = Math.ceil(fullAt - now - this.#all - 1e-6);
    if (wait > 0) return wait;
    this.#fullAt.set(key, fullAt);
    return 0;
  }

  /** Whether more has been spent than there was. */
  isSpent(key: string, now: number = performance.now()): boolean {
    return (this.#fullAt.get(key) ?? 0) - now > this.#all;
  }

  /** Takes tokens, or a part of one, whether they are there or not. */
  spend(key: string, tokens: number, now: number = performance.now()): void {
    if (now >= this.#sweepAt) this.#sweep(now);
    this.#fullAt.set(key, Math.max(this.#fullAt.get(key) ?? 0, now) + this.#one * tokens);
  }

  get size(): number {
    return this.#fullAt.size;
  }

  #sweep(now: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
    this.#sweepAt = now + SWEEP;
  }
}

/** Counts by key. A key whose count is 0 takes no memory. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Adds 1; the function that it returns subtracts it again. */
  add(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      if (this.of(key) > 1) this.#counts.set(key, this.of(key) - 1);
      else this.#counts.delete(key);
    };
  }
}
