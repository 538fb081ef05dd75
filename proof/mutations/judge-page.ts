// Asks every check about one changed page, the quick ones first, as a contributor's run would.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { checkLinks, checkUnique } from '../../src/pipeline/link-check/link-check.ts';
import type { ToHtml } from '../../src/pipeline/markdown/processor.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { follower, idsOfRecords } from '../../src/pipeline/redirects/landing.ts';
import { checkLegacy } from '../../src/pipeline/redirects/old-addresses.ts';
import type { OldUrls } from '../../src/pipeline/redirects/read-old-urls.ts';
import { fillPages } from '../../src/pipeline/section-pages/section-pages.ts';
import { proveCoverage } from '../coverage/prove-coverage.ts';
import type { ReachedPages } from '../coverage/reached.ts';
import { proveExamples } from '../examples/prove-examples.ts';
import type { ConfigurationPool } from '../fences/configuration/pool.ts';
import { proveFences } from '../fences/prove-fences.ts';
import { proveProse } from '../prose/prove-prose.ts';
import type { ProofInput } from '../section.ts';

export interface Bench {
  input: ProofInput;
  reached: ReachedPages;
  toHtml: ToHtml;
  pool: ConfigurationPool;
  old: OldUrls;
}

/** The first check that sees something, with what it sees; null when all are content. */
export async function judgePage(
  path: string,
  source: string,
  bench: Bench,
): Promise<{ check: string; problems: Problem[] } | null> {
  const compiled = compile(path, source, bench);
  if (compiled.record === null) return { check: 'compile', problems: compiled.problems };
  const record = filled(compiled.record, bench);
  const records = withPage(record, bench);
  const input = { ...bench.input, records };
  const checks: [name: string, run: () => Problem[] | Promise<Problem[]>][] = [
    ['links', () => [...checkLinks(records, 'content'), ...checkUnique(records, 'content')]],
    ['coverage', () => proveCoverage(input, bench.reached).problems],
    ['prose', () => proveProse({ ...input, records: [record] }, bench.reached).problems],
    ['old addresses', () => lostAddresses(input, bench)],
    ['fences', () => fenceProblems(record, input, bench)],
  ];
  for (const [check, run] of checks) {
    const problems = await run();
    if (problems.length > 0) return { check, problems };
  }
  return null;
}

const withPage = (record: PageRecord, { input }: Bench): PageRecord[] =>
  input.records.map((other) => (other.path === record.path ? record : other));

/** The index of a section has lists of pages, to which other pages may link. */
function filled(record: PageRecord, bench: Bench): PageRecord {
  const all = fillPages(withPage(record, bench), bench.old.planned);
  return all.find(({ path }) => path === record.path) ?? record;
}

function compile(path: string, source: string, { input, toHtml }: Bench) {
  const file = join(input.content, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return compilePage({ root: input.content, path, label: 'content', toHtml });
}

function lostAddresses({ records }: ProofInput, { old }: Bench): Problem[] {
  const { legacyUrls, redirects, retired } = old;
  const ids = idsOfRecords(records, redirects);
  const follow = follower({ ids, redirects, legacyUrls, pages: new Set(ids.keys()) });
  return checkLegacy({ legacyUrls, retired, follow, ids, sourceOf: (url) => url }).problems;
}

async function fenceProblems(
  record: PageRecord,
  input: ProofInput,
  { pool }: Bench,
): Promise<Problem[]> {
  const only = (page: string): boolean => page === record.path;
  const { problemOf } = await proveExamples(input, { only });
  const of = record.fences.flatMap(({ line }) => problemOf(record.path, line) ?? []);
  if (of.length > 0) return of;
  return (await proveFences(input, { only, projectOutcome: problemOf, pool })).problems;
}
