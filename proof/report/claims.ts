// The site counts its report from the sources; a run that found no fault must have counted the same.
import type { ProofReport } from '../../src/model/proof-report.ts';
import type { Problem } from '../../src/pipeline/problem.ts';

const SHOWN = 8;

/** One problem that names the first rows in which the site would contradict the run. */
export function compareReports(run: ProofReport, claimed: ProofReport): Problem[] {
  const differing = [
    ...differences('version of', run.versions, claimed.versions),
    ...differences('row', bySet(run), bySet(claimed)),
  ];
  if (differing.length === 0) return [];
  const more = differing.length - SHOWN;
  return [
    {
      file: 'src/pipeline/proof-report/count-report.ts',
      line: 1,
      what: [...differing.slice(0, SHOWN), ...(more > 0 ? [`And ${more} more.`] : [])].join(
        '\n    ',
      ),
      advice: 'The page /contribute/proof/ would be wrong: correct how it counts.',
    },
  ];
}

const bySet = ({ rows }: ProofReport): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ set, ...counts }) => [set, counts]));

function differences(
  what: string,
  run: Record<string, unknown>,
  claimed: Record<string, unknown>,
): string[] {
  const names = [...new Set([...Object.keys(run), ...Object.keys(claimed)])].sort();
  return names.flatMap((name) => {
    const [now, said] = [run[name], claimed[name]].map((value) => JSON.stringify(value));
    return now === said ? [] : `The ${what} ${name} is ${now}; the site says ${said}.`;
  });
}
