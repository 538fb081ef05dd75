// Compiles pages one by one when the dev server is asked for them: starting costs nothing per page.
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Anchor } from '../../model/content.ts';
import type { Nav, PageData, PageRecord } from '../../model/record.ts';
import type { SearchFile } from '../../model/search/search-file.ts';
import { addressOf, PRINTABLE_SECTIONS } from '../../model/sections.ts';
import { urlOf } from '../../model/url.ts';
import { type CompiledPage, compilePage } from '../../pipeline/compile-page.ts';
import { contentIndex } from '../../pipeline/content-index/content-index.ts';
import { navigation } from '../../pipeline/content-index/navigation.ts';
import { nothingFound } from '../../pipeline/markdown/page-context.ts';
import { createProcessor } from '../../pipeline/markdown/processor.ts';
import { linkNames } from '../../pipeline/names/link-names.ts';
import { postOf } from '../../pipeline/posts/post.ts';
import { ContentError, formatProblem } from '../../pipeline/problem.ts';
import { holdsReport } from '../../pipeline/proof-report/fill-report.ts';
import { readFrontMatter } from '../../pipeline/read/front-matter.ts';
import { walkContent } from '../../pipeline/read/walk.ts';
import { loadReference } from '../../pipeline/reference/load-reference.ts';
import { searchFile } from '../../pipeline/search/search-file.ts';
import { fillPages } from '../../pipeline/section-pages/section-pages.ts';
import { markdownTwin } from '../../pipeline/twin/twin.ts';
import type { PrintablePage } from '../../site/screens/printable/PrintableScreen.tsx';
import { collect } from '../collect.ts';
import { pageData } from '../page-data.ts';
import type { BuildPaths } from '../paths.ts';
import { printablePages } from '../prerender/printable.ts';
import { readSiteData } from '../site-data.ts';
import { navOf } from '../write-modules.ts';
import { DevHomes } from './dev-homes.ts';
import { DevPackages } from './dev-packages.ts';

const PRINTABLE_PAGE = 'printable';

export interface DevAnswer {
  page?: PageData;
  nav?: Nav | null;
  /** All pages of a section in one document, in place of a page. */
  printable?: { title: string; pages: PrintablePage[] };
  problem?: string;
}

type Found = { record: PageRecord | null } | { problem: string };

export class DevContent {
  readonly #paths: BuildPaths;
  readonly #toHtml = loadReference().then(createProcessor);
  readonly #data;
  readonly #packages: DevPackages;
  readonly #homes: DevHomes;
  readonly #summaries = new Map<string, { changed: number; record: PageRecord | null }>();
  /** The page that was compiled last, and its file's time before. */
  #newest: { changed: number; record: PageRecord } | null = null;
  /** Published name of each picture seen so far to its file. */
  readonly #images = new Map<string, string>();

  constructor(paths: BuildPaths) {
    this.#paths = paths;
    this.#data = readSiteData(paths.project);
    this.#packages = new DevPackages(paths, this.#data);
    this.#homes = new DevHomes(paths.content);
  }

  /** Every page as it is now: the first search after an edit waits for the pages that changed. */
  async search(): Promise<SearchFile> {
    const { records } = await collect(this.#paths);
    return searchFile(records, await loadReference());
  }

  async page(url: string): Promise<DevAnswer> {
    const { section, page } = addressOf(url);
    return page === PRINTABLE_PAGE ? this.#printable(section) : this.#page(url);
  }

  async #printable(section: string): Promise<DevAnswer> {
    if (!(PRINTABLE_SECTIONS as readonly string[]).includes(section)) return {};
    const { nav, answers } = await this.#all(`/${section}/`);
    const problems = answers.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) return { problem: problems.join('\n') };
    const pages = answers.flatMap(({ page }) => page ?? []);
    return { printable: { title: nav?.title ?? section, pages: printablePages(pages) } };
  }

  /** Of all pages beside this one that have no mistakes, by address, for the sidebar's toggles. */
  async anchors(url: string): Promise<Record<string, Anchor[]>> {
    const { answers } = await this.#all(url);
    const pages = answers.flatMap(({ page }) => page ?? []);
    return Object.fromEntries(pages.map((page) => [page.url, page.anchors]));
  }

  /** Every page that the sidebar of this one lists. */
  async #all(url: string): Promise<{ nav: Nav | null; answers: DevAnswer[] }> {
    const { nav = null } = await this.#page(url);
    const answers: DevAnswer[] = [];
    for (const item of nav?.items ?? []) answers.push(await this.#page(item.url));
    return { nav, answers };
  }

  async #page(url: string): Promise<DevAnswer> {
    const found = await this.#find(url);
    if ('problem' in found) return found;
    if (found.record === null) return {};
    const section = this.#section(found.record);
    const nav = navigation(contentIndex(section));
    return { page: pageData(filled(found.record, section), this.#data), nav: navOf(url, nav) };
  }

  /** The page in Markdown, or what is wrong with it; null where there is no page. */
  async twin(url: string): Promise<string | null> {
    const found = await this.#find(url);
    if ('problem' in found) return found.problem;
    if (found.record === null) return null;
    const { versions } = await loadReference();
    return markdownTwin(filled(found.record, this.#section(found.record)), {
      origin: this.#data.site.origin,
      webpack: versions['webpack'] ?? '',
    });
  }

  async #find(url: string): Promise<Found> {
    const { pages } = walkContent(this.#paths.content);
    const path = pages.find((candidate) => urlOf(candidate) === url);
    if (path === undefined) return { record: await this.#packages.page(url, pages) };
    const changed = statSync(join(this.#paths.content, path)).mtimeMs;
    const label = basename(this.#paths.content);
    const compiled = compilePage({
      root: this.#paths.content,
      path,
      label,
      toHtml: await this.#toHtml,
    });
    const { record, problems } =
      compiled.record === null ? compiled : await this.#linked(compiled.record, label);
    if (record === null || problems.length > 0) {
      return { problem: problems.map(formatProblem).join('\n') };
    }
    for (const [file, name] of Object.entries(record.images)) {
      this.#images.set(`/${name}`, join(this.#paths.content, file));
    }
    this.#newest = { changed, record };
    return holdsReport(record) ? this.#withReport(record) : { record };
  }

  /** The report counts all pages: the one that shows it waits for them. */
  async #withReport({ url }: PageRecord): Promise<Found> {
    try {
      const { records } = await collect(this.#paths);
      return { record: records.find((record) => record.url === url) ?? null };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { problem: error.message };
    }
  }

  /**
   * What is known of a page of content/ for its checks, which need no HTML; null where there is none
   * or it cannot be compiled. It is asked for right after the page, and not compiled twice then.
   */
  async record(url: string): Promise<PageRecord | null> {
    const known = this.#newest;
    const unchanged = known?.record.url === url && known.changed === this.#changed(known.record);
    const found = unchanged ? known : await this.#find(url);
    if (!('record' in found) || found.record === null) return null;
    return found.record.imported === undefined ? { ...found.record, html: '' } : null;
  }

  #changed({ path }: PageRecord): number | undefined {
    return statSync(join(this.#paths.content, path), { throwIfNoEntry: false })?.mtimeMs;
  }

  async #linked(record: PageRecord, label: string): Promise<CompiledPage> {
    const packages = ['loaders', 'plugins'].flatMap((folder) => this.#packages.summaries(folder));
    return linkNames(record, await this.#homes.all(packages), `${label}/${record.path}`);
  }

  /** The page and the others of its folder, the lists of pages filled in. */
  #section(record: PageRecord): PageRecord[] {
    const folder = topFolder(record.path);
    const own = walkContent(this.#paths.content).pages.filter((path) => topFolder(path) === folder);
    const siblings = [
      ...own.map((other) => this.#summary(other)),
      ...this.#packages.summaries(folder),
    ];
    return fillPages(
      siblings
        .filter((other) => other !== null)
        .map((other) => (other.url === record.url ? record : other)),
      this.#data.planned,
    );
  }

  picture(url: string): string | undefined {
    return this.#images.get(url);
  }

  /** Enough of a record for the sidebar and the section's index, without compiling the page. */
  #summary(path: string): PageRecord | null {
    const file = join(this.#paths.content, path);
    const changed = statSync(file).mtimeMs;
    const known = this.#summaries.get(path);
    if (known?.changed === changed) return known.record;
    const { frontMatter, body } = readFrontMatter(readFileSync(file, 'utf8'), path);
    const anchors = /^##/m.test(body) ? [{ title: '', id: '', level: 2 as const }] : [];
    const empty = { ...nothingFound(), html: '', size: 0 };
    const facts = { ...empty, anchors, path, url: urlOf(path), post: postOf(path, body) };
    const record = frontMatter && { ...frontMatter, ...facts };
    this.#summaries.set(path, { changed, record });
    return record;
  }
}

const filled = (record: PageRecord, section: readonly PageRecord[]): PageRecord =>
  section.find(({ url }) => url === record.url) ?? record;
const topFolder = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));
