// Where names lead, for the dev server: read from the sources of all pages, each again only when it changed.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../../model/record.ts';
import { urlOf } from '../../model/url.ts';
import { Records } from '../../pipeline/markdown/components/records.ts';
import { type HomePage, type Homes, homesOf } from '../../pipeline/names/homes.ts';
import { scanHomes } from '../../pipeline/names/scan-homes.ts';
import { walkContent } from '../../pipeline/read/walk.ts';
import { loadReference } from '../../pipeline/reference/load-reference.ts';

const TITLE = /^title: *['"]?(.*?)['"]?$/m;

export class DevHomes {
  readonly #content: string;
  readonly #records = loadReference().then((reference) => new Records(reference));
  readonly #pages = new Map<string, { changed: number; page: HomePage }>();

  constructor(content: string) {
    this.#content = content;
  }

  /** `packages` are the pages made from packages. */
  async all(packages: readonly PageRecord[]): Promise<Homes> {
    const records = await this.#records;
    const { pages } = walkContent(this.#content);
    return homesOf([...pages.map((path) => this.#page(path, records)), ...packages]);
  }

  #page(path: string, records: Records): HomePage {
    const file = join(this.#content, path);
    const changed = statSync(file).mtimeMs;
    const known = this.#pages.get(path);
    if (known?.changed === changed) return known.page;
    const source = readFileSync(file, 'utf8');
    const page: HomePage = {
      url: urlOf(path),
      title: TITLE.exec(source)?.[1] ?? '',
      imported: undefined,
      documents: scanHomes(source, records),
    };
    this.#pages.set(path, { changed, page });
    return page;
  }
}
