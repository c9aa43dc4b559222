// The network comes first, so that files of one version are used together; what it has sent is kept for when it is not there.
// `VERSION` and `FILES` are written by scripts/site/offline.mjs.

const KEPT = `yahtzee-game ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirst().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(networkFirst(request));
});

async function keepFirst() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('yahtzee-game ') && name !== KEPT)
      .map((name) => caches.delete(name)),
  );
}

async function networkFirst(request) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    // A page that redirects is kept under the address that it leads to.
    if (response.ok && !response.redirected) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    if (request.mode !== 'navigate') throw error;
    return (await noNetwork(cache)) ?? Response.error();
  }
}

/** The page that says so, in the place of another one: its links start from its own address. */
async function noNetwork(cache) {
  const kept = await cache.match('offline/');
  if (!kept) return undefined;
  const base = new URL('offline/', self.registration.scope);
  const html = (await kept.text()).replace('<head>', `<head><base href="${base}" />`);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
