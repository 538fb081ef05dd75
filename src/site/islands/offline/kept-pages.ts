// Which pages this device holds, with their titles: notes know those of saved sections, visited ones say it themselves.
import { OFFLINE_PATH, SAVED_CACHE, VISITED_CACHE } from '../../../model/offline.ts';
import type { Saved } from './saved.ts';

export interface KeptPage {
  path: string;
  title: string;
}

export async function keptPages(saved: readonly Saved[]): Promise<KeptPage[]> {
  const titles = new Map(
    saved.flatMap(({ section }) => section.pages.map(({ path, title }) => [path, title])),
  );
  // Pages of saved sections come as in the sidebar, the others after them, by path.
  const places = new Map([...titles.keys()].map((path, index) => [path, index]));
  const place = ({ path }: KeptPage): number => places.get(path) ?? places.size;
  const pages = new Map<string, KeptPage>();
  for (const name of [SAVED_CACHE, VISITED_CACHE]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (!path.endsWith('/') || path === OFFLINE_PATH || pages.has(path)) continue;
      const title = titles.get(path) ?? (await titleIn(await cache.match(request))) ?? path;
      pages.set(path, { path, title });
    }
  }
  return [...pages.values()].sort((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
}

/** Reads no further than the title, which is near the beginning. */
export async function titleIn(response: Response | undefined): Promise<string | null> {
  const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !text.includes('</title>')) {
    const { value, done } = await reader.read();
    if (done) return null;
    text += value;
  }
  await reader?.cancel();
  const title = /<title>(.*?)(?: \| webpack)?<\/title>/.exec(text)?.[1];
  return title?.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code)) ?? null;
}
