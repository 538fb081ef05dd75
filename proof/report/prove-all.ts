// Runs every section of the proof over one reading of the content and joins what they say.
import { join } from 'node:path';
import type { ProofReport } from '../../src/model/proof-report.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { countReport } from '../../src/pipeline/proof-report/count-report.ts';
import { proveCoverage } from '../coverage/prove-coverage.ts';
import { provePages } from '../coverage/prove-pages.ts';
import { readReached } from '../coverage/reached.ts';
import { proveEntries } from '../entries/prove-entries.ts';
import { proveExamples } from '../examples/prove-examples.ts';
import { proveFences } from '../fences/prove-fences.ts';
import { currentBaseline, describeImported, readBaseline } from '../imported/baseline.ts';
import { proveLinks } from '../links/prove-links.ts';
import { proveProse } from '../prose/prove-prose.ts';
import { readInput } from '../read-input.ts';
import { compareReports } from './claims.ts';

export interface Proof {
  report: ProofReport;
  problems: Problem[];
}

interface ProveOptions {
  project: string;
  /** Names each section when it is done, with its seconds. */
  log: (line: string) => void;
  /** Runs only the examples that CI runs. */
  part?: boolean;
}

export async function proveAll({ project, log, part = false }: ProveOptions): Promise<Proof> {
  const input = await step('records', log, () => readInput(project));
  const examples = await step('examples', log, () => proveExamples(input, { part }));
  const fences = await step('fences', log, () =>
    proveFences(input, { projectOutcome: examples.problemOf }),
  );
  const reached = readReached(project);
  const coverage = await step('coverage', log, () => proveCoverage(input, reached));
  const entries = proveEntries(input);
  const links = await step('links', log, () =>
    proveLinks({ ...input, dist: join(project, 'dist') }),
  );
  const prose = await step('prose', log, () => proveProse(input, reached));
  // Reported, never judged: the code there is other people's.
  log(describeImported(currentBaseline(input.records, project), readBaseline(project)));
  const sections = [coverage, entries, fences, examples, links, prose];
  const report = {
    versions: input.reference.versions,
    rows: sections.flatMap(({ rows }) => rows),
  };
  const problems = [
    ...sections.flatMap((section) => section.problems),
    ...provePages(input.records, reached),
  ];
  // What fails is not counted as proven, so the two can be compared only when nothing does.
  const claims = problems.length === 0 ? compareReports(report, countReport(input)) : [];
  return { report, problems: [...problems, ...claims] };
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
