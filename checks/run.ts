// `npm run check`: every suite in order, what it cost beside its budget, one closing line for CI.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles, planFor } from './changed.ts';
import { calibrate } from './cost/calibrate.ts';
import { childrenSeconds } from './cost/cpu-meter.ts';
import { type FileCost, overBudget, slowestFiles } from './cost/judge-costs.ts';
import { ended, failedList, proofResult, type Result, testResult } from './result.ts';
import { routes } from './site/routes.ts';
import budget from './time-budget.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HARD_LIMIT_MINUTES = 60;
const full = process.argv.includes('--full');
/** `--changed` or `--changed=REF`: only what the change since then can break. */
const [, since] = /^--changed(?:=(.+))?$/.exec(process.argv.find(isChanged) ?? '') ?? [];
const short = process.argv.some(isChanged);
const plan = planFor(short ? changedFiles(since) : [], readdirSync(join(ROOT, 'checks/site')));

function isChanged(argument: string): boolean {
  return argument.startsWith('--changed');
}

/** node@24 falls back to the machine's own Node in silence when its install script did not run. */
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This is Node ${process.version}; the project needs 24. Run npm ci, then npm run check.`,
  );
  process.exit(1);
}

type Suite = keyof typeof budget.suites;

interface Outcome extends Result {
  suite: Suite;
  minutes: number;
  /** Minutes of processor time. */
  cpu: number;
}

/** Vitest's JSON reports, kept until the specification's rows have been held against them. */
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const COSTS = join(reports, 'costs');

/** What test files have noted so far; browsers end too late for the accounts of whoever started them. */
function fileCosts(): FileCost[] {
  if (!existsSync(COSTS)) return [];
  const lines = readFileSync(COSTS, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

function run(command: string, args: string[]): boolean {
  const result = spawnSync(process.execPath, [join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHECK_COSTS: COSTS,
      ...(full && { CHECK_FULL: '1' }),
      ...(short && { CHECK_PAGES: plan.pages.join(' ') }),
    },
  });
  return result.status === 0;
}

/** A tool that only says yes or no counts as one test. */
function single(command: string, args: string[]): Result {
  const ok = run(command, args);
  return ended(ok, () => ({ passed: Number(ok), failures: [] }));
}

function vitest(project: string, which: readonly string[] = ['run']): Result {
  const report = reportOf(project);
  const ok = run('node_modules/vitest/vitest.mjs', [
    ...which,
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
  const ok = run('proof/prove.ts', [`--summary=${summary}`, ...(full ? [] : ['--part'])]);
  return ended(ok, () => proofResult(readFileSync(summary, 'utf8')));
}

const reportOf = (project: string): string => join(reports, `${project}.json`);

/** Of a suite that a change cannot break. */
const nothing = (): Result => ({ passed: 0, failures: [] });

const suites: Record<Suite, () => Result> = {
  lint: () => single('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  types: () => single('node_modules/typescript/bin/tsc', ['-b']),
  build: () => single('src/build/build.ts', []),
  // After the build: an example reads a file of it. Before the unit tests: they find the examples run,
  // two at a time, where they would run one after the other.
  prove: () => (short && !plan.prove ? nothing() : prove()),
  unit: () => {
    if (!short) return vitest('unit');
    if (plan.code.length === 0) return nothing();
    return vitest('unit', ['related', '--run', '--passWithNoTests', ...plan.code]);
  },
  site: () => {
    if (!short) return vitest('site');
    return plan.site.length === 0 ? nothing() : vitest('site', ['run', ...plan.site]);
  },
  // It asks whether all tests ran.
  spec: () => (short ? nothing() : single('checks/spec.ts', [reportOf('unit'), reportOf('site')])),
};

const outcomes: Outcome[] = [];
const calibrations: number[] = [];
const sumOf = (files: readonly FileCost[]): number => files.reduce((sum, { cpu }) => sum + cpu, 0);
for (const [suite, check] of Object.entries(suites) as [Suite, () => Result][]) {
  console.log(`\n== ${suite}`);
  calibrations.push(calibrate());
  const start = performance.now();
  const before = { cpu: childrenSeconds(), files: fileCosts().length };
  const result = check();
  const minutes = (performance.now() - start) / 60_000;
  const files = fileCosts().slice(before.files);
  const seconds = files.length > 0 ? sumOf(files) : childrenSeconds() - before.cpu;
  outcomes.push({ suite, ...result, minutes, cpu: seconds / 60 });
  // Later suites test what the build wrote; without one they would judge an old site.
  if (suite === 'build' && result.failures.length > 0) break;
}

const costs = {
  calibration: calibrations.reduce((sum, each) => sum + each, 0) / calibrations.length,
  suites: Object.fromEntries(outcomes.map(({ suite, cpu }) => [suite, cpu])),
  files: fileCosts(),
  pages: existsSync(join(ROOT, 'dist')) ? routes().length : 0,
};
rmSync(reports, { recursive: true });
// The budget is that of a whole run in CI.
if (!full && !short) {
  for (const [suite, texts] of overBudget(costs, budget)) {
    outcomes.find((outcome) => outcome.suite === suite)?.failures.push(...texts);
  }
}
console.log(failedList(outcomes));
console.log(slowestFiles(costs.files));
for (const file of Object.keys(budget.pages)) {
  const cost = costs.files.find((each) => each.file === file);
  if (cost) console.log(`${(cost.cpu / costs.pages).toFixed(2)} s a page: ${file}`);
}
console.log(`calibration ${costs.calibration.toFixed(3)} s (budget's ${budget.calibration})`);
console.log('\nsuite     passed  failed  minutes  cpu minutes  budget');
for (const { suite, passed, failures, minutes, cpu } of outcomes) {
  const row = [
    String(passed).padStart(6),
    String(failures.length).padStart(6),
    minutes.toFixed(1).padStart(7),
    cpu.toFixed(1).padStart(11),
  ];
  console.log(`${suite.padEnd(8)}  ${row.join('  ')}  ${String(budget.suites[suite]).padStart(6)}`);
}
const sum = (count: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const tooLong = !full && sum(({ minutes }) => minutes) > HARD_LIMIT_MINUTES;
if (tooLong) console.log(`The run took more than ${HARD_LIMIT_MINUTES} minutes.`);
const failed = sum(({ failures }) => failures.length) + Number(tooLong);
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
