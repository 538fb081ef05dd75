// What is wrong with a page that can be shown: links, prose, code; what the build and the proof would say of it later.
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ConfigurationPool } from '../../proof/fences/configuration/pool.ts';
import { type FenceProofOptions, proveFences } from '../../proof/fences/prove-fences.ts';
import { DICTIONARY } from '../../proof/prose/dictionary.ts';
import { Exceptions } from '../../proof/prose/exceptions.ts';
import { checkProse, projectSpeller } from '../../proof/prose/prove-prose.ts';
import type { Speller } from '../../proof/prose/speller.ts';
import type { BuildPaths } from '../../src/build/paths.ts';
import { publishedFiles } from '../../src/model/published-files.ts';
import type { PageRecord } from '../../src/model/record.ts';
import { urlOf } from '../../src/model/url.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { importPage } from '../../src/pipeline/imported/imported-pages.ts';
import { checkPageLinks, type LinkTargets } from '../../src/pipeline/link-check/link-check.ts';
import { createHighlight } from '../../src/pipeline/markdown/fences/highlight.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import {
  type PackageFacts,
  readPackages,
  urlOfPackage,
} from '../../src/pipeline/packages/read-packages.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { RecordCache } from '../../src/pipeline/record-cache.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';

export class PageChecks {
  readonly #paths: BuildPaths;
  readonly #label: string;
  readonly #reference = loadReference();
  readonly #records: Promise<RecordCache>;
  #toHtml: ReturnType<typeof createProcessor> | null = null;
  /** One process is enough for the one fence that is being written. */
  readonly #pool: ConfigurationPool;
  /** A wrong fence is not judged again because another line of its page was saved. */
  readonly #failures: NonNullable<FenceProofOptions['failures']> = new Map();
  #speller: { changed: number; speller: Speller } | null = null;
  #highlight: ReturnType<typeof createHighlight> | null = null;
  /** By name of the package: the ids of its page. */
  readonly #imported = new Map<string, string[]>();

  constructor(paths: BuildPaths) {
    this.#paths = paths;
    this.#pool = new ConfigurationPool({ project: paths.project, size: 1 });
    this.#label = basename(paths.content);
    const { cache: cacheFolder, content: contentRoot } = paths;
    this.#records = this.#reference.then(
      (reference) => new RecordCache({ cacheFolder, contentRoot, reference }),
    );
  }

  async of(record: PageRecord): Promise<Problem[]> {
    const fences = await this.#fences(record);
    return [
      ...checkPageLinks(record, await this.#targets(record), this.#label),
      ...(record.source === undefined ? checkProse(record, this.#prose()) : []),
      ...fences,
    ].sort((a, b) => a.line - b.line);
  }

  close(): void {
    this.#pool.close();
  }

  /** Ids only of the pages that are linked to with a fragment. */
  async #targets({ links, url: own }: PageRecord): Promise<LinkTargets> {
    const paths = new Map(
      walkContent(this.#paths.content).pages.map((path) => [urlOf(path), path]),
    );
    const { project, external } = this.#paths;
    const packages = new Map(
      external === null
        ? []
        : readPackages(project, external).map((facts) => [urlOfPackage(facts), facts]),
    );
    const pages = new Set([...paths.keys(), ...packages.keys()]);
    const ids = new Map<string, string[] | null>();
    for (const { href } of links) {
      const [url = '', fragment] = href.split('#');
      const path = paths.get(url);
      const facts = packages.get(url);
      if (!fragment || url === own || ids.has(url)) continue;
      if (path !== undefined) ids.set(url, await this.#ids(path));
      else if (facts !== undefined) ids.set(url, await this.#importedIds(facts));
    }
    return { pages, files: publishedFiles(pages), idsOf: (url) => ids.get(url) ?? null };
  }

  /** Null for a page that cannot be compiled. */
  async #ids(path: string): Promise<string[] | null> {
    const records = await this.#records;
    const known = records.read(path);
    if (known !== null) return known.ids;
    this.#toHtml ??= this.#reference.then(createProcessor);
    const { content: root } = this.#paths;
    const { record } = compilePage({ root, path, label: this.#label, toHtml: await this.#toHtml });
    if (record !== null) records.write(record);
    return record?.ids ?? null;
  }

  /** Only the README that is linked to; none of them changes while the server runs. */
  async #importedIds(facts: PackageFacts): Promise<string[]> {
    const known = this.#imported.get(facts.name);
    if (known !== undefined) return known;
    this.#highlight ??= createHighlight();
    const shared = { highlight: await this.#highlight, siblings: new Map<string, string>() };
    const { ids } = importPage(facts, shared).record;
    this.#imported.set(facts.name, ids);
    return ids;
  }

  /** Read again when our own words have changed. */
  #prose(): { speller: Speller; exceptions: Exceptions } {
    const changed = statSync(join(this.#paths.project, DICTIONARY)).mtimeMs;
    if (this.#speller?.changed !== changed) {
      this.#speller = { changed, speller: projectSpeller(this.#paths.project) };
    }
    return { speller: this.#speller.speller, exceptions: Exceptions.read(this.#paths.project) };
  }

  /** All but what its examples print: those take a build. */
  async #fences(record: PageRecord): Promise<Problem[]> {
    const { project, content } = this.#paths;
    const input = { project, content, records: [record], reference: await this.#reference };
    const options = { pool: this.#pool, failures: this.#failures };
    return (await proveFences(input, options)).problems;
  }
}
