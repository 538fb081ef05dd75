// `npm run check`: every suite in order, its minutes beside its budget, one closing line for CI.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

interface Outcome {
  suite: Suite;
  passed: number;
  failed: number;
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
function single(command: string, args: string[]): Pick<Outcome, 'passed' | 'failed'> {
  const passed = run(command, args);
  return { passed: Number(passed), failed: Number(!passed) };
}

/** Vitest's JSON reports, kept until the specification's rows have been held against them. */
const reports = mkdtempSync(join(tmpdir(), 'check-'));

function vitest(project: string): Pick<Outcome, 'passed' | 'failed'> {
  const report = reportOf(project);
  const ok = run('node_modules/vitest/vitest.mjs', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A suite that fails outside its tests (set-up, type of file) must not count as green.
    return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Each set of the report counts as one test, each problem as a failure. */
function prove(): Pick<Outcome, 'passed' | 'failed'> {
  const summary = reportOf('prove');
  const ok = run('proof/prove.ts', [`--summary=${summary}`]);
  try {
    const { passed, failed } = JSON.parse(readFileSync(summary, 'utf8'));
    return { passed, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const reportOf = (project: string): string => join(reports, `${project}.json`);

const suites: Record<Suite, () => Pick<Outcome, 'passed' | 'failed'>> = {
  lint: () => single('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  types: () => single('node_modules/typescript/bin/tsc', ['-b']),
  unit: () => vitest('unit'),
  build: () => single('src/build/build.ts', []),
  prove,
  site: () => vitest('site'),
  spec: () => single('checks/spec.ts', [reportOf('unit'), reportOf('site')]),
};

const outcomes: Outcome[] = [];
for (const [suite, check] of Object.entries(suites) as [Suite, () => Outcome][]) {
  console.log(`\n== ${suite}`);
  const start = performance.now();
  const { passed, failed } = check();
  const minutes = (performance.now() - start) / 60_000;
  outcomes.push({ suite, passed, failed, minutes });
  // Later suites test what the build wrote; without one they would judge an old site.
  if (suite === 'build' && failed > 0) break;
}

rmSync(reports, { recursive: true });
console.log('\nsuite     passed  failed  minutes  budget');
for (const { suite, passed, failed, minutes } of outcomes) {
  const row = [
    String(passed).padStart(6),
    String(failed).padStart(6),
    minutes.toFixed(1).padStart(7),
  ];
  console.log(`${suite.padEnd(8)}  ${row.join('  ')}  ${String(budget[suite]).padStart(6)}`);
}
const sum = (key: 'passed' | 'failed' | 'minutes'): number =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const tooLong = !full && sum('minutes') > HARD_LIMIT_MINUTES;
if (tooLong) console.log(`The run took more than ${HARD_LIMIT_MINUTES} minutes.`);
const failed = sum('failed') + Number(tooLong);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
