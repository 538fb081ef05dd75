// Makes the Markdown twins; each is cached by what it is made of, so a build converts only changed pages.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTwin, type TwinFacts, type TwinSource } from '../../pipeline/twin/twin.ts';

/** Markdown by the page's address. */
export type Twins = ReadonlyMap<string, string>;

interface TwinOptions extends TwinFacts {
  cache: string;
  /** Hash of the pipeline's code. */
  version: string;
}

export function makeTwins(records: readonly TwinSource[], options: TwinOptions): Twins {
  const folder = join(options.cache, 'twins');
  mkdirSync(folder, { recursive: true });
  return new Map(records.map((record) => [record.url, cached(record, folder, options)]));
}

function cached(record: TwinSource, folder: string, options: TwinOptions): string {
  const { url, title, description, html, fences, imported, post } = record;
  const { origin, webpack, version } = options;
  const source = { url, title, description, html, fences, imported, post };
  const key = createHash('sha256').update(JSON.stringify([source, origin, webpack, version]));
  const file = join(folder, `${key.digest('hex').slice(0, 40)}.md`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const text = markdownTwin(source, { origin, webpack });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
    return text;
  }
}
