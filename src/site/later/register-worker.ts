// Registers the service worker and tells it where the reader is; whether that works concerns no reader.
import { type VisitedMessage, WORKER_PATH } from '../../model/offline.ts';

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const options = { updateViaCache: 'none' } as const;
    const { scope } = await navigator.serviceWorker.register(WORKER_PATH, options);
    console.info(`The service worker is registered for ${scope}`);
  } catch (error) {
    console.info('The service worker could not be registered.', error);
    return;
  }
  const path = location.pathname;
  const { active } = await navigator.serviceWorker.ready;
  // Once: a page shown by a click has no document that could be kept, and the worker sees its chunk.
  const message: VisitedMessage = { type: 'visited', path, files: usedFiles() };
  (navigator.serviceWorker.controller ?? active)?.postMessage(message);
}

/** The document's own scripts, which name its release, and what was fetched since. */
function usedFiles(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const fetched = performance.getEntriesByType('resource');
  const addresses = [...scripts.map(({ src }) => src), ...fetched.map(({ name }) => name)];
  const own = addresses.map((address) => new URL(address));
  const ours = own.filter(({ origin }) => origin === location.origin);
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
