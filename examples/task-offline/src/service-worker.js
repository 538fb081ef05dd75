// The hash of the build is part of this file, so browsers see that there is a new version.
const prefix = 'timetable-';
const name = prefix + __webpack_hash__;

async function precache() {
  const response = await fetch('precache.json', { cache: 'no-store' });
  const { assets } = await response.json();
  const urls = Object.values(assets).map(({ file }) => file);
  const cache = await caches.open(name);
  await cache.addAll(urls.map((url) => new Request(url, { cache: 'no-cache' })));
}

async function removeOld() {
  const names = await caches.keys();
  const old = names.filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
}

async function answer(request) {
  const cache = await caches.open(name);
  // One page, whatever its URL: `/` and `/index.html`.
  const file = request.mode === 'navigate' ? 'index.html' : request;
  return (await cache.match(file)) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(precache()));
addEventListener('activate', (event) => event.waitUntil(removeOld()));
addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
