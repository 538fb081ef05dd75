// `npm run prove`: every section of the proof and one table; or one page, or one fence.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, formatProblem, type Problem } from '../src/pipeline/problem.ts';
import { ensureBuilt } from './ensure-built.ts';
import { proveOne } from './page/prove-one.ts';
import { proveAll } from './report/prove-all.ts';
import { reportTable } from './report/table.ts';

const PROJECT = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** For `npm run check`: where to leave the counts and the problems. */
    summary: { type: 'string' },
    /** For CI: of the examples, those that changed lately and a fixed part of the others. */
    part: { type: 'boolean' },
  },
});

const [page, ...more] = positionals;
if (more.length > 0) {
  console.error(`One page at a time: npm run prove -- ${page}, or npm run prove for all.`);
  process.exitCode = 1;
} else if (page !== undefined) process.exitCode = await proveOne(page);
else process.exitCode = await proveEverything();

async function proveEverything(): Promise<number> {
  let problems: readonly Problem[];
  let sets = 0;
  try {
    const notBuilt = ensureBuilt(PROJECT);
    if (notBuilt !== null) throw new ContentError([notBuilt]);
    const proof = await proveAll({
      project: PROJECT,
      log: console.log,
      part: values.part ?? false,
    });
    problems = proof.problems;
    sets = proof.report.rows.length;
    console.log(`\n${reportTable(proof.report.rows)}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems = error.problems;
  }
  if (problems.length > 0) console.error(`\n${problems.map(formatProblem).join('\n')}`);
  console.log(
    `\n${problems.length === 0 ? 'Proven.' : `${problems.length} problem${problems.length === 1 ? '' : 's'}.`}`,
  );
  if (values.summary !== undefined) {
    const summary = { passed: sets, problems: problems.map(formatProblem) };
    writeFileSync(values.summary, JSON.stringify(summary));
  }
  return problems.length === 0 ? 0 : 1;
}
