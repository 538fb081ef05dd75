// Finds a copy wherever it is kept, and gives it out as what it is: a copy of a certain day.

import { COPY_HEADER } from '../../model/copy-header.ts';
import { longDate } from '../../model/long-date.ts';
import {
  CORE_CACHE,
  INSTEAD_ATTRIBUTE,
  OFFLINE_PATH,
  SAVED_CACHE,
  VISITED_CACHE,
} from '../../model/offline.ts';

/** Saved pages first: each visit renews them, and saving may be later than the last visit. */
const CACHES = [SAVED_CACHE, VISITED_CACHE, CORE_CACHE];

/** Undefined also where storage is blocked: then the network alone answers. */
export async function keptCopy(path: string): Promise<Response | undefined> {
  try {
    for (const cacheName of CACHES) {
      const found = await caches.match(path, { cacheName, ignoreVary: true });
      if (found !== undefined) return found;
    }
  } catch {}
  return undefined;
}

/** In every cache that has one. */
export async function replaceCopies(path: string, copy: Response): Promise<void> {
  for (const cacheName of CACHES) {
    if ((await caches.match(path, { cacheName, ignoreVary: true })) === undefined) continue;
    await (await caches.open(cacheName)).put(path, copy.clone());
  }
}

export async function offlinePage(): Promise<Response> {
  const page = await keptCopy(OFFLINE_PATH);
  if (page === undefined) return Response.error();
  return marked(page, (await page.text()).replace('<html', `<html ${INSTEAD_ATTRIBUTE}`));
}

/** The line is for readers; it stands outside React's root, which hydrates as if it were not there. */
export async function offlineCopy(kept: Response, { line }: { line: boolean }): Promise<Response> {
  const html = await kept.text();
  const root = '<div id="root">';
  const shown = line
    ? html.replace(root, () => offlineLine(kept.headers.get('date')) + root)
    : html;
  return marked(kept, shown);
}

/** `target` keeps the click from our own navigation: the link asks the network for the document. */
function offlineLine(date: string | null): string {
  const day = date === null || Number.isNaN(Date.parse(date)) ? '' : ` from ${longDate(date)}`;
  return (
    '<aside class="offline-copy" aria-label="Offline copy">' +
    `<p class="wrap">Offline copy${day}. <a href="" target="_top">Load it again</a></p></aside>`
  );
}

function marked(kept: Response, html: string): Response {
  const headers = new Headers(kept.headers);
  headers.set(COPY_HEADER, '1');
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { headers });
}
