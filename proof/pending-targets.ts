// Old addresses wait for pages that are not written yet; the committed list of them may only shrink.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  legacyUrlsSchema,
  type PlannedPage,
  plannedPagesSchema,
  type Redirect,
  redirectsSchema,
} from '../src/model/redirect.ts';
import { urlOf } from '../src/model/url.ts';
import { readPackageList, urlOfPackage } from '../src/pipeline/packages/read-packages.ts';
import { walkContent } from '../src/pipeline/read/walk.ts';
import { withoutWritten } from '../src/pipeline/redirects/check-planned.ts';
import {
  type PendingTarget,
  resolveRedirects,
} from '../src/pipeline/redirects/resolve-redirects.ts';

const root = join(import.meta.dirname, '..');
const COMMITTED_LIST = 'proof/pending-targets.json';

/** What waits for a page now, computed from content/ and data/. */
export async function currentPending(project = root): Promise<PendingTarget[]> {
  const legacyUrls = legacyUrlsSchema.parse(await readJson(join(project, 'data/legacy-urls.json')));
  const tables = await readTables(project);
  return resolveRedirects({ ...tables, legacyUrls, pages: contentPages(project) }).pending;
}

const FILES = { redirects: 'data/redirects.json', planned: 'data/planned-pages.json' };

async function readTables(
  project: string,
): Promise<{ redirects: Redirect[]; planned: PlannedPage[] }> {
  return {
    redirects: redirectsSchema.parse(await readJson(join(project, FILES.redirects))),
    planned: plannedPagesSchema.parse(await readJson(join(project, FILES.planned))),
  };
}

/** Takes pages that are written by now out of the tables of stand-ins; the files that changed. */
export async function forgetWritten(): Promise<string[]> {
  const before = await readTables(root);
  const after = withoutWritten(before, contentPages(root));
  const changed = (['redirects', 'planned'] as const).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  for (const name of changed) {
    await writeFile(join(root, FILES[name]), `${JSON.stringify(after[name], null, 2)}\n`);
  }
  return changed.map((name) => FILES[name]);
}

export async function committedPending(project = root): Promise<PendingTarget[]> {
  return (await readJson(join(project, COMMITTED_LIST))) as PendingTarget[];
}

export async function writePending(list: readonly PendingTarget[], project = root): Promise<void> {
  await writeFile(join(project, COMMITTED_LIST), `${JSON.stringify(list, null, 2)}\n`);
}

interface PendingChange {
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

function contentPages(project: string): Set<string> {
  const own = walkContent(join(project, 'content')).pages.map(urlOf);
  return new Set([...own, ...readPackageList(project).map(urlOfPackage)]);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
