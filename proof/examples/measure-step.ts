// Measures what a step declares and keeps it beside the step with the day: only capture does so, on a machine that has time.
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawnPath, MEASURED_FILE } from '../../src/model/drawn-file.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { type Step, stepProblem } from './example.ts';
import { copyState } from './lay-out.ts';
import { linkPackages } from './link-packages.ts';
import { freePorts } from './ports.ts';
import { run } from './shell.ts';

/** In milliseconds: many builds, one after the other. */
const LIMIT = 3_600_000;

/** The file it wrote, from the project's root; null for a step that measures nothing. */
export async function measureStep(
  project: string,
  step: Step,
  /** As the step's own commands left it. */
  folder: string,
): Promise<string | Problem | null> {
  if (step.measures === undefined) return null;
  const copy = `${folder}-measured`;
  rmSync(copy, { recursive: true, force: true });
  copyState(folder, copy);
  linkPackages(copy, realpathSync(join(project, 'node_modules')));
  // Beside the folders of the steps, as in every run.
  const home = join(dirname(dirname(copy)), '.home');
  mkdirSync(home, { recursive: true });
  const shell = { project, folder: copy, home, ports: await freePorts() };
  const { code, output } = await run(step.measures, shell, undefined, LIMIT);
  rmSync(copy, { recursive: true, force: true });
  const measured = code === 0 ? parsed(output) : null;
  if (measured === null) {
    const what = `${step.measures} of ${step.id} does not print an object as JSON.`;
    return stepProblem(step, '"measures"', { what, advice: `It prints:\n${output}` });
  }
  const file = drawnPath({ project: step.id, file: MEASURED_FILE });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(project, file), `${JSON.stringify({ date, ...measured }, null, 2)}\n`);
  return file;
}

function parsed(output: string): object | null {
  try {
    const value: unknown = JSON.parse(output);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
