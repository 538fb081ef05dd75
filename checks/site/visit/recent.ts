// What the last commits changed: CI looks at that as closely as at one page of each layout.
import { execFileSync } from 'node:child_process';
import { urlOf } from '../../../src/model/url.ts';

const COMMITS = 20;
/** A commit that touches every page must not cost CI ten minutes. */
const MOST_PAGES = 12;

/** Files that the last commits changed, newest first; none where there is no git. */
function filesOfLastCommits(): string[] {
  try {
    // Filtered by us: with paths behind it git would count only the commits that touch them.
    const log = ['log', `-${COMMITS}`, '--name-only', '--format='];
    return execFileSync('git', log, { encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Addresses of the pages changed last. */
export function recentPages(): string[] {
  const files = filesOfLastCommits().filter((file) => /^content\/.*\.md$/.test(file));
  const urls = files.map((file) => urlOf(file.replace(/^content\//, '')));
  return [...new Set(urls)].slice(0, MOST_PAGES);
}

/** Whether READMEs, what makes pages of them, or how they look has changed. */
export function importedChanged(): boolean {
  const made = /^(?:external|src\/pipeline\/imported|src\/site\/styles)\/(?!.*\.test\.)/;
  return filesOfLastCommits().some((file) => made.test(file));
}
