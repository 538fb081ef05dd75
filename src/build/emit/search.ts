// Publishes what the search reads: files under names with their hash, and the pointer that names the first of them.
import { createHash } from 'node:crypto';
import {
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchFile,
  type SearchHeads,
  type SearchPointer,
} from '../../model/search/search-file.ts';
import { splitSearch } from '../../pipeline/search/split-search.ts';
import { writeFile } from '../write-file.ts';

export function emitSearch(search: SearchFile, dist: string): void {
  const publish = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const path = `/assets/${name}.${hash}.json`;
    writeFile(`${dist}${path}`, text);
    return path;
  };
  const { heads, texts } = splitSearch(search);
  const published: SearchHeads = {
    ...heads,
    texts: [...texts].map(([section, own]) => publish(`search-${section}`, own)),
  };
  const pointer: SearchPointer = { format: SEARCH_FORMAT, file: publish('search', published) };
  writeFile(`${dist}${SEARCH_POINTER}`, JSON.stringify(pointer));
}
