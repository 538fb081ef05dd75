// Proves one page from its source, without a build: `npm run prove -- guides/caching`.
import type { PageRecord } from '../../src/model/record.ts';
import { checkLinks, checkUnique } from '../../src/pipeline/link-check/link-check.ts';
import { formatProblem, type Problem } from '../../src/pipeline/problem.ts';
import { entryRow, plainRow } from '../../src/pipeline/proof-report/rows.ts';
import { follower, idsOfRecords } from '../../src/pipeline/redirects/landing.ts';
import { checkLegacy } from '../../src/pipeline/redirects/old-addresses.ts';
import { readOldUrls } from '../../src/pipeline/redirects/read-old-urls.ts';
import { proveCoverage } from '../coverage/prove-coverage.ts';
import { provePages } from '../coverage/prove-pages.ts';
import { readReached } from '../coverage/reached.ts';
import { entryProblems } from '../entries/prove-entries.ts';
import { proveExamples } from '../examples/prove-examples.ts';
import { proveFences } from '../fences/prove-fences.ts';
import { proveProse } from '../prose/prove-prose.ts';
import { reportTable } from '../report/table.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import { stillMissing } from './still-missing.ts';

interface PageProof extends SectionResult {
  /** What no check fails over. */
  missing: Problem[];
}

/** `input` has all pages, because links and examples lead from one to another. */
export async function provePage(record: PageRecord, input: ProofInput): Promise<PageProof> {
  const others = input.records.filter((other) => other !== record);
  // Last, so that of two that claim the same thing this page is told.
  const all = { ...input, records: [...others, record] };
  const isOwn = (path: string): boolean => path === record.path;
  const examples = await proveExamples(all, { only: isOwn });
  const fences = await proveFences(
    { ...input, records: [record] },
    { projectOutcome: examples.problemOf },
  );
  const links = followLinks(record, others);
  const old = oldAddresses(record, all);
  const reached = readReached(input.project);
  const prose = proveProse({ ...input, records: [record] }, reached);
  const ofThisPage = ({ file }: Problem): boolean => file === fileOf(record);
  return {
    rows: [
      entryRow([record]),
      ...fences.rows,
      ...examples.rows,
      plainRow('links, from others too', links.total, links.problems.length),
      plainRow('old URLs and fragments', old.total, old.problems.length),
    ].filter(({ total }) => total > 0),
    problems: [
      ...entryProblems(record),
      ...fences.problems,
      ...examples.problems,
      ...links.problems,
      ...old.problems,
      ...prose.problems,
      ...checkUnique(all.records, 'content').filter(ofThisPage),
      ...proveCoverage(all, reached).problems.filter(ofThisPage),
      ...provePages([record], reached).filter(ofThisPage),
    ],
    missing: stillMissing(record),
  };
}

const fileOf = ({ path }: PageRecord): string => `content/${path}`;

interface Counted {
  total: number;
  problems: Problem[];
}

/** Links of the page, and those of others that lead to it. */
function followLinks(record: PageRecord, others: readonly PageRecord[]): Counted {
  const leadsHere = (href: string): boolean => href.split('#')[0] === record.url;
  const into = others.map((other) => ({
    ...other,
    links: other.links.filter(({ href }) => leadsHere(href)),
  }));
  const all = [...into, record];
  const total = all.reduce((sum, { links }) => sum + links.length, 0);
  return { total, problems: checkLinks(all, 'content') };
}

function oldAddresses(record: PageRecord, { project, records }: ProofInput): Counted {
  const { legacyUrls, redirects, retired } = readOldUrls(project);
  const ids = idsOfRecords(records, redirects);
  const follow = follower({ ids, redirects, legacyUrls, pages: new Set(ids.keys()) });
  const leadsHere = (from: string): boolean =>
    from === record.url ||
    redirects.some((each) => each.from === from && each.to.split('#')[0] === record.url);
  const own = Object.entries(legacyUrls).filter(([url]) => leadsHere(url));
  const { total, problems } = checkLegacy({
    legacyUrls: Object.fromEntries(own),
    retired: retired.filter(({ url }) => leadsHere(url)),
    follow,
    ids,
    sourceOf: () => fileOf(record),
  });
  return { total, problems };
}

export function describePage(record: PageRecord, { rows, problems, missing }: PageProof): string {
  const part = (title: string, list: readonly Problem[]): string[] =>
    list.length === 0 ? [] : ['', title, ...list.map(formatProblem)];
  return [
    `${fileOf(record)}  ${record.url}`,
    '',
    reportTable(rows),
    ...part('Still missing, which fails nothing:', missing),
    ...part('Wrong:', problems),
    '',
    problems.length === 0
      ? 'Proven.'
      : `${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
  ].join('\n');
}
