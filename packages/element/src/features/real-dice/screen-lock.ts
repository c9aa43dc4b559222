/** Keeps the screen on while dice are thrown beside it. Browsers that cannot, or may not, are not told. */
export class ScreenLock {
  #isWanted = false;
  #lock: Promise<WakeLockSentinel | undefined> | undefined;

  keepOn(isWanted: boolean): void {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    if (isWanted) {
      document.addEventListener('visibilitychange', this.#request);
      this.#request();
      return;
    }
    document.removeEventListener('visibilitychange', this.#request);
    void this.#lock?.then((lock) => lock?.release());
    this.#lock = undefined;
  }

  /** A browser takes the lock back when the page is hidden. */
  readonly #request = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    this.#lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
}
