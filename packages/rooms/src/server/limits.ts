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
  /** Requests and connections of an address, which a whole school may share; of an IPv6 address, of its /64 network. */
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

/** Counts requests by key. */
export interface Limiter {
  /** Returns 0 if one more request is allowed, and counts it; else the milliseconds until one is. */
  take(key: string): number | Promise<number>;
}

/** A limit that several processes share. */
export interface SharedLimit {
  /** Counts requests. Resolves to 0 if the limit allows them, else to the milliseconds until it allows one again. */
  take(key: string, count?: number): Promise<number>;
}

/** How often full buckets are deleted, in milliseconds. */
const SWEEP = 10_000;

/**
 * Token buckets by key. Each is stored as the time at which it is full again, and deleted some time after that.
 *
 * After the generic cell rate algorithm (ITU-T I.371).
 */
export class Buckets implements Limiter {
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

/** How long a process counts on its own before it tells the others, in milliseconds. */
const TOLD_AFTER = 1000;

/**
 * A shared limit of what is too frequent to ask for each time: a process counts for itself, and tells the others a
 * second later. So who uses several processes gets more for a second, but not for longer.
 */
export class ToldLater implements Limiter {
  readonly #own: Buckets;
  readonly #shared: SharedLimit;
  readonly #onError: (error: unknown) => void;
  readonly #untold = new Map<string, number>();
  /** Until when all processes together have used a limit up, by key. */
  readonly #full = new Map<string, number>();

  constructor(rate: Rate, shared: SharedLimit, onError: (error: unknown) => void) {
    this.#own = new Buckets(rate);
    this.#shared = shared;
    this.#onError = onError;
  }

  take(key: string): number {
    const now = performance.now();
    const wait = Math.ceil((this.#full.get(key) ?? 0) - now);
    if (wait > 0) return wait;
    const own = this.#own.take(key, now);
    if (own) return own;
    if (!this.#untold.size) setTimeout(() => this.#tell(), TOLD_AFTER).unref();
    this.#untold.set(key, (this.#untold.get(key) ?? 0) + 1);
    return 0;
  }

  #tell(): void {
    const now = performance.now();
    for (const [key, until] of this.#full) if (until <= now) this.#full.delete(key);
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const [key, count] of untold)
      void this.#shared
        .take(key, count)
        .then((wait) => wait && this.#full.set(key, performance.now() + wait), this.#onError);
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
