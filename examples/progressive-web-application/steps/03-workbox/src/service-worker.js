import { precacheAndRoute } from 'workbox-precaching';

// Sets self.precacheList.
importScripts('./precache.js');

precacheAndRoute(self.precacheList);
