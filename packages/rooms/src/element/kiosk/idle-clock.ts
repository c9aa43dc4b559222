/** Counts down the seconds without input. */
export class IdleClock {
  readonly #tick: (left: number) => void;
  #left = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `tick` is called every second with the number of seconds that are left. */
  constructor(tick: (left: number) => void) {
    this.#tick = tick;
  }

  /** Starts again from this number of seconds. */
  start(seconds: number): void {
    this.stop();
    this.#left = seconds;
    // Ticks are counted instead of time, so that a device that wakes from sleep does not end a game.
    this.#timer = setInterval(() => this.#tick(--this.#left), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
