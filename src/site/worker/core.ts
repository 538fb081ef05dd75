// The offline page and all it needs, fetched before any reader needs it.
import { CORE_CACHE, OFFLINE_PATH } from '../../model/offline.ts';
import { filesIn } from './files.ts';
import { good } from './whole.ts';

const RELEASE = 'x-release';

/** Made by the build: another page or another file makes another worker. */
export interface Core {
  release: string;
  /** Beyond those that the page itself names. */
  files: readonly string[];
}

/**
 * Rejects when anything is missing; what was there before then stays whole, because the page is put
 * last and old files go after that. It is asked again with every visit.
 */
export async function keepCore({ release, files: more }: Core): Promise<void> {
  const core = await caches.open(CORE_CACHE);
  const kept = await core.match(OFFLINE_PATH);
  if (kept?.headers.get(RELEASE) === release) return;
  const page = await good(OFFLINE_PATH);
  page.headers.set(RELEASE, release);
  const files = new Set([...filesIn(await page.clone().text()), ...more]);
  for (const file of files) {
    if ((await core.match(file)) === undefined) await core.put(file, await good(file));
  }
  await core.put(OFFLINE_PATH, page);
  for (const { url } of await core.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== OFFLINE_PATH && !files.has(pathname)) await core.delete(url);
  }
}
