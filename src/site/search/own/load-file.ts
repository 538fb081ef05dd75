// Fetches the search file of the current release, keeps it for readers without a network, forgets older ones.
import {
  SEARCH_CACHE,
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchFile,
  type SearchPointer,
} from '../../../model/search/search-file.ts';

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
  const address = new URL(pointer.file, self.location.origin).href;
  const own = await kept?.match(address);
  if (own !== undefined) return own.json();
  const response = await answered(address);
  const copy = response.clone();
  const file: SearchFile = await response.json();
  await keep(kept, address, copy).catch(() => undefined);
  return file;
}

async function fetchPointer(): Promise<SearchPointer> {
  const response = await answered(new URL(SEARCH_POINTER, self.location.origin).href);
  const pointer: SearchPointer = await response.json();
  if (pointer.format === SEARCH_FORMAT) return pointer;
  throw new Error('The site was updated; reload the page to search it.');
}

async function answered(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.ok) return response;
  throw new Error(`${new URL(address).pathname} answered ${response.status}.`);
}

async function newestKept(kept: Cache | null): Promise<SearchFile | null> {
  const [address] = (await kept?.keys()) ?? [];
  const response = address && (await kept?.match(address));
  return response ? response.json() : null;
}

/** One release at a time: the file before is not needed any more. */
async function keep(kept: Cache | null, address: string, response: Response): Promise<void> {
  if (kept === null) return;
  await kept.put(address, response);
  for (const request of await kept.keys()) {
    if (request.url !== address) await kept.delete(request);
  }
}
