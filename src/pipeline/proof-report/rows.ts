// The rows of the report: the build counts them from the sources, the proof from what its run has found.
import type { ProofRow } from '../../model/proof-report.ts';
import type { PageRecord } from '../../model/record.ts';
import { REFERENCE_SETS, type Reference } from '../../model/reference.ts';
import { LANGUAGES } from '../markdown/fences/languages.ts';
import type { OldLinks } from '../redirects/old-addresses.ts';
import { entriesOf } from './entries.ts';

export interface FenceStatus {
  lang: string;
  status: 'proven' | 'unproven' | 'illustrative' | 'failing';
}

/** A set whose members either hold or do not. */
export function plainRow(set: string, total: number, failing = 0): ProofRow {
  return { set, total, documented: null, proven: total - failing, unproven: 0, failing };
}

export function coverageRows(records: readonly PageRecord[], reference: Reference): ProofRow[] {
  const homes = Map.groupBy(
    records.flatMap(({ documents }) => documents),
    ({ set }) => set,
  );
  return REFERENCE_SETS.map((set) => {
    const total = reference.records.filter((record) => record.set === set).length;
    const documented = new Set(homes.get(set)?.map(({ name }) => name)).size;
    return { set, total, documented, proven: documented, unproven: 0, failing: 0 };
  });
}

export function entryRow(records: readonly PageRecord[]): ProofRow {
  const entries = records.flatMap(entriesOf);
  const proven = entries.filter(({ hasExample }) => hasExample).length;
  const excused = entries.filter(({ hasExample, noExample }) => !hasExample && noExample !== null);
  return {
    set: 'entries with an example',
    total: entries.length,
    documented: null,
    proven,
    unproven: excused.length,
    failing: entries.length - proven - excused.length,
  };
}

/** Illustrative fences have a row of their own, so that in each other row the counts add up. */
export function fenceRows(fences: readonly FenceStatus[]): ProofRow[] {
  const row = (set: string, own: readonly FenceStatus[]): ProofRow => {
    const count = (status: FenceStatus['status']) =>
      own.filter((one) => one.status === status).length;
    return {
      set: `fences: ${set}`,
      total: own.length,
      documented: null,
      proven: count('proven'),
      unproven: count('unproven'),
      failing: count('failing'),
    };
  };
  const illustrative = fences.filter(({ status }) => status === 'illustrative');
  const judged = fences.filter(({ status }) => status !== 'illustrative');
  const rows = Object.keys(LANGUAGES).map((name) =>
    row(
      name,
      judged.filter(({ lang }) => lang === name),
    ),
  );
  return [...rows, row('illustrative', illustrative)].filter(({ total }) => total > 0);
}

export function exampleRows(
  { examples, steps }: { examples: number; steps: number },
  failing = { examples: 0, steps: 0 },
): ProofRow[] {
  return [
    plainRow('examples', examples, failing.examples),
    plainRow('example steps', steps, failing.steps),
  ];
}

export function linkRows(options: {
  pages: number;
  /** Pages with a link that leads nowhere. */
  failing: number;
  legacy: OldLinks;
  messages: OldLinks;
}): ProofRow[] {
  return [
    plainRow('pages, all links followed', options.pages, options.failing),
    oldLinksRow('old URLs and fragments', options.legacy),
    oldLinksRow("URLs in webpack's messages", options.messages),
  ];
}

function oldLinksRow(
  set: string,
  { total, landing, waiting, retired, problems }: OldLinks,
): ProofRow {
  const failing = problems.length;
  return {
    set,
    total: total - retired,
    documented: null,
    proven: landing,
    unproven: waiting,
    failing,
  };
}

export const proseRow = (pages: number, failing = 0): ProofRow =>
  plainRow('pages of prose', pages, failing);
