// Makes the Markdown twins and keeps each, so that a build converts only changed pages.
import { Cache } from '../../pipeline/cache/cache.ts';
import { markdownTwin, type TwinFacts, type TwinSource } from '../../pipeline/twin/twin.ts';

/** Markdown by the page's address. */
export type Twins = ReadonlyMap<string, string>;

interface TwinOptions extends TwinFacts {
  /** Folder of all caches. */
  cache: string;
}

export function makeTwins(records: readonly TwinSource[], options: TwinOptions): Twins {
  const { origin, webpack, cache: folder } = options;
  const cache = new Cache({ folder, name: 'twins', code: import.meta.filename });
  const twinOf = (record: TwinSource): string => {
    const { url, title, description, html, fences, imported, post } = record;
    const source = { url, title, description, html, fences, imported, post };
    const inputs = [JSON.stringify(source), origin, webpack];
    const kept = cache.read<string>(inputs);
    if (kept !== null) return kept;
    const text = markdownTwin(source, { origin, webpack });
    cache.write(inputs, text);
    return text;
  };
  return new Map(records.map((record) => [record.url, twinOf(record)]));
}
