// The copies of visited pages: each with its size and its files in headers, so that trimming reads no bodies.
import { VISITED_CACHE } from '../../model/offline.ts';
import { type Entry, type Limits, whatToDrop } from './what-to-drop.ts';
import { SIZE } from './whole.ts';

const FILES = 'x-files';
const LIMITS: Limits = { bytes: 30_000_000, documents: 300 };

/** A document's copy is whole with these. */
export function keepDocument(
  path: string,
  copy: Response,
  files: readonly string[],
): Promise<void> {
  copy.headers.set(FILES, files.join(' '));
  return keep(path, copy);
}

/** Empty for what is not a document of ours. */
export const filesOf = (response: Response): string[] =>
  response.headers.get(FILES)?.split(' ').filter(Boolean) ?? [];

/** A full disk costs the oldest half, once; a second refusal is the caller's to ignore. */
export async function keep(path: string, copy: Response): Promise<void> {
  const cache = await caches.open(VISITED_CACHE);
  const again = copy.clone();
  try {
    await cache.put(path, copy);
  } catch {
    await trim(0.5);
    await cache.put(path, again);
  }
}

/** The order of a cache is that in which its entries were put: no clock is asked. */
export async function trim(share = 1): Promise<void> {
  const cache = await caches.open(VISITED_CACHE);
  const kept = await entries(cache);
  const bytes = share * kept.reduce((sum, entry) => sum + entry.bytes, 0);
  const limits = { ...LIMITS, bytes: Math.min(bytes, LIMITS.bytes) };
  for (const path of whatToDrop(kept, limits)) await cache.delete(path);
}

async function entries(cache: Cache): Promise<Entry[]> {
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      const path = new URL(request.url).pathname;
      const files = response?.headers.has(FILES) ? filesOf(response) : null;
      return { path, bytes: Number(response?.headers.get(SIZE) ?? 0), files };
    }),
  );
}
