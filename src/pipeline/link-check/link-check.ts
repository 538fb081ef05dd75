// Every internal link of every page must land: on a page that exists, at an id that is there, or on a file made of the pages.

import { didYouMean, didYouMeanPage } from '../../model/near.ts';
import { publishedFiles } from '../../model/published-files.ts';
import type { PageRecord } from '../../model/record.ts';
import type { Problem } from '../problem.ts';

/** What a link may lead to. */
export interface LinkTargets {
  /** The URLs of all pages. */
  pages: ReadonlySet<string>;
  /** What is published beside the pages. */
  files: ReadonlySet<string>;
  /** Null while the page cannot be compiled: then any fragment of it passes. */
  idsOf: (url: string) => readonly string[] | null;
}

export function checkLinks(records: readonly PageRecord[], label: string): Problem[] {
  const byUrl = new Map(records.map((record) => [record.url, record]));
  const pages = new Set(byUrl.keys());
  const targets: LinkTargets = {
    pages,
    files: publishedFiles(pages),
    idsOf: (url) => byUrl.get(url)?.ids ?? [],
  };
  return records.flatMap((record) => checkPageLinks(record, targets, label));
}

/** The links of one page. */
export function checkPageLinks(record: PageRecord, targets: LinkTargets, label: string): Problem[] {
  const { pages, files, idsOf } = targets;
  const problems: Problem[] = [];
  for (const { href, line } of record.links) {
    if (files.has(href)) continue;
    const [path = '', fragment] = href.split('#');
    const url = path === '' ? record.url : (path.split('?')[0] ?? path);
    const file = `${label}/${record.path}`;
    if (!pages.has(url)) {
      problems.push({
        file,
        line,
        what: `The link "${href}" leads to no page.`,
        advice: `Correct the URL or remove the link.${didYouMeanPage(path, pages)}`,
      });
      continue;
    }
    const ids = fragment ? (url === record.url ? record.ids : idsOf(url)) : null;
    if (!fragment || ids === null || ids.includes(fragment)) continue;
    problems.push({
      file,
      line,
      what: `The link "${href}" leads to no heading of ${url}.`,
      advice: `Use one of its ids.${didYouMean(fragment, ids)}`,
    });
  }
  return problems;
}

/** Two files must not claim one address, and no two pages one description. */
export function checkUnique(records: readonly PageRecord[], label: string): Problem[] {
  const problems: Problem[] = [];
  const seen = { url: new Map<string, string>(), description: new Map<string, string>() };
  for (const record of records) {
    for (const key of ['url', 'description'] as const) {
      const first = seen[key].get(record[key]);
      seen[key].set(record[key], record.path);
      if (first === undefined) continue;
      problems.push({
        file: `${label}/${record.path}`,
        line: 1,
        what: `This page has the same ${key} as ${label}/${first}: ${record[key]}`,
        advice: key === 'url' ? 'Rename one of the two files.' : 'Write a description of its own.',
      });
    }
  }
  return problems;
}
