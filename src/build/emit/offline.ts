// Lists what each section needs to be read without a network; the offline page saves by this list.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import {
  OFFLINE_FORMAT,
  type OfflineAsset,
  type OfflineList,
  type OfflineSection,
} from '../../model/offline.ts';
import type { Nav } from '../../model/record.ts';
import {
  SEARCH_POINTER,
  type SearchHeads,
  type SearchPointer,
} from '../../model/search/search-file.ts';
import { PRINTABLE_SECTIONS } from '../../model/sections.ts';
import { filesIn } from '../../site/worker/files.ts';

/** Chunks that no document names and every page may ask for. */
const LAZY_CHUNKS = ['later', 'search', 'search-worker'];
/** Islands whose code comes with one of those; every other has a chunk of its name. */
const WITHOUT_CHUNK = new Set(['contributors']);
const ISLAND = /\sdata-island="([^"]+)"/g;

/** Reads the finished documents, so it comes after everything they name. */
export function offlineList(dist: string, navigation: ReadonlyMap<string, Nav>): OfflineList {
  const hash = createHash('sha256');
  const assets = readdirSync(`${dist}/assets`);
  const sections = PRINTABLE_SECTIONS.flatMap((name) => {
    const nav = navigation.get(name);
    if (nav === undefined) return [];
    const documents = nav.items.map(({ url }) => readFileSync(`${dist}${url}index.html`, 'utf8'));
    for (const html of documents) hash.update(html);
    return [{ name, nav, documents, needs: needs(dist, { name, documents, assets }) }];
  });
  const everywhere = new Set(
    [...(sections[0]?.needs ?? [])].filter((path) =>
      sections.every((section) => section.needs.has(path)),
    ),
  );
  const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => `/assets/${file}`);
  const lazy = LAZY_CHUNKS.flatMap((chunk) => filesOfChunk(chunk, assets));
  const read = <T>(path: string): T => JSON.parse(readFileSync(`${dist}${path}`, 'utf8'));
  const { file } = read<SearchPointer>(SEARCH_POINTER);
  // Headings last: where they are kept, the texts are too.
  const searched = [...read<SearchHeads>(file).texts, file];
  const listed = {
    sections: sections.map(
      ({ name, nav, documents, needs }): OfflineSection => ({
        name,
        title: nav.title,
        pages: nav.items.map(({ url, title }, index) => ({
          path: url,
          bytes: Buffer.byteLength(documents[index] ?? ''),
          title,
        })),
        files: [...needs.difference(everywhere)].map((path) => asset(dist, path)),
      }),
    ),
    shared: {
      files: [...new Set([...everywhere, ...fonts, ...lazy])].map((path) => asset(dist, path)),
      search: searched.map((path) => asset(dist, path)),
    },
  };
  const release = hash.update(JSON.stringify(listed)).digest('hex').slice(0, 16);
  return { format: OFFLINE_FORMAT, release, ...listed };
}

interface SectionFiles {
  name: string;
  documents: readonly string[];
  assets: readonly string[];
}

/** What documents name, the code of their islands, the section's navigation and its anchors. */
function needs(dist: string, { name, documents, assets }: SectionFiles): Set<string> {
  const all = documents.join('');
  // A sample may show an address that only looks like one of ours.
  const named = filesIn(all).filter((path) => existsSync(dist + path));
  const islands = new Set([...all.matchAll(ISLAND)].map(([, island = '']) => island));
  const own = ['a', 's'].flatMap((folder) =>
    readdirSync(`${dist}/${folder}`)
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .map((file) => `/${folder}/${file}`),
  );
  return new Set([
    ...named,
    ...[...islands.difference(WITHOUT_CHUNK)].flatMap((island) => filesOfChunk(island, assets)),
    ...own,
  ]);
}

function filesOfChunk(chunk: string, assets: readonly string[]): string[] {
  const files = assets.filter(
    (file) => file.startsWith(`${chunk}.`) && /\.[0-9a-f]+\.(?:js|css)$/.test(file),
  );
  if (files.length > 0) return files.map((file) => `/assets/${file}`);
  throw new Error(
    `No file of the chunk "${chunk}" is in assets/. Correct its name in src/build/emit/offline.ts.`,
  );
}

const asset = (dist: string, path: string): OfflineAsset => ({
  path,
  bytes: statSync(dist + path).size,
});
