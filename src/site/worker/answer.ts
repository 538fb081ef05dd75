// How requests are answered: pages from the network while it answers in time, hashed files from their copy.
import { filesIn, isHashedFile, isInHashedFolder } from './files.ts';
import { keep, keepDocument } from './keep.ts';
import { keptCopy, offlineCopy, offlinePage, replaceCopies } from './kept-copy.ts';
import type { WorkerFetchEvent } from './scope.ts';
import { ask, wholeCopy } from './whole.ts';

/** After this a reader is better served with a copy than with hope. */
const PATIENCE_MS = 3000;

/** Null for what is none of our business. */
export function answer(event: WorkerFetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.headers.has('range')) return null;
  if (isInHashedFolder(pathname)) {
    return isHashedFile(pathname) && search === '' ? answerFile(event, pathname) : null;
  }
  if (request.mode !== 'navigate' && !isDocumentFetch(request, pathname)) return null;
  // The server sends an address without its slash to the one with it.
  return answerDocument(event, pathname.endsWith('/') ? pathname : `${pathname}/`);
}

/** `reload` is how a page asks for the network and nothing else. */
const wantsNetwork = (request: Request): boolean => request.cache === 'reload';

const isDocumentFetch = (request: Request, path: string): boolean =>
  path.endsWith('/') && !wantsNetwork(request);

/** What is not whole is handed on, as without a worker: files of older releases had other names. */
async function answerFile(event: WorkerFetchEvent, path: string): Promise<Response> {
  if (wantsNetwork(event.request)) return replaceFile(path);
  const kept = await keptCopy(path);
  if (kept !== undefined) return kept;
  const { response, copy } = await ask(path);
  if (copy === null) return notToKeep(response, event.request);
  event.waitUntil(keep(path, copy).catch(ignore));
  return response;
}

/** What a page has loaded it gives out again itself; a font it cannot read stays unless it has failed. */
function notToKeep(response: Response, { destination }: Request): Response {
  if (destination === 'font') return Response.error();
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** For a page that could not use the copy it got: it asks again as soon as this is answered. */
async function replaceFile(path: string): Promise<Response> {
  const { response, copy } = await ask(path, { cache: 'reload' });
  if (copy !== null) await replaceCopies(path, copy).catch(ignore);
  return response;
}

/** Requests whose answer is awaited though a copy was shown, by path. */
const late = new Map<string, AbortController>();

async function answerDocument(event: WorkerFetchEvent, path: string): Promise<Response> {
  const isVisit = event.request.mode === 'navigate';
  // In the browser's own cache this request would wait for that one.
  late.get(path)?.abort();
  const stop = new AbortController();
  let keeping: Promise<void> | undefined;
  const network = fetch(event.request, { signal: stop.signal }).then((response) => {
    if (isVisit) keeping = keepVisit(path, response.clone());
    return response;
  });
  // Also for an answer that comes after the copy was shown.
  event.waitUntil(network.then(() => keeping).catch(ignore));

  const answered = network.catch(() => null);
  const first = await Promise.race([answered, patience()]);
  if (first !== null && first.status < 500) return first;
  const kept = await keptCopy(path);
  if (kept !== undefined) {
    late.get(path)?.abort();
    late.set(path, stop);
    return offlineCopy(kept, { line: isVisit });
  }
  return first ?? (await answered) ?? offlinePage();
}

/**
 * A whole older copy is worth more than a new one without its files: those, and then the page, come
 * with the message after its load.
 */
async function keepVisit(path: string, response: Response): Promise<void> {
  const copy = await wholeCopy(path, response);
  if (copy === null) return;
  const files = filesIn(await copy.clone().text());
  const copies = await Promise.all([path, ...files].map(keptCopy));
  const [older, ...ofFiles] = copies;
  if (older !== undefined && ofFiles.includes(undefined)) return;
  await keepDocument(path, copy, files);
}

const patience = (): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));

const ignore = (): void => {};
