// Keeps compiled records on disk under the hash of all that went into them, so nothing is compiled twice.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { PageRecord } from '../model/record.ts';
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

/** Hash of the pipeline's and the model's own code and of the pinned packages. */
export function pipelineVersion(projectRoot: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of ['src/pipeline', 'src/model']) {
    const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort();
    for (const file of files) hash.update(readFileSync(join(projectRoot, folder, file)));
  }
  hash.update(readFileSync(join(projectRoot, 'package-lock.json')));
  return hash.digest('hex');
}

export class RecordCache {
  readonly #folder: string;
  readonly #contentRoot: string;
  readonly #version: string;

  constructor(options: { folder: string; contentRoot: string; version: string }) {
    this.#folder = join(options.folder, options.version.slice(0, 16));
    this.#contentRoot = options.contentRoot;
    this.#version = options.version;
    mkdirSync(this.#folder, { recursive: true });
  }

  #file(path: string): string {
    const source = readFileSync(join(this.#contentRoot, path));
    const key = createHash('sha256')
      .update(this.#version)
      .update(path)
      .update(source)
      .digest('hex');
    return join(this.#folder, `${key.slice(0, 40)}.json`);
  }

  read(path: string): PageRecord | null {
    let record: PageRecord;
    try {
      record = JSON.parse(readFileSync(this.#file(path), 'utf8'));
    } catch {
      return null;
    }
    return this.#picturesUnchanged(record) && this.#inputsUnchanged(record) ? record : null;
  }

  /** Written aside and moved, so that a killed build leaves no half record. */
  write(record: PageRecord): void {
    const file = this.#file(record.path);
    const temporary = `${file}.${process.pid}-${threadId}`;
    writeFileSync(temporary, JSON.stringify(record));
    renameSync(temporary, file);
  }

  #inputsUnchanged(record: PageRecord): boolean {
    return Object.entries(record.inputs).every(([path, hash]) => inputHash(path) === hash);
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
