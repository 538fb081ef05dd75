// The committed report and floors: the run must agree with them, and `--write` renews them for the better only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProofReport, proofReportSchema } from '../../src/model/proof-report.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Floors } from '../coverage/floors.ts';

export const REPORT_FILE = 'proof/report.json';
export const COVERAGE_FILE = 'proof/coverage.json';

export function readReport(project: string): ProofReport {
  return proofReportSchema.parse(JSON.parse(readFileSync(join(project, REPORT_FILE), 'utf8')));
}

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export function writeCommitted(project: string, report: ProofReport, floors: Floors): void {
  writeFileSync(join(project, REPORT_FILE), text(report));
  writeFileSync(join(project, COVERAGE_FILE), text(floors));
}

const SHOWN = 8;

/** One problem that names the first places in which the run contradicts the committed report. */
export function compareReports(run: ProofReport, committed: ProofReport): Problem[] {
  const differing = [
    ...differences('version of', run.versions, committed.versions),
    ...differences('row', bySet(run), bySet(committed)),
    ...differences('page', run.pages, committed.pages),
  ];
  if (differing.length === 0) return [];
  const more = differing.length - SHOWN;
  return [
    {
      file: REPORT_FILE,
      line: 1,
      what: [...differing.slice(0, SHOWN), ...(more > 0 ? [`And ${more} more.`] : [])].join(
        '\n    ',
      ),
      advice: 'If the change is meant, renew the report: npm run prove -- --write.',
    },
  ];
}

const bySet = ({ rows }: ProofReport): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ set, ...counts }) => [set, counts]));

function differences(
  what: string,
  run: Record<string, unknown>,
  committed: Record<string, unknown>,
): string[] {
  const names = [...new Set([...Object.keys(run), ...Object.keys(committed)])].sort();
  return names.flatMap((name) => {
    const [now, before] = [run[name], committed[name]].map((value) => JSON.stringify(value));
    return now === before ? [] : `The ${what} ${name} is ${now}, committed is ${before}.`;
  });
}
