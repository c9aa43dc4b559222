/** Keeps the screen on while real dice are used. Without support or permission, it does nothing. */
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

  /** Requests the lock, again whenever the page becomes visible, since browsers release it when the page is hidden. */
  readonly #request = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    this.#lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
}
