// Old addresses wait for pages that are not written yet; the committed list of them may only shrink.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  legacyUrlsSchema,
  type PlannedPage,
  plannedPagesSchema,
  type Redirect,
  redirectsSchema,
} from '../src/model/redirect.ts';
import { urlOf } from '../src/model/url.ts';
import { readPackageList, urlOfPackage } from '../src/pipeline/packages/read-packages.ts';
import { withoutWritten } from '../src/pipeline/redirects/check-planned.ts';
import {
  type PendingTarget,
  resolveRedirects,
} from '../src/pipeline/redirects/resolve-redirects.ts';

const root = join(import.meta.dirname, '..');
export const COMMITTED_LIST = join(root, 'proof/pending-targets.json');

/** What waits for a page now, computed from content/ and data/. */
export async function currentPending(): Promise<PendingTarget[]> {
  const legacyUrls = legacyUrlsSchema.parse(await readJson(join(root, 'data/legacy-urls.json')));
  const tables = await readTables();
  return resolveRedirects({ ...tables, legacyUrls, pages: await contentPages() }).pending;
}

const FILES = { redirects: 'data/redirects.json', planned: 'data/planned-pages.json' };

async function readTables(): Promise<{ redirects: Redirect[]; planned: PlannedPage[] }> {
  return {
    redirects: redirectsSchema.parse(await readJson(join(root, FILES.redirects))),
    planned: plannedPagesSchema.parse(await readJson(join(root, FILES.planned))),
  };
}

/** Takes pages that are written by now out of the tables of stand-ins; the files that changed. */
export async function forgetWritten(): Promise<string[]> {
  const before = await readTables();
  const after = withoutWritten(before, await contentPages());
  const changed = (['redirects', 'planned'] as const).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  for (const name of changed) {
    await writeFile(join(root, FILES[name]), `${JSON.stringify(after[name], null, 2)}\n`);
  }
  return changed.map((name) => FILES[name]);
}

export async function committedPending(): Promise<PendingTarget[]> {
  return (await readJson(COMMITTED_LIST)) as PendingTarget[];
}

export interface PendingChange {
  added: PendingTarget[];
  settled: PendingTarget[];
}

/** `to` is left out: a new page nearby may improve the stopgap without settling the entry. */
export function comparePending(
  current: readonly PendingTarget[],
  committed: readonly PendingTarget[],
): PendingChange {
  const key = ({ from, wanted }: PendingTarget) => `${from} ${wanted}`;
  const now = new Set(current.map(key));
  const before = new Set(committed.map(key));
  return {
    added: current.filter((entry) => !before.has(key(entry))),
    settled: committed.filter((entry) => !now.has(key(entry))),
  };
}

export function describeEntries(entries: readonly PendingTarget[]): string {
  return entries.map(({ from, wanted }) => `  ${from} wants ${wanted}`).join('\n');
}

async function contentPages(): Promise<Set<string>> {
  const files = await readdir(join(root, 'content'), { recursive: true });
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  const own = pages.map((file) => urlOf(file.split(sep).join('/')));
  return new Set([...own, ...readPackageList(root).map(urlOfPackage)]);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
