/** Shares out the time of the thread that decides for computers. */
import type { Occasion } from './computer-player.js';
import { Buckets } from './limits.js';

/**
 * The seconds for which the thread may work for an address and for a room: at once, and in the long run. A game that is
 * being solved takes about one, most decisions a few milliseconds, a whole game of the largest sheet ten: so people never
 * notice. But whoever opens rooms for the sake of the work that they make does not get it.
 */
const OF_ADDRESS = { burst: 300, perSecond: 0.1 };
const OF_ROOM = { burst: 60, perSecond: 0.05 };

export class ThinkingTime {
  readonly #addresses = new Buckets(OF_ADDRESS);
  readonly #rooms = new Buckets(OF_ROOM);
  /** The decisions that are being worked on; the thread shares its time among them. */
  readonly #open = new Set<Occasion>();
  #chargedAt = 0;

  /** Whether there is time left. */
  isLeft({ room, address }: Occasion, now?: number): boolean {
    return !this.#addresses.isSpent(address, now) && !this.#rooms.isSpent(room, now);
  }

  /** Charges for a decision from now on, until the function that it returns is called. */
  begin(occasion: Occasion, now = performance.now()): (now?: number) => void {
    this.#charge(now);
    const decision = { ...occasion };
    this.#open.add(decision);
    return (now = performance.now()) => {
      this.#charge(now);
      this.#open.delete(decision);
    };
  }

  #charge(now: number): void {
    const seconds = (now - this.#chargedAt) / 1000 / this.#open.size;
    for (const { room, address } of this.#open) {
      this.#addresses.spend(address, seconds, now);
      this.#rooms.spend(room, seconds, now);
    }
    this.#chargedAt = now;
  }
}
