// Fetches the search file of the current release, keeps it for readers without a network, forgets older ones.
import {
  SEARCH_CACHE,
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchFile,
  type SearchPointer,
} from '../../../model/search/search-file.ts';
import { good } from '../../worker/whole.ts';

export async function loadSearchFile(): Promise<SearchFile> {
  const kept = await openKept();
  try {
    return await currentFile(kept);
  } catch (error) {
    return (await newestKept(kept)) ?? Promise.reject(error);
  }
}

/** Storage may be forbidden or missing; then there is just no copy for later. */
async function openKept(): Promise<Cache | null> {
  try {
    return await caches.open(SEARCH_CACHE);
  } catch {
    return null;
  }
}

async function currentFile(kept: Cache | null): Promise<SearchFile> {
  const pointer = await fetchPointer();
  const own = await kept?.match(pointer.file);
  if (own !== undefined) return own.json();
  const copy = await good(pointer.file);
  await keep(kept, pointer.file, copy.clone()).catch(() => undefined);
  return copy.json();
}

async function fetchPointer(): Promise<SearchPointer> {
  const response = await fetch(SEARCH_POINTER);
  if (!response.ok) throw new Error(`${SEARCH_POINTER} answered ${response.status}.`);
  const pointer: SearchPointer = await response.json();
  if (pointer.format === SEARCH_FORMAT) return pointer;
  throw new Error('The site was updated; reload the page to search it.');
}

async function newestKept(kept: Cache | null): Promise<SearchFile | null> {
  const [address] = (await kept?.keys()) ?? [];
  const response = address && (await kept?.match(address));
  return response ? response.json() : null;
}

/** One release at a time: the file before is not needed any more. */
async function keep(kept: Cache | null, path: string, response: Response): Promise<void> {
  if (kept === null) return;
  await kept.put(path, response);
  for (const request of await kept.keys()) {
    if (new URL(request.url).pathname !== path) await kept.delete(request);
  }
}
