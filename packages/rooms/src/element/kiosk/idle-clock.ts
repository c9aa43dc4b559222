/** Seconds in which nobody does anything. */
export class IdleClock {
  readonly #tick: (left: number) => void;
  #left = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `tick` is called every second with how many are left. */
  constructor(tick: (left: number) => void) {
    this.#tick = tick;
  }

  /** Begins anew. */
  start(seconds: number): void {
    this.stop();
    this.#left = seconds;
    // Ticks are counted instead of time, so that a computer that has slept takes no game away.
    this.#timer = setInterval(() => this.#tick(--this.#left), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
