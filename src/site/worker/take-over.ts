// An older worker, ours or the old site's, ends here: its caches go, and what it showed is loaded anew.
import { CORE_CACHE, SAVED_CACHE, VISITED_CACHE } from '../../model/offline.ts';
import { SEARCH_CACHE } from '../../model/search/search-file.ts';
import { scope } from './scope.ts';

const OURS = [CORE_CACHE, SAVED_CACHE, VISITED_CACHE, SEARCH_CACHE];

export async function takeOver(): Promise<void> {
  const foreign = (await cacheNames()).filter((name) => !OURS.includes(name));
  for (const name of foreign) await caches.delete(name);
  await scope.clients.claim();
  // Earlier versions of this worker asked the network first, so their pages are not out of date.
  if (foreign.every((name) => name.startsWith('docs-'))) return;
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    // Not awaited: the navigation waits for this worker, which is active only after this.
    client.navigate(client.url).catch(() => undefined);
  }
}

/** None where storage is blocked: then nothing was kept there either. */
const cacheNames = (): Promise<string[]> => caches.keys().catch(() => []);
