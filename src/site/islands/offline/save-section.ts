// Fetches a section's files a few at a time and keeps them; what is there already is not fetched again.
import { COPY_HEADER } from '../../../model/copy-header.ts';
import {
  type OfflineAsset,
  type OfflineList,
  type OfflineSection,
  SAVED_CACHE,
} from '../../../model/offline.ts';
import { SEARCH_CACHE } from '../../../model/search/search-file.ts';
import { runtimeScript } from '../../state/redeploy.ts';
import { good } from '../../worker/whole.ts';

const AT_ONCE = 3;
const RELEASE_HEADER = 'x-release';

interface SaveOptions {
  list: OfflineList;
  section: OfflineSection;
  signal: AbortSignal;
  /** Bytes that are on the device, of those that are wanted. */
  onProgress: (done: number, all: number) => void;
}

/** The site was deployed while its files were being fetched. */
export class ReleaseChanged extends Error {}

/** Rejects with the first failure; what was kept until then stays. */
export async function saveSection(options: SaveOptions): Promise<void> {
  const { list, section, onProgress } = options;
  const { files, search } = list.shared;
  // Pages last: each one that is there can be read.
  const waiting = [...files, ...search, ...section.files, ...section.pages];
  const all = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await saveOne(next, { ...options, signal });
      done += next.bytes;
      onProgress(done, all);
    }
  };
  let failure: { error: unknown } | undefined;
  const stopAll = (error: unknown): void => {
    failure ??= { error };
    failed.abort();
  };
  // All have ended before anyone clears up behind them.
  await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch(stopAll)));
  if (failure) throw failure.error;
}

async function saveOne(asset: OfflineAsset, { list, signal }: SaveOptions): Promise<void> {
  signal.throwIfAborted();
  const { path } = asset;
  const isPage = path.endsWith('/');
  const isSearched = list.shared.search.includes(asset);
  const cache = await caches.open(isSearched ? SEARCH_CACHE : SAVED_CACHE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept && (!isPage || kept.headers.get(RELEASE_HEADER) === list.release)) return;
  const copy = await fetched(path, signal);
  if (isPage) checkRelease(await copy.clone().text(), list);
  copy.headers.set(RELEASE_HEADER, list.release);
  await cache.put(path, copy);
  if (isSearched) await forgetOthers(cache, list);
}

async function fetched(path: string, signal: AbortSignal): Promise<Response> {
  // Not from the browser's cache, and the worker is to give no copy in the network's place.
  const cache = path.endsWith('/') ? 'reload' : 'default';
  const copy = await good(path, { signal, cache }).catch((error: unknown) => {
    signal.throwIfAborted();
    // Without a network it has no words for readers.
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${path} cannot be reached.`, { cause: error });
  });
  if (copy.headers.has(COPY_HEADER)) throw new Error(`${path} cannot be reached.`);
  return copy;
}

/** A page of another release asks for other files than those listed. */
function checkRelease(html: string, { shared }: OfflineList): void {
  const runtime = runtimeScript(html);
  if (!shared.files.some(({ path }) => path === runtime)) {
    throw new ReleaseChanged('The site was updated meanwhile.');
  }
}

/** The search takes the first headings it finds there. */
async function forgetOthers(cache: Cache, { shared }: OfflineList): Promise<void> {
  const current = new Set(shared.search.map(({ path }) => path));
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
