// Every internal link of every page must land: on a page that exists, at an id that is there, or on a file made of the pages.

import { didYouMean } from '../../model/near.ts';
import { publishedFiles } from '../../model/published-files.ts';
import type { PageRecord } from '../../model/record.ts';
import type { Problem } from '../problem.ts';

export function checkLinks(records: readonly PageRecord[], label: string): Problem[] {
  const pages = new Map(records.map((record) => [record.url, record]));
  const files = publishedFiles(pages.keys());
  const idsOf = new Map<string, Set<string>>();
  const ids = (record: PageRecord): Set<string> => {
    const known = idsOf.get(record.url) ?? new Set(record.ids);
    idsOf.set(record.url, known);
    return known;
  };
  const problems: Problem[] = [];
  for (const record of records) {
    for (const { href, line } of record.links) {
      const [path = '', fragment] = href.split('#');
      const target = path === '' ? record : pages.get(path.split('?')[0] ?? '');
      const file = `${label}/${record.path}`;
      if (files.has(href)) continue;
      if (target === undefined) {
        problems.push({
          file,
          line,
          what: `The link "${href}" leads to no page.`,
          advice: `Correct the URL or remove the link.${didYouMean(path, pages.keys())}`,
        });
      } else if (fragment && !ids(target).has(fragment)) {
        problems.push({
          file,
          line,
          what: `The link "${href}" leads to no heading of ${target.url}.`,
          advice: `Use one of its ids.${didYouMean(fragment, target.ids)}`,
        });
      }
    }
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
