// Pages made from packages in the dev server: imported when they are opened, listed without that.
import { statSync } from 'node:fs';
import type { PageRecord } from '../../model/record.ts';
import { urlOf } from '../../model/url.ts';
import {
  importPage,
  readmeOf,
  recordOf,
  siblingsOf,
} from '../../pipeline/imported/imported-pages.ts';
import { createHighlight } from '../../pipeline/markdown/fences/highlight.ts';
import {
  type PackageFacts,
  readPackages,
  urlOfPackage,
} from '../../pipeline/packages/read-packages.ts';
import { settleRecord, settler } from '../../pipeline/packages/settle-links.ts';
import { formatProblem } from '../../pipeline/problem.ts';
import type { BuildPaths } from '../paths.ts';
import type { SiteData } from '../site-data.ts';

export class DevPackages {
  readonly #paths: BuildPaths;
  readonly #data: SiteData;
  readonly #pages = new Map<string, PageRecord>();
  #highlight: ReturnType<typeof createHighlight> | null = null;

  constructor(paths: BuildPaths, data: SiteData) {
    this.#paths = paths;
    this.#data = data;
  }

  /** `contentPages` as paths; fragments are left out, because the ids of other pages are not known here. */
  async page(url: string, contentPages: readonly string[]): Promise<PageRecord | null> {
    const packages = this.#read();
    const facts = packages.find((each) => urlOfPackage(each) === url);
    if (facts === undefined) return null;
    const key = `${url} ${facts.version} ${statSync(readmeOf(facts)).mtimeMs} ${facts.replacement}`;
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    this.#highlight ??= createHighlight();
    const shared = { highlight: await this.#highlight, siblings: siblingsOf(packages) };
    const { record, problems } = importPage(facts, shared);
    for (const problem of problems) console.error(formatProblem(problem));
    const urls = [...contentPages.map(urlOf), ...packages.map(urlOfPackage)];
    const settle = settler({
      ...this.#data,
      records: urls.map((each) => ({ url: each, ids: [] })),
    });
    const settled = settleRecord(record, settle);
    this.#pages.set(key, settled);
    return settled;
  }

  /** Enough for the sidebar. */
  summaries(folder: string): PageRecord[] {
    return this.#read()
      .filter(({ kind }) => `${kind}s` === folder)
      .map((facts) => recordOf(facts, { anchors: [{ title: '', id: '', level: 2 }] }));
  }

  /** Read anew each time: an edit of data/packages.json shows at once. */
  #read(): PackageFacts[] {
    const { project, external } = this.#paths;
    return external === null ? [] : readPackages(project, external);
  }
}
