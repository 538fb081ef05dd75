// Pages stay, and marks that excuse a fence from its proof only become fewer.
import type { PageRecord } from '../../src/model/record.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import {
  MARKS,
  markCounts,
  ownPages,
  pageName,
  type ReachedPages,
  reachedFile,
} from './reached.ts';

export function provePages(records: readonly PageRecord[], reached: ReachedPages): Problem[] {
  const pages = ownPages(records);
  const names = new Set(pages.map(pageName));
  const gone = [...reached.keys()]
    .filter((page) => !names.has(page))
    .map((page) => ({
      file: reachedFile(page),
      line: 1,
      what: `The page content/${page}.md is gone.`,
      advice: 'Bring it back; or give its URL a row in data/redirects.json and delete this file.',
    }));
  return [
    ...gone,
    ...pages.flatMap((page) => [...unnoted(page, reached), ...marked(page, reached)]),
  ];
}

function unnoted(page: PageRecord, reached: ReachedPages): Problem[] {
  if (reached.has(pageName(page))) return [];
  return [
    {
      file: `content/${page.path}`,
      line: 1,
      what: `There is no ${reachedFile(pageName(page))}: the page could get lost unseen.`,
      advice: 'Note what the page has reached: npm run fix.',
    },
  ];
}

/** Fewer are welcome, noted or not: two branches may each have removed one. */
function marked(page: PageRecord, reached: ReachedPages): Problem[] {
  const counts = markCounts(page);
  const most = reached.get(pageName(page)) ?? {};
  return MARKS.filter((mark) => counts[mark] > (most[mark] ?? 0)).map((mark) => ({
    file: `content/${page.path}`,
    line: 1,
    what: `${counts[mark]} fences of this page are marked ${mark}; ${reachedFile(pageName(page))} allows ${most[mark] ?? 0}.`,
    advice:
      'Prove the new one: an example project, `run`, or a complete configuration. If that cannot be, raise the number there by hand and say why in the commit.',
  }));
}
