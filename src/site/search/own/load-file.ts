// Fetches the search files of the current release, keeps them for readers without a network, forgets older ones.
import {
  SEARCH_CACHE,
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchFile,
  type SearchHeads,
  type SearchPointer,
  type SearchTexts,
  withTexts,
} from '../../../model/search/search-file.ts';
import { good } from '../../worker/whole.ts';

export interface LoadedSearch {
  /** Enough for a first answer: headings and names. */
  heads: SearchFile;
  /** With all texts; a call after one that failed tries anew. */
  whole(): Promise<SearchFile>;
}

/** Of headings alone; the names of files with texts have one more part. */
const HEADS = /\/search\.[^/]*$/;

export async function loadSearch(): Promise<LoadedSearch> {
  const kept = await openKept();
  const { path, copy } = await currentHeads(kept).catch(
    async (error: unknown) => (await keptHeads(kept)) ?? Promise.reject(error),
  );
  const heads: SearchHeads = await copy.clone().json();
  return {
    heads,
    whole: async () => {
      const files = await Promise.all(
        heads.texts.map(async (each) => ({ path: each, copy: await read(kept, each) })),
      );
      // Headings last: where they are kept, the texts are too.
      await keep(kept, [...files, { path, copy }]).catch(() => undefined);
      const texts: SearchTexts[] = await Promise.all(files.map((file) => file.copy.json()));
      return withTexts(heads, Object.assign({}, ...texts));
    },
  };
}

interface File {
  path: string;
  copy: Response;
}

/** Storage may be forbidden or missing; then there is just no copy for later. */
async function openKept(): Promise<Cache | null> {
  try {
    return await caches.open(SEARCH_CACHE);
  } catch {
    return null;
  }
}

async function currentHeads(kept: Cache | null): Promise<File> {
  const { file } = await fetchPointer();
  return { path: file, copy: await read(kept, file) };
}

const read = async (kept: Cache | null, path: string): Promise<Response> =>
  (await kept?.match(path)) ?? good(path);

async function fetchPointer(): Promise<SearchPointer> {
  const response = await fetch(SEARCH_POINTER);
  if (!response.ok) throw new Error(`${SEARCH_POINTER} answered ${response.status}.`);
  const pointer: SearchPointer = await response.json();
  if (pointer.format === SEARCH_FORMAT) return pointer;
  throw new Error('The site was updated; reload the page to search it.');
}

async function keptHeads(kept: Cache | null): Promise<File | null> {
  const requests = (await kept?.keys()) ?? [];
  const path = requests
    .map(({ url }) => new URL(url).pathname)
    .find((pathname) => HEADS.test(pathname));
  const copy = path && (await kept?.match(path));
  return copy ? { path, copy } : null;
}

/** One release at a time: the files before are not needed any more. */
async function keep(kept: Cache | null, files: readonly File[]): Promise<void> {
  if (kept === null) return;
  for (const { path, copy } of files) {
    if (!(await kept.match(path))) await kept.put(path, copy.clone());
  }
  const current = new Set(files.map(({ path }) => path));
  for (const request of await kept.keys()) {
    if (!current.has(new URL(request.url).pathname)) await kept.delete(request);
  }
}
