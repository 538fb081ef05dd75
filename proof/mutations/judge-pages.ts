// Asks every check about changed pages together, the quick ones first, as a contributor's run would.
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

interface Changed {
  /** Under content/. */
  path: string;
  source: string;
}

/** The first check that sees something, with what it sees; null when all are content. */
export async function judgePages(
  pages: readonly Changed[],
  bench: Bench,
): Promise<{ check: string; problems: Problem[] } | null> {
  const compiled = pages.map((page) => compile(page, bench));
  const unreadable = compiled.filter(({ record }) => record === null);
  if (unreadable.length > 0) {
    return { check: 'compile', problems: unreadable.flatMap(({ problems }) => problems) };
  }
  const { all, own } = withPages(
    compiled.flatMap(({ record }) => record ?? []),
    bench,
  );
  const input = { ...bench.input, records: all };
  const checks: [name: string, run: () => Problem[] | Promise<Problem[]>][] = [
    ['links', () => [...checkLinks(all, 'content'), ...checkUnique(all, 'content')]],
    ['coverage', () => proveCoverage(input, bench.reached).problems],
    ['prose', () => proveProse({ ...input, records: own }, bench.reached).problems],
    ['old addresses', () => lostAddresses(input, bench)],
    ['fences', () => fenceProblems(own, input, bench)],
  ];
  for (const [check, run] of checks) {
    const problems = await run();
    if (problems.length > 0) return { check, problems };
  }
  return null;
}

/** All records, and those of the changed pages: an index has lists of pages, to which others may link. */
function withPages(
  changed: readonly PageRecord[],
  { input, old }: Bench,
): { all: PageRecord[]; own: PageRecord[] } {
  const byPath = new Map(changed.map((record) => [record.path, record]));
  const replaced = input.records.map((record) => byPath.get(record.path) ?? record);
  const filled = fillPages(replaced, old.planned).filter(({ path }) => byPath.has(path));
  const full = new Map(filled.map((record) => [record.path, record]));
  const all = replaced.map((record) => full.get(record.path) ?? record);
  return { all, own: all.filter(({ path }) => byPath.has(path)) };
}

function compile({ path, source }: Changed, { input, toHtml }: Bench) {
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
  records: readonly PageRecord[],
  input: ProofInput,
  { pool }: Bench,
): Promise<Problem[]> {
  const paths = new Set(records.map(({ path }) => path));
  const only = (page: string): boolean => paths.has(page);
  const { problemOf } = await proveExamples(input, { only });
  const found = records.flatMap(({ path, fences }) =>
    fences.flatMap(({ line }) => problemOf(path, line) ?? []),
  );
  if (found.length > 0) return found;
  return (await proveFences(input, { only, projectOutcome: problemOf, pool })).problems;
}
