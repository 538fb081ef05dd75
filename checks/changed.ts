// What a change can break, for `npm run check -- --changed`: by the import graph and by page.
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { urlOf } from '../src/model/url.ts';

interface Plan {
  /** Files that unit tests may import. */
  code: string[];
  /** Addresses of the pages to look at, one of each layout besides. */
  pages: string[];
  /** Test files of the site suite, by the beginning of their name. */
  site: string[];
  /** Whether what pages say is to be proven. */
  prove: boolean;
}

/** The files whose work is done page by page. */
const PER_PAGE = ['every-route', 'no-script', 'twins', 'structured-data'];
/** Parts of the site with another name than the test that is about them. */
export const TESTS_OF: Readonly<Record<string, readonly string[]>> = {
  banner: ['header'],
  'page-bar': ['headings'],
  outline: ['page'],
  prose: ['prose', 'copy'],
  state: ['navigation', 'failures'],
  worker: ['service-worker', 'offline'],
  later: ['copy', 'service-worker', 'faces'],
  document: ['structured-data', 'csp', 'late-styles', 'before-first-frame', 'first-frame'],
  projects: ['organization'],
  cards: ['package-cards'],
  dev: ['dev.'],
  hosting: ['http', 'csp'],
};

export function planFor(files: readonly string[], siteTests: readonly string[]): Plan {
  const pages = files
    .filter((file) => /^content\/.*\.md$/.test(file))
    .map((file) => urlOf(file.slice('content/'.length)));
  const code = files.filter((file) => /\.(?:ts|tsx|json)$/.test(file));
  const shown = files.filter((file) => /^(?:src|hosting)\//.test(file) && !file.includes('.test.'));
  const site = new Set<string>();
  if (pages.length > 0 || shown.length > 0) for (const name of PER_PAGE) site.add(name);
  for (const file of shown) {
    for (const folder of file.split('/').slice(0, -1)) {
      for (const name of TESTS_OF[folder] ?? [folder]) {
        if (siteTests.some((test) => test.startsWith(name))) site.add(name);
      }
    }
  }
  // The dev server's other half: see ARCHITECTURE.md.
  if (files.some((file) => file.startsWith('tools/start/'))) site.add('dev.');
  for (const file of files) {
    if (/^checks\/(?:site|design)\/.*\.test\.ts$/.test(file)) site.add(basename(file));
  }
  const prove = files.some((file) => /^(?:content|examples|data|proof)\//.test(file));
  return { code, pages, site: [...site], prove };
}

/** Since the last commit, files that are not committed at all included; or since `base`. */
export function changedFiles(base = 'HEAD'): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}
