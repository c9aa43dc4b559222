/** Two addresses for whoever watches over servers, such as a proxy or Kubernetes. */
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { LogStore } from './store.js';

/** How long the store may take to answer, in milliseconds. */
const PATIENCE = 2000;

/**
 * Returns a listener that answers `/healthz`: the process runs; and `/readyz`: it can be sent visitors, since its store
 * answers, else with status 503 and why not. All other requests go to the listener.
 */
export function withHealth(store: LogStore, listener: RequestListener): RequestListener {
  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (address !== '/healthz' && address !== '/readyz') return listener(request, response);
    const asked = address === '/healthz' ? Promise.resolve(undefined) : whyNotReady(store);
    void asked.then((why) => {
      response.writeHead(why === undefined ? 200 : 503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(`${why ?? 'ok'}\n`);
    });
  };
}

/** Resolves to why visitors cannot play now; undefined if they can. */
async function whyNotReady(store: LogStore): Promise<string | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([
      // No room has this code: only the answer matters.
      store.read('readyz', 0).then(() => undefined),
      pause(PATIENCE, 'the store does not answer', { ref: false, signal: late.signal }),
    ]);
  } catch {
    return 'the store refuses';
  } finally {
    late.abort();
  }
}
