// Old addresses wait for pages that are not written yet; the committed list of them may only shrink.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legacyUrlsSchema, redirectsSchema } from '../src/model/redirect.ts';
import { urlOf } from '../src/model/url.ts';
import { readPackageList, urlOfPackage } from '../src/pipeline/packages/read-packages.ts';
import { walkContent } from '../src/pipeline/read/walk.ts';
import {
  type PendingTarget,
  resolveRedirects,
} from '../src/pipeline/redirects/resolve-redirects.ts';

const root = join(import.meta.dirname, '..');
export const COMMITTED_LIST = join(root, 'proof/pending-targets.json');

/** What waits for a page now, computed from content/ and data/. */
export async function currentPending(): Promise<PendingTarget[]> {
  const redirects = redirectsSchema.parse(await readJson(join(root, 'data/redirects.json')));
  const legacyUrls = legacyUrlsSchema.parse(await readJson(join(root, 'data/legacy-urls.json')));
  return resolveRedirects({ redirects, legacyUrls, pages: contentPages() }).pending;
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

function contentPages(): Set<string> {
  const own = walkContent(join(root, 'content')).pages.map(urlOf);
  return new Set([...own, ...readPackageList(root).map(urlOfPackage)]);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
