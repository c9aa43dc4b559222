// The network comes first, so that files of one version are used together; what it has sent is kept for when it is not
// there. `VERSION` and `FILES` are written by scripts/site/offline.mjs.

const OURS = 'yahtzee-game ';
const KEPT = OURS + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirst().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(networkFirst(event));
});

/** Loads the files that every visitor gets, then those that this visitor has read in the version before. */
async function keepFirst() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map(fresh));
  const kept = new Set(await addressesIn(cache));
  const read = (await addressesInOthers()).filter((url) => !kept.has(url));
  for (const url of new Set(read)) await fetch(fresh(url)).then((response) => keep(url, response), ignore);
}

/** From the server: what the browser has may be of the version before. */
const fresh = (url) => new Request(url, { cache: 'reload' });

const addressesIn = async (cache) => (await cache.keys()).map(({ url }) => url);

async function addressesInOthers() {
  const found = await Promise.all(
    (await otherCaches()).map(async (name) => addressesIn(await caches.open(name))),
  );
  return found.flat();
}

const otherCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);

async function dropOthers() {
  for (const name of await otherCaches()) await caches.delete(name);
}

async function networkFirst(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    // The page does not wait until the file is kept, which takes as long as the whole file.
    event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    const cache = await caches.open(KEPT);
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    if (request.mode !== 'navigate') throw error;
    return (await noNetwork(cache)) ?? Response.error();
  }
}

async function keep(request, response) {
  // Of a part there is no use; a page that redirects is kept under the address that it leads to.
  if (response.status !== 200 || response.redirected) return;
  const cache = await caches.open(KEPT);
  // Where there is no room, it is not kept.
  await cache.put(request, response).catch(ignore);
}

const ignore = () => undefined;

/** The page that says so, in the place of another one: its links start from its own address. */
async function noNetwork(cache) {
  const kept = await cache.match('offline/');
  if (!kept) return undefined;
  const base = new URL('offline/', self.registration.scope);
  const html = (await kept.text()).replace('<head>', `<head><base href="${base}" />`);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
