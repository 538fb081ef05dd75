// Registers the service worker and tells it where the reader is; whether that works concerns no reader.
import { type VisitedMessage, WORKER_PATH } from '../../model/offline.ts';
import { PAGE_SHOWN } from '../../model/page-shown.ts';

interface Connection {
  connection?: { saveData?: boolean };
}

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
  const files = usedFiles();
  const { active } = await navigator.serviceWorker.ready;
  const tell = (): void => {
    const message: VisitedMessage = { type: 'visited', path: location.pathname, files: files() };
    (navigator.serviceWorker.controller ?? active)?.postMessage(message);
  };
  tell();
  // Pages shown without a document cost one: not to readers who save data.
  if ((navigator as Connection).connection?.saveData !== true) addEventListener(PAGE_SHOWN, tell);
}

/** The document's own scripts, which name its release, and what was fetched since the last call. */
function usedFiles(): () => string[] {
  const scripts = [...document.querySelectorAll('script[src]')].map(
    (script) => (script as HTMLScriptElement).src,
  );
  let fetched: string[] = [];
  // Unlike the list of all entries, an observer has no end.
  new PerformanceObserver((list) => {
    fetched.push(...list.getEntries().map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
  return () => {
    const addresses = [...scripts, ...fetched].map((address) => new URL(address));
    fetched = [];
    const own = addresses.filter(({ origin }) => origin === location.origin);
    return [...new Set(own.map(({ pathname }) => pathname))];
  };
}
