/** Notices that a visitor does nothing: asks whether somebody is still there, and later counts them as gone. */

/** The seconds in which the question can be answered. */
export const WARNING = 15;

/** The kiosk that is watched. */
export interface Watched {
  /** Returns the seconds without input before the question is asked. */
  patience(): number;
  /** Returns whether the question can be asked; otherwise it counts a visitor as gone without it. */
  canAsk(): boolean;
  /** Called when the question is asked, with each second that is left, and with undefined when it ends. */
  asked(left: number | undefined): void;
  gone(): void;
}

export class IdleWatch {
  readonly #watched: Watched;
  #left: number | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** The seconds that are left to answer the question; undefined while it is not asked. */
  get left(): number | undefined {
    return this.#left;
  }

  /** Starts again, without the question. */
  start(): void {
    this.stop();
    let left = this.#watched.patience() + WARNING;
    // Ticks are counted instead of time, so that a device that wakes from sleep does not end a game.
    this.#timer = setInterval(() => this.#tick(--left), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#left !== undefined) this.#set(undefined);
  }

  /** Starts again after input, which does not answer the question. */
  touch(): void {
    if (this.#left === undefined) this.start();
  }

  /** Ends the question and starts again; returns whether it was asked. */
  stay(): boolean {
    if (this.#left === undefined) return false;
    this.start();
    return true;
  }

  #tick(left: number): void {
    if (left <= 0) this.#watched.gone();
    else if (left <= WARNING && this.#watched.canAsk()) this.#set(left);
  }

  #set(left: number | undefined): void {
    this.#left = left;
    this.#watched.asked(left);
  }
}
