/** Shares out the time of the thread that decides for computers. */
import type { Occasion } from './computer-player.js';
import { Buckets } from './limits.js';

/**
 * The seconds for which decisions for an address and for a room may be worked on: at once, and in the long run. A game
 * that is being solved takes about one, most decisions a few milliseconds: so people never notice. But whoever opens
 * rooms for the sake of the work that they make does not get it.
 */
const OF_ADDRESS = { burst: 60, perSecond: 0.1 };
const OF_ROOM = { burst: 20, perSecond: 0.02 };

export class ThinkingTime {
  readonly #addresses = new Buckets(OF_ADDRESS);
  readonly #rooms = new Buckets(OF_ROOM);

  /** Whether there is time left. */
  isLeft({ room, address }: Occasion, now?: number): boolean {
    return !this.#addresses.isSpent(address, now) && !this.#rooms.isSpent(room, now);
  }

  spend({ room, address }: Occasion, seconds: number, now?: number): void {
    this.#addresses.spend(address, seconds, now);
    this.#rooms.spend(room, seconds, now);
  }
}
