// What the service worker keeps from the start: the offline page and the files that only scripts and styles name.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { StatsChunkGroup, StatsCompilation } from 'webpack';
import { OFFLINE_PATH } from '../../model/offline.ts';

/** Chunks that every document fetches after it has loaded. */
const LATER = 'later';
const ISLAND = /data-island="([^"]+)"/g;
const FONT = /\/assets\/[^"')]+\.woff2/g;

/** The module that the worker imports; without an offline page it keeps nothing. */
export function coreModule(stats: StatsCompilation, dist: string): string {
  const file = `${dist}${OFFLINE_PATH}index.html`;
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const islands = [...html.matchAll(ISLAND)].map(([, name = '']) => name);
  const chunks = [LATER, ...islands].flatMap((name) => assets(stats.namedChunkGroups?.[name]));
  const fonts = html.match(FONT) ?? [];
  const files = [...new Set([...chunks, ...fonts])].sort();
  const release = createHash('sha256').update(html).digest('hex').slice(0, 12);
  return `export const core = ${JSON.stringify({ release, files })};\n`;
}

const assets = (group: StatsChunkGroup | undefined): string[] =>
  (group?.assets ?? []).map(({ name }) => `/${name}`);
