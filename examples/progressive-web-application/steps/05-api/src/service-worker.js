import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

// Sets self.precacheList.
importScripts('./precache.js');

precacheAndRoute(self.precacheList);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/'),
  new NetworkFirst({ cacheName: 'api', networkTimeoutSeconds: 3 }),
);

addEventListener('message', ({ data }) => {
  if (data === 'activate') skipWaiting();
});
