/** How much one connection, one address and one seat may ask of a server. */
import { PHRASE_EVERY } from '../core/index.js';

/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Requests of a connection. */
  readonly connection: Rate;
  /** Requests and connections of an address, behind which a whole school may sit. */
  readonly address: Rate;
  /** Rooms and events that an address opens. */
  readonly open: Rate;
  /** Rooms of events that an address opens: a class that plays has many. */
  readonly openInEvent: Rate;
  /** Lines of a seat that are no decisions of the game: phrases, coming and going. */
  readonly talk: Rate;
  /** Connections that an address has at the same time, to one server. */
  readonly connections: number;
  /** The rooms that a connection may be in. */
  readonly rooms: number;
  /** The connections without a seat that a room may have on one server. */
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

/** How often full buckets are forgotten, in milliseconds. */
const SWEEP = 10_000;

/**
 * Token buckets by key. Of each only the time is held at which it is full again; after that time nothing is.
 *
 * After the generic cell rate algorithm (ITU-T I.371).
 */
export class Buckets {
  readonly #fullAt = new Map<string, number>();
  /** Milliseconds until a taken token is back, and until all are. */
  readonly #one: number;
  readonly #all: number;
  #sweepAt = 0;

  constructor({ burst, perSecond }: Rate) {
    this.#one = 1000 / perSecond;
    this.#all = this.#one * burst;
  }

  /** Takes a token; returns 0, or after how many milliseconds there is one to take. */
  take(key: string, now: number = performance.now()): number {
    if (now >= this.#sweepAt) this.#sweep(now);
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#one;
    // What adding up has rounded off keeps nobody waiting.
    const wait = Math.ceil(fullAt - now - this.#all - 1e-6);
    if (wait > 0) return wait;
    this.#fullAt.set(key, fullAt);
    return 0;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  #sweep(now: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
    this.#sweepAt = now + SWEEP;
  }
}

/** How many there are of each key; of what is gone nothing is held. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Counts one, until the function that it returns is called. */
  add(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      if (this.of(key) > 1) this.#counts.set(key, this.of(key) - 1);
      else this.#counts.delete(key);
    };
  }
}
