const CACHE = 'reviews';

self.addEventListener('message', (event) => {
  const { data: urls, ports } = event;
  const kept = caches.open(CACHE).then((cache) => cache.addAll(urls));
  event.waitUntil(kept.then(() => ports[0].postMessage('kept')));
});

self.addEventListener('fetch', (event) => {
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const response = await caches.match(event.request);
      if (response === undefined) throw error;
      return response;
    }),
  );
});
