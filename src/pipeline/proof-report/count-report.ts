// Counts what the site may say about its proof from the sources alone: a build runs no example and follows no
// built link. That all of it holds is what `npm run prove` shows, which also compares its own table with this one.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofReport } from '../../model/proof-report.ts';
import type { Fence, PageRecord } from '../../model/record.ts';
import type { Reference } from '../../model/reference.ts';
import { parseMeta } from '../markdown/fences/meta.ts';
import { follower, idsOfRecords } from '../redirects/landing.ts';
import { checkLegacy, checkMessages } from '../redirects/old-addresses.ts';
import { readOldUrls } from '../redirects/read-old-urls.ts';
import { messageUrls } from '../reference/message-urls.ts';
import {
  coverageRows,
  entryRow,
  exampleRows,
  type FenceStatus,
  fenceRows,
  linkRows,
  proseRow,
} from './rows.ts';

interface ReportSources {
  project: string;
  records: readonly PageRecord[];
  reference: Reference;
}

export function countReport({ project, records, reference }: ReportSources): ProofReport {
  const own = records.filter(isOwn);
  return {
    versions: reference.versions,
    rows: [
      ...coverageRows(records, reference),
      entryRow(own),
      ...fenceRows(own.flatMap(({ fences }) => fences.map(promisedStatus))),
      ...exampleRows(countExamples(project)),
      ...linkRows({ pages: records.length, failing: 0, ...followOld(project, records) }),
      proseRow(own.length),
    ],
  };
}

/** Whether anything on the page is held against webpack; READMEs of packages are not ours to judge. */
export function isChecked(record: PageRecord): boolean {
  if (!isOwn(record)) return false;
  return (
    record.documents.length > 0 ||
    record.fences.some((fence) => promisedStatus(fence).status === 'proven')
  );
}

const isOwn = ({ source }: PageRecord): boolean => source === undefined;

/** What the fence is once the proof has passed. */
function promisedStatus({ lang, meta }: Fence): FenceStatus {
  const { illustrative, unproven } = parseMeta(meta, lang);
  if (illustrative !== null) return { lang, status: 'illustrative' };
  return { lang, status: unproven === null ? 'proven' : 'unproven' };
}

function countExamples(project: string): { examples: number; steps: number } {
  const folder = join(project, 'examples');
  const names = foldersOf(folder);
  // An example without steps is one itself.
  const steps = names.map((name) => foldersOf(join(folder, name, 'steps')).length || 1);
  return { examples: names.length, steps: steps.reduce((sum, count) => sum + count, 0) };
}

function foldersOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function followOld(project: string, records: readonly PageRecord[]) {
  const { legacyUrls, redirects, retired } = readOldUrls(project);
  const ids = idsOfRecords(records, redirects);
  const follow = follower({ ids, redirects, legacyUrls, pages: new Set(ids.keys()) });
  return {
    legacy: checkLegacy({ legacyUrls, retired, follow, ids, sourceOf: (url) => url }),
    messages: checkMessages(messageUrls(join(project, 'node_modules')), follow),
  };
}
