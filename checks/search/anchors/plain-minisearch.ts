// What MiniSearch answers out of the box: the same file, its own tokens, no option set.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import type { SearchFile } from '../../../src/model/search/search-file.ts';
import type { Anchor } from './pagefind.ts';

export function askMiniSearch(file: SearchFile, queries: readonly string[]): Anchor {
  const index = new MiniSearch({ fields: ['heading', 'title', 'names', 'text'] });
  index.addAll(
    file.pages.flatMap(({ url, title, parts }) =>
      parts.map(({ id, heading, names, text }) => ({
        id: id === '' ? url : `${url}#${id}`,
        heading,
        title,
        names: names.join(' '),
        text,
      })),
    ),
  );
  const library = readFileSync(createRequire(import.meta.url).resolve('minisearch'));
  return {
    answers: queries.map((query) => ({
      urls: index.search(query).map(({ id }) => String(id)),
      approximate: false,
    })),
    bytes: brotliCompressSync(library).length + brotliCompressSync(JSON.stringify(file)).length,
  };
}
