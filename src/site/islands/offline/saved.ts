// What is known of the saved sections: a note for each lies beside its pages in the same cache, so both go together.
import {
  OFFLINE_FILE,
  type OfflineAsset,
  type OfflineList,
  type OfflineSection,
  SAVED_CACHE,
} from '../../../model/offline.ts';
import { SEARCH_CACHE } from '../../../model/search/search-file.ts';
import { filesIn } from '../../worker/files.ts';

export interface Saved {
  section: OfflineSection;
  shared: OfflineList['shared'];
  release: string;
  /** ISO time. */
  date: string;
  /** False while it is being saved, and after that was cut off. */
  complete: boolean;
}

const noteOf = (name: string): string => `${OFFLINE_FILE}?section=${name}`;
const isNote = (url: URL): boolean => url.pathname === OFFLINE_FILE;

export async function readSaved(): Promise<Saved[]> {
  // Opening would make an empty one.
  if (!(await caches.has(SAVED_CACHE))) return [];
  const cache = await caches.open(SAVED_CACHE);
  const notes = (await cache.keys()).filter(({ url }) => isNote(new URL(url)));
  return Promise.all(notes.map(async (note) => (await cache.match(note))?.json()));
}

export async function writeSaved(saved: Saved): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  await cache.put(noteOf(saved.section.name), Response.json(saved));
}

export async function removeSaved(name: string): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  await cache.delete(noteOf(name));
  await sweep();
}

/** Deletes what belongs to no saved section any more; with the last of them goes everything. */
export async function sweep(saved?: readonly Saved[]): Promise<void> {
  saved ??= await readSaved();
  if (saved.length === 0) {
    await Promise.all([SAVED_CACHE, SEARCH_CACHE].map((name) => caches.delete(name)));
    return;
  }
  const cache = await caches.open(SAVED_CACHE);
  const wanted = new Set(saved.flatMap(pathsOf));
  const entries = (await cache.keys()).filter(({ url }) => !isNote(new URL(url)));
  const pages = entries.filter(({ url }) => wanted.has(new URL(url).pathname) && url.endsWith('/'));
  // One that the worker has renewed names files of a later release.
  for (const page of pages) {
    const html = (await (await cache.match(page))?.text()) ?? '';
    for (const file of filesIn(html)) wanted.add(file);
  }
  const unwanted = entries.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(unwanted.map((entry) => cache.delete(entry)));
}

const pathsOf = ({ section, shared }: Saved): string[] =>
  [...section.pages, ...section.files, ...shared.files].map(({ path }) => path);

const bytesOf = (assets: readonly OfflineAsset[]): number =>
  assets.reduce((sum, { bytes }) => sum + bytes, 0);

export const sectionBytes = ({ pages, files }: OfflineSection): number =>
  bytesOf(pages) + bytesOf(files);

export const sharedBytes = ({ files, search }: OfflineList['shared']): number =>
  bytesOf([...files, ...search]);

/** Of all sections together; what they share counts once, files of two releases both count. */
export function allBytes(saved: readonly Saved[]): { all: number; shared: number } {
  const assets = saved.flatMap(({ shared }) => [...shared.files, ...shared.search]);
  const shared = bytesOf([...new Map(assets.map((asset) => [asset.path, asset])).values()]);
  const own = saved.flatMap(({ section }) => [...section.pages, ...section.files]);
  const distinct = [...new Map(own.map((asset) => [asset.path, asset])).values()];
  return { all: shared + bytesOf(distinct), shared };
}
