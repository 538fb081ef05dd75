// All pages of the site: those of content/ and those made from packages, with links between them settled.
import { basename } from 'node:path';
import type { PageRecord } from '../model/record.ts';
import { compileAll } from './compile-all.ts';
import { importedPages } from './imported/imported-pages.ts';
import { homesOf } from './names/homes.ts';
import { linkNames } from './names/link-names.ts';
import { settleRecord, settler } from './packages/settle-links.ts';
import { ContentError, type Problem } from './problem.ts';
import { fillReport } from './proof-report/fill-report.ts';
import { readOldUrls } from './redirects/read-old-urls.ts';
import { fillPages } from './section-pages/section-pages.ts';

interface AllPagesOptions {
  project: string;
  contentRoot: string;
  /** Folder of the packages whose READMEs become pages; null leaves them out. */
  external: string | null;
  /** Of all caches. */
  cacheFolder: string;
}

interface AllPages {
  records: PageRecord[];
  compiled: number;
  /** Of imported pages: to be told, not to be stopped by. */
  importProblems: Problem[];
}

export async function allPages(options: AllPagesOptions): Promise<AllPages> {
  const { project, external } = options;
  const own = await compileAll(options);
  if (external === null) {
    const linked = withNamesLinked(own.records, own.records, options.contentRoot);
    return { ...own, records: await fillReport(fillPages(linked), project), importProblems: [] };
  }
  const imported = await importedPages({ ...options, external });
  const old = readOldUrls(project);
  // Before links are settled: some lead to a list that is filled in here.
  const all = [...own.records, ...imported.records];
  const linked = withNamesLinked(own.records, all, options.contentRoot);
  const records = fillPages([...linked, ...imported.records], old.planned);
  const settle = settler({ records, ...old });
  return {
    records: await fillReport(
      records.map((record) =>
        record.imported === undefined ? record : settleRecord(record, settle),
      ),
      project,
    ),
    compiled: own.compiled + imported.compiled,
    importProblems: imported.problems,
  };
}

/** `pages` are all that may be the home of a name. */
function withNamesLinked(
  records: readonly PageRecord[],
  pages: readonly PageRecord[],
  contentRoot: string,
): PageRecord[] {
  const homes = homesOf(pages);
  const label = basename(contentRoot);
  const linked = records.map((record) => linkNames(record, homes, `${label}/${record.path}`));
  const problems = linked.flatMap((each) => each.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return linked.map(({ record }) => record);
}
