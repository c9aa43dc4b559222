import type { Signal } from './signal.js';

/** Settles like the promise, but rejects as soon as the signal, if there is one, aborts. */
export function unlessAborted<T>(promise: Promise<T>, signal?: Signal): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) {
      // Nothing awaits the promise any more, so that its failure would be unhandled.
      promise.catch(() => undefined);
      return abort();
    }
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
