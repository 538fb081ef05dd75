// Everything a build or the dev server knows about the pages once they are compiled and checked.
import { readFileSync } from 'node:fs';
import type { Nav, PageData, PageRecord } from '../model/record.ts';
import { allPages } from '../pipeline/all-pages.ts';
import { contentIndex } from '../pipeline/content-index/content-index.ts';
import { navigation } from '../pipeline/content-index/navigation.ts';
import { checkLinks, checkUnique } from '../pipeline/link-check/link-check.ts';
import { ContentError, type Problem } from '../pipeline/problem.ts';
import { checkPlanned } from '../pipeline/redirects/check-planned.ts';
import { checkTargets } from '../pipeline/redirects/check-targets.ts';
import { resolveRedirects } from '../pipeline/redirects/resolve-redirects.ts';
import { pageData } from './page-data.ts';
import type { BuildPaths } from './paths.ts';
import { readSiteData, type SiteData } from './site-data.ts';

interface Collected extends SiteData {
  records: PageRecord[];
  pages: PageData[];
  navigation: Map<string, Nav>;
  compiled: number;
  /** Of pages made from packages; a build goes on without them. */
  importProblems: Problem[];
}

export async function collect(paths: BuildPaths): Promise<Collected> {
  const data = readSiteData(paths.project);
  const { records, compiled, importProblems } = await allPages({
    project: paths.project,
    contentRoot: paths.content,
    external: paths.external,
    cacheFolder: paths.cache,
  });
  const problems = [
    ...checkLinks(records, 'content'),
    ...checkUnique(records, 'content'),
    // Another content folder has other pages than the tables of data/ speak of.
    ...(paths.external === null ? [] : tableProblems(records, data, paths.project)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    ...data,
    records,
    compiled,
    importProblems,
    navigation: navigation(contentIndex(records)),
    pages: records.map((record) => pageData(record, data)),
  };
}

function tableProblems(records: readonly PageRecord[], data: SiteData, project: string): Problem[] {
  // First, because a mistyped target would look like one more page to plan.
  const targets = checkTargets({ ...data, project, records });
  if (targets.length > 0) return targets;
  const pages = new Set(records.map(({ url }) => url));
  const { pending } = resolveRedirects({ ...data, pages });
  const textOf = (file: string): string => readFileSync(`${project}/${file}`, 'utf8');
  return checkPlanned({ ...data, pending, records, textOf });
}
