// The table of planned pages is written by hand: a row that is mistyped or no longer true fails the build.
import { didYouMean } from '../../model/near.ts';
import type { PageRecord } from '../../model/record.ts';
import type { PlannedPage, Redirect } from '../../model/redirect.ts';
import type { Problem } from '../problem.ts';
import { pathOf } from './check-redirects.ts';
import { type PendingTarget, sectionIndex } from './resolve-redirects.ts';

const PLANNED_FILE = 'data/planned-pages.json';
const REDIRECTS_FILE = 'data/redirects.json';

interface PlannedInput {
  planned: readonly PlannedPage[];
  redirects: readonly Redirect[];
  pending: readonly PendingTarget[];
  /** Every page, ours and imported. */
  records: readonly Pick<PageRecord, 'url' | 'ids'>[];
  /** Text of a file from the project's root, for line numbers. */
  textOf: (file: string) => string;
}

export function checkPlanned(input: PlannedInput): Problem[] {
  const { planned, redirects, pending, records } = input;
  const pages = new Map(records.map(({ url, ids }) => [url, ids]));
  const wanted = new Set(pending.map((entry) => pathOf(entry.wanted)));
  const problems: Problem[] = [];
  const seen = new Set<string>();

  const complain = (file: string, at: string, what: string, advice: string): void => {
    problems.push({ file, line: lineOf(input.textOf(file), at), what, advice });
  };

  for (const { page, today } of planned) {
    const at = `"page": "${page}"`;
    if (seen.has(page)) complain(PLANNED_FILE, at, `${page} is planned twice.`, 'Keep one row.');
    seen.add(page);
    // A row may stay when its page is written: branches with pages would meet here if each removed its own.
    if (pages.has(page)) continue;
    if (!wanted.has(page)) {
      const what = `No old URL waits for ${page}.`;
      const unlisted = [...wanted].filter((url) => !planned.some((row) => row.page === url));
      complain(PLANNED_FILE, at, what, `Correct or delete the row.${didYouMean(page, unlisted)}`);
    } else if (!pages.has(sectionIndex(page))) {
      const what = `${page} has no index of its section to be listed on.`;
      complain(PLANNED_FILE, at, what, `Write ${sectionIndex(page)} first.`);
    } else if (today !== undefined) {
      const wrong = targetProblem(today, pages);
      if (wrong !== null) complain(PLANNED_FILE, at, `${page}: ${wrong.what}`, wrong.advice);
    }
  }
  for (const url of [...wanted].filter((each) => !seen.has(each))) {
    const what = `${url} is asked for by old URLs, not written, and not listed as planned.`;
    const advice = `Add a row with "page": "${url}" and its title, and "today" if a page treats the subject.`;
    complain(PLANNED_FILE, '', what, advice);
  }
  for (const { from, to, today } of redirects.filter((row) => row.today !== undefined)) {
    const at = `"from": "${from}"`;
    if (pages.has(pathOf(to))) continue;
    const wrong = targetProblem(today ?? '', pages);
    if (wrong !== null) {
      complain(REDIRECTS_FILE, at, `${from}: ${wrong.what}`, wrong.advice);
    }
  }
  return problems;
}

/** What is left of both tables once written pages are taken out; the same objects if nothing is to do. */
export function withoutWritten(
  { planned, redirects }: Pick<PlannedInput, 'planned' | 'redirects'>,
  pages: ReadonlySet<string>,
): { planned: PlannedPage[]; redirects: Redirect[] } {
  return {
    planned: planned.filter(({ page }) => !pages.has(page)),
    redirects: redirects.map((row) => {
      if (row.today === undefined || !pages.has(pathOf(row.to))) return row;
      const { today: _, ...rest } = row;
      return rest;
    }),
  };
}

function targetProblem(
  today: string,
  pages: ReadonlyMap<string, readonly string[]>,
): Pick<Problem, 'what' | 'advice'> | null {
  const [path = '', fragment] = today.split('#');
  const ids = pages.get(path);
  if (ids === undefined) {
    const advice = `Name a page that exists, or delete "today".${didYouMean(path, pages.keys())}`;
    return { what: `"today" leads to ${path}, which is not a page.`, advice };
  }
  if (fragment === undefined || ids.includes(fragment)) return null;
  const advice = `Use one of its ids.${didYouMean(fragment, ids)}`;
  return { what: `"today" leads to no heading of ${path}: #${fragment}.`, advice };
}

function lineOf(text: string, at: string): number {
  const index = text.indexOf(at);
  return index === -1 ? 1 : text.slice(0, index).split('\n').length;
}
