// Gives each fence its verdict: syntax at once, configurations in worker processes, types in one go.
import { join } from 'node:path';
import { annotate } from './configuration/annotate.ts';
import type { Fault } from './configuration/check-configurations.ts';
import { explain } from './configuration/explain.ts';
import { topOptions } from './configuration/is-configuration.ts';
import {
  type PlannedConfiguration,
  planConfiguration,
} from './configuration/plan-configuration.ts';
import type { ConfigurationPool } from './configuration/pool.ts';
import { type Files, fileNameOf, writeFiles } from './place.ts';
import type { ProofFence } from './proof-fence.ts';
import { checkRun } from './run-fence.ts';
import { checkSyntax } from './syntax/check-syntax.ts';
import type { KnownCommands } from './syntax/commands.ts';
import { type TypeUnit, typeCheck } from './type-check.ts';
import type { Verdict } from './verdict-cache.ts';

export interface Placed {
  fence: ProofFence;
  beside: Files;
}

export interface Workshop {
  project: string;
  /** Absolute folder for the files of this run. */
  folder: string;
  known: KnownCommands;
  pool: ConfigurationPool;
  runTimeout: number;
}

interface Task extends Placed, Verdict {
  id: string;
  configuration: PlannedConfiguration | null;
}

const CONFIGURATION_CHECKS: (Fault['check'] | 'types')[] = [
  ...(['evaluates', 'validate', 'experiments', 'devServer', 'constructs'] as const),
  ...(['rule options', 'loader options', 'types'] as const),
];

export async function judgeFences(
  placed: readonly Placed[],
  workshop: Workshop,
): Promise<Verdict[]> {
  const tasks = placed.map((one, index) => begin(one, `f${index}`, workshop));
  await Promise.all(tasks.map((task) => evaluate(task, workshop)));
  await inLanes(tasks, (task) => run(task, workshop));
  await checkTypes(tasks, workshop);
  return tasks.map(conclude);
}

/** One lane per core. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all([lane(), lane()]);
}

/** Everything that needs no other process. */
function begin(placed: Placed, id: string, { known, project }: Workshop): Task {
  const { fence } = placed;
  const { checks, findings } = checkSyntax(fence, known);
  const task: Task = { ...placed, id, checks, findings, configuration: null };
  if (findings.length > 0 || fence.options.unproven !== null) return task;
  const plan = planConfiguration(fence, project);
  if (plan === null) return task;
  if ('what' in plan) findings.push(plan);
  else {
    task.configuration = plan;
    checks.push(...CONFIGURATION_CHECKS);
  }
  return task;
}

async function evaluate(task: Task, { folder, pool }: Workshop): Promise<void> {
  const { configuration, fence, beside, id } = task;
  if (configuration === null) return;
  const file = fileNameOf(fence);
  writeFiles(join(folder, id), new Map([...beside, [file, configuration.text]]));
  const faults = await pool.check(join(folder, id), file);
  for (const fault of faults) {
    const finding = explain(fault, configuration.text);
    task.findings.push({ ...finding, at: lineIn(configuration, finding.at) });
  }
}

async function run(
  { fence, findings, checks, beside, id }: Task,
  workshop: Workshop,
): Promise<void> {
  if (!fence.options.run || findings.length > 0) return;
  checks.push('runs');
  const folder = join(workshop.folder, `${id}-run`);
  const file = fileNameOf(fence);
  writeFiles(folder, new Map([...beside, [file, fence.code]]));
  const { project, runTimeout: timeout } = workshop;
  findings.push(...(await checkRun(fence, { folder, file, project, timeout })));
}

async function checkTypes(tasks: readonly Task[], { folder, project }: Workshop): Promise<void> {
  const units = tasks.flatMap((task) => unitsOf(task, topOptions(project)));
  const faults = await typeCheck(units, join(folder, 'types'), project);
  for (const task of tasks) {
    const own = [...(faults.get(task.id) ?? []), ...(faults.get(`${task.id}-own`) ?? [])];
    // Validation has said it already, and in webpack's words.
    if (task.findings.length > 0 && task.fence.options.fails === null) continue;
    task.findings.push(
      ...own.map(({ line, message }) => ({
        at: task.configuration === null ? line : lineIn(task.configuration, line),
        what: message,
        advice:
          'Mend the code; if the mistake is the point, add fails="…" with a part of this message.',
      })),
    );
  }
}

function unitsOf(task: Task, options: ReadonlySet<string>): TypeUnit[] {
  const { fence, beside, id, configuration, checks } = task;
  const { lang } = fence;
  const file = fileNameOf(fence);
  const units: TypeUnit[] = [];
  if (configuration !== null) {
    const text = annotate(configuration.text, lang, options);
    units.push({ id, file, text, beside, strict: lang === 'ts' });
  }
  if (fence.options.types && task.findings.length === 0) {
    if (!checks.includes('types')) checks.push('types');
    units.push({ id: `${id}-own`, file, text: fence.code, beside, strict: true });
  }
  return units;
}

const lineIn = ({ lines }: PlannedConfiguration, line: number): number =>
  lines[Math.min(line, lines.length) - 1] ?? 0;

/** With `fails` the right mistake is what is wanted. */
function conclude({ fence, checks, findings }: Task): Verdict {
  const { fails, errors } = fence.options;
  // Markdown has failed with that text when its page was compiled.
  if (fails === null || errors.length > 0 || fence.lang === 'md') return { checks, findings };
  if (findings.some(({ what }) => what.includes(fails))) {
    return { checks: [...checks, 'fails'], findings: [] };
  }
  const instead = findings[0]?.what ?? 'nothing is wrong with it.';
  const advice = 'Quote a part of the real message, or leave "fails" out.';
  return {
    checks,
    findings: [{ at: 0, what: `It should fail with "${fails}", but: ${instead}`, advice }],
  };
}
