// One task of the proof bench, run inside a copy of the project: its build, or a timed proof.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Proof, proveAll } from '../../proof/report/prove-all.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { build } from '../../src/build/tasks.ts';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import type { Counts, TimedProof } from './prove-estimate.ts';

const PROJECT = join(import.meta.dirname, '../..');

async function timedProof(): Promise<TimedProof> {
  const seconds: Record<string, number> = {};
  let last = performance.now();
  // A section is named when it is done.
  const log = (line: string): void => {
    const now = performance.now();
    seconds[line.split(/\s/)[0] ?? line] = (now - last) / 1000;
    last = now;
  };
  const proof = await proveAll({ project: PROJECT, log });
  refuseFailures(proof);
  return { seconds, counts: countsOf(proof), cpu: cpuSeconds(), busy: busySeconds() };
}

/** Records with two homes, floors and the like are what doubling means; code that fails is not. */
function refuseFailures({ report, problems }: Proof): void {
  const failing = report.rows.filter(
    (row) => /^(?:fences|example)/.test(row.set) && row.failing > 0,
  );
  if (failing.length === 0) return;
  const named = failing.map(({ set, failing: count }) => `${count} of ${set}`).join(', ');
  const found = problems.map(formatProblem).join('\n');
  throw new Error(`A proof that fails cannot be timed (${named}):\n${found}`);
}

function countsOf({ report: { rows } }: Proof): Counts {
  const total = (sets: RegExp): number =>
    rows.filter(({ set }) => sets.test(set)).reduce((sum, row) => sum + row.total, 0);
  return {
    pages: walkContent(join(PROJECT, 'content')).pages.length,
    fences: total(/^fences: /),
    steps: total(/^example steps$/),
    records: rows.reduce((sum, { documented }) => sum + (documented ?? 0), 0),
  };
}

/** Of this process and of all it has waited for; Linux alone tells. */
function cpuSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const text = readFileSync('/proc/self/stat', 'utf8');
  // Behind the name, which may contain spaces: utime, stime, cutime, cstime in hundredths.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

/** Read from what the examples remember, as far as it is younger than this process. */
function busySeconds(): number {
  const folder = join(PROJECT, '.cache/examples');
  return globSync('*/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => statSync(file).mtimeMs > performance.timeOrigin)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as { ms: number }[])
    .reduce((sum, { ms }) => sum + ms / 1000, 0);
}

const [task, out = ''] = process.argv.slice(2);
if (task === 'build') await build(buildPaths(), { compressed: false, log: () => {} });
else if (task === 'prove') writeFileSync(out, JSON.stringify(await timedProof()));
else throw new Error(`Unknown task "${task}": use build, or prove and a file for the result.`);
