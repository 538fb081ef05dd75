// Keeps compiled records: beside its source, a page is made of pictures and files that only its record names.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../model/record.ts';
import type { Reference } from '../model/reference.ts';
import { Cache } from './cache/cache.ts';
import { publishedName } from './markdown/images/images.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Hash of a file outside content/ that a page was made with; empty while there is none. */
export function inputHash(path: string): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(PROJECT, path)))
      .digest('hex');
  } catch {
    return '';
  }
}

interface RecordCacheOptions {
  /** Of all caches. */
  cacheFolder: string;
  contentRoot: string;
  reference: Reference;
}

export class RecordCache {
  readonly #cache: Cache;
  readonly #contentRoot: string;
  readonly #reference: string;

  constructor({ cacheFolder, contentRoot, reference }: RecordCacheOptions) {
    const code = join(import.meta.dirname, 'compile-all.ts');
    this.#cache = new Cache({ folder: cacheFolder, name: 'records', code });
    this.#contentRoot = contentRoot;
    this.#reference = this.#cache.key([JSON.stringify(reference)]);
  }

  read(path: string): PageRecord | null {
    const record = this.#cache.read<PageRecord>(this.#inputs(path));
    if (record === null) return null;
    return this.#picturesUnchanged(record) && inputsUnchanged(record) ? record : null;
  }

  write(record: PageRecord): void {
    this.#cache.write(this.#inputs(record.path), record);
  }

  #inputs(path: string): (string | Buffer)[] {
    return [this.#reference, path, readFileSync(join(this.#contentRoot, path))];
  }

  #picturesUnchanged(record: PageRecord): boolean {
    return Object.entries(record.images).every(([path, published]) => {
      try {
        return publishedName(path, readFileSync(join(this.#contentRoot, path))) === published;
      } catch {
        return false;
      }
    });
  }
}

const inputsUnchanged = ({ inputs }: PageRecord): boolean =>
  Object.entries(inputs).every(([path, hash]) => inputHash(path) === hash);
