// A wrong row of the redirect table hides a page or sends readers in circles, so the build refuses it.
import type { Redirect } from '../../model/redirect.ts';

interface CheckedTable {
  redirects: readonly Redirect[];
  pages: ReadonlySet<string>;
  /** By URL: a page that is there no more, or not yet, is known. */
  legacyUrls: Readonly<Record<string, unknown>>;
}

/** Throws one error that lists every wrong row, each with what to do about it. */
export function checkRedirects({ redirects, pages, legacyUrls }: CheckedTable): void {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  const problems: string[] = [];

  for (const { from, to } of redirects) {
    const path = pathOf(to);
    if (from.includes('#')) {
      const page = pathOf(from);
      // Of a page that is not written the server sends all old links elsewhere.
      const waits = !pages.has(page) && page in legacyUrls;
      const problem = waits ? null : moveProblem({ from, to }, pages);
      if (problem !== null) problems.push(problem);
      continue;
    }
    if (seen.has(from)) problems.push(`${from} is listed twice: keep one row.`);
    seen.add(from);
    for (const url of [from, path]) {
      if (!url.endsWith('/')) problems.push(`${url} lacks the trailing slash: write ${url}/.`);
    }
    if (pages.has(from)) {
      problems.push(`${from} is a page that the redirect would hide: remove the row.`);
    }
    if (path === from) {
      problems.push(`${from} redirects to itself: remove the row or name another target.`);
    } else if (targets.has(path)) {
      problems.push(
        `${from} takes two hops by way of ${path}: write ${targets.get(path)} as its target.`,
      );
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `data/redirects.json has wrong rows:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
}

/** A move stands on a page that is there and leads to one that is. */
function moveProblem({ from, to }: Redirect, pages: ReadonlySet<string>): string | null {
  const [page, target] = [pathOf(from), pathOf(to)];
  if (!pages.has(page))
    return `${from} moves a part of a page that does not exist: remove the row.`;
  if (!pages.has(target))
    return `${from} moves to ${to}, which does not exist: write that page first.`;
  if (page === target) return `${from} stays on its page: make it an alias of the heading instead.`;
  return null;
}

export function pathOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
