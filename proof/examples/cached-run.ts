// Remembers the runs of an example under everything that goes into them, so that CI and authors
// wait only for what changed. A run with problems is never remembered.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn } from '../../src/model/drawn-file.ts';
import { Cache } from '../../src/pipeline/cache/cache.ts';
import type { Browsers } from './browser.ts';
import type { Example } from './example.ts';
import { runExample, type Session, type StepRun } from './run-example.ts';

export interface Workshop {
  /** The project's root. */
  project: string;
  browsers: Browsers;
}

export interface ExampleRun {
  example: Example;
  steps: StepRun[];
  cached: boolean;
}

/** What pages show of an example besides its files. */
export interface Shown {
  sessions: readonly Session[];
  drawn: readonly Drawn[];
}

export async function cachedRun(
  example: Example,
  shown: Shown,
  { project, browsers }: Workshop,
): Promise<ExampleRun> {
  const folder = join(project, '.cache');
  const cache = new Cache({ folder, name: 'examples', code: import.meta.filename });
  const inputs = inputsOf(example, shown, project);
  const remembered = cache.read<StepRun[]>(inputs);
  if (remembered?.every((step) => existsSync(step.folder))) {
    return { example, steps: remembered, cached: true };
  }
  // Another process may run the same example: each has a folder of its own.
  const run = `${example.name}-${cache.key(inputs)}-${process.pid}-${Date.now()}`;
  const root = join(cache.folder, run);
  mkdirSync(root, { recursive: true });
  const steps = await runExample(example, { root, project, browsers, ...shown });
  if (steps.every((step) => isSound(example, step))) {
    dropPackages(root, example.folder);
    cache.write(inputs, steps);
  }
  return { example, steps, cached: false };
}

/** Every step had hundreds of packages' files linked; kept, they were two million names on the disk. */
function dropPackages(root: string, folder: string): void {
  for (const step of readdirSync(root)) {
    rmSync(join(root, step, folder, 'node_modules'), { recursive: true, force: true });
  }
}

/** Neither the step nor a command of a page went wrong where it should not. */
function isSound(example: Example, { step, problems, pages }: StepRun): boolean {
  if (problems.length > 0) return false;
  if (example.steps.find(({ name }) => name === step)?.expect.fails) return true;
  return Object.values(pages).every(({ ran }) => ran.every(({ code }) => code === 0));
}

function inputsOf(
  example: Example,
  { sessions, drawn }: Shown,
  project: string,
): (string | Buffer)[] {
  const lockfile = join(project, 'package-lock.json');
  const old = join(project, 'old-webpack/package-lock.json');
  const files = [lockfile, old, ...example.downloads].filter((file) => existsSync(file));
  return [
    example.hash,
    JSON.stringify([sessions, drawn]),
    ...files.map((file) => readFileSync(file)),
  ];
}
