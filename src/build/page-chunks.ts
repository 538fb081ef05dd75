// Puts the pages' data into their chunks after webpack: it names and links them, but holds none of the text.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { PageData } from '../model/record.ts';
import { addressOf } from '../model/sections.ts';
import { chunkHash } from './webpack/page-ids.ts';

/** What webpack sees in place of a page: its address and the hash of its data, as JSON. */
export function pageStub(page: PageData): string {
  const hash = createHash('sha256').update(JSON.stringify(page)).digest('hex');
  return JSON.stringify({ stub: page.url, hash });
}

interface ChunkPlace {
  dist: string;
  /** The version webpack's plugin named the chunks with. */
  version: string;
}

export function fillPageChunks(pages: readonly PageData[], { dist, version }: ChunkPlace): number {
  for (const page of pages) {
    const stub = pageStub(page);
    const { section, page: name } = addressOf(page.url);
    const file = `${dist}/p/${section}/${name}.${chunkHash(version, stub)}.js`;
    const [before, after] = readFileSync(file, 'utf8').split(literal(stub));
    if (before === undefined || after === undefined) {
      throw new Error(
        `${file} does not hold the stub of ${page.url}; webpack writes JSON otherwise.`,
      );
    }
    writeFileSync(file, before + literal(JSON.stringify(page)) + after);
  }
  return pages.length;
}

/** As webpack writes JSON into `JSON.parse`: in single quotes, so the many double ones stay short. */
function literal(json: string): string {
  return `'${json.replace(/[\\']/g, '\\$&')}'`;
}
