// The service worker: after the first visit, the page works without a network.
//
// Each build has a version (a hash of its content) and its own cache, which is filled completely or not at all, so the
// files served offline are always consistent. A new build waits until the tabs of the old one are closed, and then
// removes the old cache. Online, the page itself comes from the network, so an update takes effect at once: its files
// have the new version in their addresses and never mix with the old ones.

const VERSION = '@VERSION@';
const FILES = '@FILES@'; // all files of the build, filled in when the page is built
const PREFIX = 'smokestack-';
const CACHE = PREFIX + VERSION;
const PAGE = './index.html';
const NETWORK_TIMEOUT_MS = 2000; // then the stored page is shown

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(page(request));
  } else {
    event.respondWith(file(request));
  }
});
self.addEventListener('push', (event) => event.waitUntil(notify(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

// Shows a turn notification from the server, even if no tab is open.
async function notify({ title, body, tag, link }) {
  const data = new URL(link, self.registration.scope).href;
  await self.registration.showNotification(title, { body, tag, data });
}

// Shows the tab with the table, or opens a new one.
async function show(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  return tab ? tab.focus() : self.clients.openWindow(address);
}

async function store() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (path) => {
    // Versioned files never change, so the files that the browser has just loaded for the page can be used.
    const response = await fetch(path, { cache: path.startsWith('./assets/') ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    if (path === PAGE && !(await response.clone().text()).includes(VERSION)) {
      throw new Error('the server has another build by now');
    }
    await cache.put(path, response);
  }));
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function isPage(url) {
  const scope = new URL('./', self.location).pathname;
  return url.pathname === scope || url.pathname === `${scope}index.html`;
}

async function page(request) {
  const stored = await storedCopy(PAGE);
  if (!stored) return fetch(request);
  const network = fetch(request).then((response) => (response.ok ? response : stored));
  const slow = new Promise((resolve) => setTimeout(() => resolve(stored), NETWORK_TIMEOUT_MS));
  return Promise.race([network, slow]).catch(() => stored);
}

async function file(request) {
  return (await storedCopy(request)) ?? fetch(request);
}

async function storedCopy(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreVary: true });
}
