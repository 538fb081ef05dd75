// Every link, id and file of the built pages, printable ones included, must lead somewhere.
import { didYouMean } from '../../src/model/near.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { BuiltPage, BuiltSite } from './built-pages.ts';

export function checkBuiltLinks(site: BuiltSite, origin: string): Problem[] {
  const problems: Problem[] = [];
  for (const page of site.pages.values()) {
    const report = (line: number, what: string, advice: string): void => {
      problems.push({ file: `dist/${page.file}`, line, what, advice });
    };
    for (const { value, line } of page.repeated) {
      report(line, `The id "${value}" stands twice in the document.`, 'Rename one of the two.');
    }
    for (const { value, line } of page.files) {
      if (!value.startsWith('/') || value.startsWith('//')) continue;
      if (!site.hasFile(value.split(/[?#]/)[0] ?? '')) {
        report(line, `"${value}" is not in the built site.`, 'Correct the address of the file.');
      }
    }
    for (const { value, line } of page.links) {
      const problem = problemOf(value, { page, site, origin });
      if (problem !== null) report(line, ...problem);
    }
  }
  return problems;
}

interface Place {
  page: BuiltPage;
  site: BuiltSite;
  origin: string;
}

/** Null when it lands, or leads elsewhere; otherwise what is wrong and what to do. */
function problemOf(href: string, place: Place): [what: string, advice: string] | null {
  const { page, site, origin } = place;
  // As the document's own scheme and host, so that relative links resolve as in a browser.
  const url = URL.parse(href, `${origin}${page.url}`);
  if (url === null) return [`"${href}" is no address.`, 'Correct it.'];
  if (url.origin !== origin) return null;
  const target = site.pages.get(url.pathname);
  if (target === undefined) {
    if (site.pages.has(`${url.pathname}/`)) {
      return [`The link "${href}" lacks the trailing slash.`, `Write ${url.pathname}/.`];
    }
    if (site.hasFile(url.pathname)) return null;
    const near = didYouMean(url.pathname, site.pages.keys());
    return [`The link "${href}" leads to no page.`, `Correct or remove it.${near}`];
  }
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (fragment === '' || target.ids.has(fragment)) return null;
  const near = didYouMean(fragment, target.ids);
  return [`The link "${href}" leads to no id of ${target.url}.`, `Use one of its ids.${near}`];
}
