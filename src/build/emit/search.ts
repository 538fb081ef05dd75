// Publishes what the search reads: the file under a name with its hash, and the pointer that names it.
import { createHash } from 'node:crypto';
import {
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchFile,
  type SearchPointer,
} from '../../model/search/search-file.ts';
import { writeFile } from '../write-file.ts';

export function emitSearch(search: SearchFile, dist: string): void {
  const text = JSON.stringify(search);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const pointer: SearchPointer = { format: SEARCH_FORMAT, file: `/assets/search.${hash}.json` };
  writeFile(`${dist}${pointer.file}`, text);
  writeFile(`${dist}${SEARCH_POINTER}`, JSON.stringify(pointer));
}
