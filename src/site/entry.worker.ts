// The service worker: pages stay readable without a network, and are never older than the network allows.
import { core } from '@generated/core.js';
import { answer } from './worker/answer.ts';
import { keepCore } from './worker/core.ts';
import { scope } from './worker/scope.ts';
import { takeOver } from './worker/take-over.ts';
import { isVisited, keepVisited } from './worker/visited.ts';

const ignore = (): void => {};

scope.addEventListener('install', (event) => {
  scope.skipWaiting();
  // A file that does not come must not leave readers with an older worker.
  event.waitUntil(keepCore(core).catch(ignore));
});

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered !== null) event.respondWith(answered);
});

scope.addEventListener('message', (event) => {
  if (!isVisited(event.data)) return;
  event.waitUntil(
    Promise.all([keepVisited(event.data).catch(ignore), keepCore(core).catch(ignore)]),
  );
});
