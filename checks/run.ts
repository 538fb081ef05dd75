// `npm run check`: every suite in order, its minutes beside its budget, one closing line for CI.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ended, failedList, proofResult, type Result, testResult } from './result.ts';
import budget from './time-budget.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HARD_LIMIT_MINUTES = 60;
const full = process.argv.includes('--full');

/** node@24 falls back to the machine's own Node in silence when its install script did not run. */
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This is Node ${process.version}; the project needs 24. Run npm ci, then npm run check.`,
  );
  process.exit(1);
}

type Suite = keyof typeof budget;

interface Outcome extends Result {
  suite: Suite;
  minutes: number;
}

function run(command: string, args: string[]): boolean {
  const result = spawnSync(process.execPath, [join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...(full && { CHECK_FULL: '1' }) },
  });
  return result.status === 0;
}

/** A tool that only says yes or no counts as one test. */
function single(command: string, args: string[]): Result {
  const ok = run(command, args);
  return ended(ok, () => ({ passed: Number(ok), failures: [] }));
}

/** Vitest's JSON reports, kept until the specification's rows have been held against them. */
const reports = mkdtempSync(join(tmpdir(), 'check-'));

function vitest(project: string): Result {
  const report = reportOf(project);
  const ok = run('node_modules/vitest/vitest.mjs', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return ended(ok, () => testResult(readFileSync(report, 'utf8'), ROOT));
}

/** Each set of the report counts as one test, each problem as a failure. */
function prove(): Result {
  const summary = reportOf('prove');
  const ok = run('proof/prove.ts', [`--summary=${summary}`]);
  return ended(ok, () => proofResult(readFileSync(summary, 'utf8')));
}

const reportOf = (project: string): string => join(reports, `${project}.json`);

const suites: Record<Suite, () => Result> = {
  lint: () => single('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  types: () => single('node_modules/typescript/bin/tsc', ['-b']),
  build: () => single('src/build/build.ts', []),
  // After the build: an example reads a file of it.
  unit: () => vitest('unit'),
  prove,
  site: () => vitest('site'),
  spec: () => single('checks/spec.ts', [reportOf('unit'), reportOf('site')]),
};

const outcomes: Outcome[] = [];
for (const [suite, check] of Object.entries(suites) as [Suite, () => Result][]) {
  console.log(`\n== ${suite}`);
  const start = performance.now();
  const result = check();
  const minutes = (performance.now() - start) / 60_000;
  outcomes.push({ suite, ...result, minutes });
  // Later suites test what the build wrote; without one they would judge an old site.
  if (suite === 'build' && result.failures.length > 0) break;
}

rmSync(reports, { recursive: true });
console.log(failedList(outcomes));
console.log('suite     passed  failed  minutes  budget');
for (const { suite, passed, failures, minutes } of outcomes) {
  const row = [
    String(passed).padStart(6),
    String(failures.length).padStart(6),
    minutes.toFixed(1).padStart(7),
  ];
  console.log(`${suite.padEnd(8)}  ${row.join('  ')}  ${String(budget[suite]).padStart(6)}`);
}
const sum = (count: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const tooLong = !full && sum(({ minutes }) => minutes) > HARD_LIMIT_MINUTES;
if (tooLong) console.log(`The run took more than ${HARD_LIMIT_MINUTES} minutes.`);
const failed = sum(({ failures }) => failures.length) + Number(tooLong);
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
