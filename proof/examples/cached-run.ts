// Remembers the runs of an example under everything that goes into them, so that CI and authors
// wait only for what changed. A run with problems is never remembered.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Drawn } from '../../src/model/drawn-file.ts';
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

const AN_HOUR = 3_600_000;

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
  const cache = join(project, '.cache/examples');
  const key = `${example.name}-${keyOf(example, shown, project)}`;
  const remembered = join(cache, `${key}.json`);
  if (existsSync(remembered)) {
    const steps = JSON.parse(readFileSync(remembered, 'utf8')) as StepRun[];
    if (steps.every(({ folder }) => existsSync(folder))) return { example, steps, cached: true };
  }
  // Another process may run the same example: each has a folder of its own.
  const root = join(cache, `${key}-${process.pid}-${Date.now()}`);
  mkdirSync(root, { recursive: true });
  const packages = realpathSync(join(project, 'node_modules'));
  const home = join(cache, 'home');
  const steps = await runExample(example, { root, packages, home, browsers, ...shown });
  if (steps.every((step) => isSound(example, step))) {
    writeFileSync(`${root}.json`, JSON.stringify(steps));
    renameSync(`${root}.json`, remembered);
  }
  prune(cache, `${example.name}-`);
  return { example, steps, cached: false };
}

/** Neither the step nor a command of a page went wrong where it should not. */
function isSound(example: Example, { step, problems, pages }: StepRun): boolean {
  if (problems.length > 0) return false;
  if (example.steps.find(({ name }) => name === step)?.expect.fails) return true;
  return Object.values(pages).every(({ ran }) => ran.every(({ code }) => code === 0));
}

function keyOf(example: Example, { sessions, drawn }: Shown, project: string): string {
  const hash = createHash('sha256').update(example.hash).update(codeHash());
  hash.update(readFileSync(join(project, 'package-lock.json')));
  hash.update(JSON.stringify([process.version, sessions, drawn]));
  for (const file of example.downloads) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** What reads an example and what runs it; how pages are judged changes no run. */
const RUNNERS = ['load-examples.ts', 'cached-run.ts'];
let code: string | null = null;

function codeHash(): string {
  if (code !== null) return code;
  const hash = createHash('sha256');
  const files = new Set(RUNNERS);
  // A set goes on over what is added to it meanwhile: each file brings those it imports.
  for (const name of files) {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    hash.update(name).update(source);
    for (const [, other = ''] of source.matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      files.add(join(dirname(name), other));
    }
  }
  code = hash.digest('hex');
  return code;
}

/** Not the young ones: another process may still read them. */
function prune(cache: string, prefix: string): void {
  const names = readdirSync(cache).filter((name) => /^[\da-f]{16}/.test(name.slice(prefix.length)));
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const path = join(cache, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > AN_HOUR) rmSync(path, { recursive: true, force: true });
  }
}
