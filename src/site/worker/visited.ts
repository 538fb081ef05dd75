// What a page tells after it was shown: its document and files are kept, though the worker may not have seen them asked for.
import { SAVED_CACHE, VISITED_CACHE, type VisitedMessage } from '../../model/offline.ts';
import { filesIn, isHashedFile } from './files.ts';
import { filesOf, keep, keepDocument, trim } from './keep.ts';
import { keptCopy } from './kept-copy.ts';
import { good, wholeCopy } from './whole.ts';

const RUNTIME = /\/runtime\./;

export function isVisited(data: unknown): data is VisitedMessage {
  return (data as VisitedMessage | null)?.type === 'visited';
}

export async function keepVisited({ path, files }: VisitedMessage): Promise<void> {
  const used = files.filter(isHashedFile);
  const document = (await keptOfRelease(path, used)) ?? (await good(path));
  const html = await document.clone().text();
  const needed = [...new Set([...filesIn(html), ...filesOf(document), ...used])];
  const missing = new Set<string>();
  for (const file of needed) await keepFile(file).catch(() => missing.add(file));
  // A whole older copy is worth more than a new one without its files.
  const isWorse = filesIn(html).some((file) => missing.has(file)) && (await keptCopy(path));
  if (!isWorse) await keepDocument(path, document, needed);
  await renewSaved(path, html);
  await trim();
}

/** The kept document, if it belongs to the release that the page runs. */
async function keptOfRelease(path: string, used: string[]): Promise<Response | null> {
  const runtime = used.find((file) => RUNTIME.test(file));
  const kept = await caches.match(path, { cacheName: VISITED_CACHE, ignoreVary: true });
  return kept && runtime && filesOf(kept).includes(runtime) ? wholeCopy(path, kept) : null;
}

async function keepFile(file: string): Promise<void> {
  if (await caches.match(file, { cacheName: VISITED_CACHE, ignoreVary: true })) return;
  const kept = await keptCopy(file);
  await keep(file, (kept && (await wholeCopy(file, kept))) ?? (await good(file)));
}

/** A saved page is never older than the last visit; its files come first, so that it is whole. */
async function renewSaved(path: string, html: string): Promise<void> {
  const saved = await caches.match(path, { cacheName: SAVED_CACHE, ignoreVary: true });
  if (saved === undefined || (await saved.text()) === html) return;
  const [from, to] = [await caches.open(VISITED_CACHE), await caches.open(SAVED_CACHE)];
  for (const address of [...filesIn(html), path]) {
    const copy = await from.match(address);
    if (copy === undefined) return;
    await to.put(address, copy);
  }
}
