import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// Sets self.precacheList.
importScripts('./precache.js');

precacheAndRoute(self.precacheList);

registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));
