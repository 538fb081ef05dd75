import { PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';

// Sets self.precacheList.
importScripts('./precache.js');

precacheAndRoute(self.precacheList);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/'),
  new NetworkFirst({ cacheName: 'api', networkTimeoutSeconds: 3 }),
);

const orFallback = new PrecacheFallbackPlugin({ fallbackURL: 'offline.html' });
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [orFallback] })));

addEventListener('message', ({ data }) => {
  if (data === 'activate') skipWaiting();
});
