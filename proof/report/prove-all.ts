// Runs every section of the proof over one reading of the content and joins what they say.
import { join } from 'node:path';
import type { ProofReport } from '../../src/model/proof-report.ts';
import type { PageRecord } from '../../src/model/record.ts';
import { allPages } from '../../src/pipeline/all-pages.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { pipelineVersion } from '../../src/pipeline/record-cache.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { type Floors, ratcheted, readFloors } from '../coverage/floors.ts';
import { proveCoverage } from '../coverage/prove-coverage.ts';
import { proveEntries } from '../entries/prove-entries.ts';
import { proveExamples } from '../examples/prove-examples.ts';
import { type FenceOutcome, proveFences } from '../fences/prove-fences.ts';
import { currentBaseline, describeImported, readBaseline } from '../imported/baseline.ts';
import { proveLinks } from '../links/prove-links.ts';
import { proveProse } from '../prose/prove-prose.ts';
import type { ProofInput } from '../section.ts';
import { COVERAGE_FILE } from './committed.ts';

export interface Proof {
  report: ProofReport;
  floors: Floors;
  problems: Problem[];
}

export interface ProveOptions {
  project: string;
  /** Floors are raised to what was reached before they are held against it. */
  raise: boolean;
  /** Names each section when it is done, with its seconds. */
  log: (line: string) => void;
}

export async function proveAll({ project, raise, log }: ProveOptions): Promise<Proof> {
  const input = await step('records', log, () => readInput(project));
  const examples = await step('examples', log, () => proveExamples(input));
  const fences = await step('fences', log, () =>
    proveFences(input, { projectOutcome: examples.problemOf }),
  );
  const committed = readFloors(join(project, COVERAGE_FILE));
  const count = (status: FenceOutcome['status']): number =>
    fences.outcomes.filter((outcome) => outcome.status === status).length;
  const reached = {
    floors: documentedCounts(input.records),
    unproven: count('unproven'),
    illustrative: count('illustrative'),
  };
  const floors = raise ? ratcheted(committed, reached) : committed;
  const coverage = await step('coverage', log, () => proveCoverage(input, floors));
  const entries = proveEntries(input);
  const links = await step('links', log, () =>
    proveLinks({ ...input, dist: join(project, 'dist') }),
  );
  const prose = await step('prose', log, () => proveProse(input));
  // Reported, never judged: the code there is other people's.
  log(describeImported(currentBaseline(input.records, project), readBaseline(project)));
  const sections = [coverage, entries, fences, examples, links, prose];
  return {
    floors,
    report: {
      versions: input.reference.versions,
      rows: sections.flatMap(({ rows }) => rows),
      pages: provenPages(input.records, fences.outcomes),
    },
    problems: [
      ...sections.flatMap(({ problems }) => problems),
      ...aboveCeiling('unproven', reached.unproven, floors),
      ...aboveCeiling('illustrative', reached.illustrative, floors),
    ],
  };
}

async function readInput(project: string): Promise<ProofInput> {
  const content = join(project, 'content');
  const { records } = await allPages({
    project,
    contentRoot: content,
    external: join(project, 'external'),
    cacheFolder: join(project, '.cache/records'),
    version: pipelineVersion(project),
  });
  return { project, content, records, reference: await loadReference() };
}

async function step<T>(
  name: string,
  log: (line: string) => void,
  work: () => T | Promise<T>,
): Promise<T> {
  const start = performance.now();
  const result = await work();
  log(`${name.padEnd(10)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function documentedCounts(records: readonly PageRecord[]): Record<string, number> {
  const names = new Map<string, Set<string>>();
  for (const { set, name } of records.flatMap(({ documents }) => documents)) {
    names.set(set, (names.get(set) ?? new Set()).add(name));
  }
  return Object.fromEntries([...names].map(([set, found]) => [set, found.size]));
}

/** Pages that may say what they were checked with. */
function provenPages(
  records: readonly PageRecord[],
  outcomes: readonly FenceOutcome[],
): ProofReport['pages'] {
  const proven = outcomes.filter(({ status }) => status === 'proven');
  const entries = records
    .filter((record) => record.source === undefined)
    .map((record) => {
      const fences = proven.filter(({ url }) => url === record.url).length;
      return [record.url, { fences, records: record.documents.length }] as const;
    });
  return Object.fromEntries(entries.filter(([, { fences, records }]) => fences + records > 0));
}

function aboveCeiling(
  word: 'unproven' | 'illustrative',
  reached: number,
  { ceilings }: Floors,
): Problem[] {
  const ceiling = ceilings[word];
  if (reached === ceiling) return [];
  return [
    {
      file: COVERAGE_FILE,
      line: 1,
      what: `${reached} fences are marked ${word}; the ceiling is ${ceiling}.`,
      advice:
        reached > ceiling
          ? 'Prove the new one: an example project, `run`, or a complete configuration.'
          : 'Lower the ceiling: npm run prove -- --write.',
    },
  ];
}
