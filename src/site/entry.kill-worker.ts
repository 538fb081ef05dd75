// Published in the service worker's place, it ends every copy of it: no cache and no registration is left.
import { scope } from './worker/scope.ts';

async function end(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  for (const name of names) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', () => scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(end()));

// While a page is open that it controlled, registering again brings it back without an installation.
scope.addEventListener('message', (event) => event.waitUntil(end()));
