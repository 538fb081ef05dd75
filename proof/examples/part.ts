// Which examples CI runs: what changed lately, and a fixed part of the rest. All of them would take
// a third of CI's time to find again what the commit that wrote each of them has shown.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Drawn } from '../../src/model/drawn-file.ts';
import type { Fence } from '../../src/model/record.ts';
import { TERMINAL_FILE } from '../../src/model/terminal-colors.ts';
import type { Example } from './example.ts';
import { loadExamples } from './load-examples.ts';
import { projectFences } from './project-fence.ts';

/** Commits that count as "lately". */
const COMMITS = '20';
const LOCKFILE = 'package-lock.json';

interface ShowingPage {
  path: string;
  fences: readonly Fence[];
  drawn: readonly Drawn[];
}

/** What has changed lately. */
export interface Lately {
  /** Paths from the project's root. */
  files: readonly string[];
  /** A file as it was before; empty if there was none. */
  before(path: string): string;
}

/** Undefined means all: where there is no git, nobody knows what changed. */
export function examplesOfPart(
  project: string,
  pages: readonly ShowingPage[],
): ReadonlySet<string> | undefined {
  const lately = lookBack(project);
  if (lately === null) return undefined;
  const lockfile = readFileSync(join(project, LOCKFILE), 'utf8');
  return choosePart({ project, examples: loadExamples(project).examples, pages, lately, lockfile });
}

export function choosePart(options: {
  project: string;
  examples: readonly Example[];
  pages: readonly ShowingPage[];
  lately: Lately;
  lockfile: string;
}): ReadonlySet<string> | undefined {
  const { project, examples, pages, lately, lockfile } = options;
  // Colors are looked at whenever their example runs; alone they are no reason to run it.
  const files = new Set(lately.files.filter((file) => basename(file) !== TERMINAL_FILE));
  if (hasOtherVersion(lately.before(LOCKFILE), lockfile)) return undefined;
  const edited = pages.filter(({ path }) => files.has(`content/${path}`));
  const shown = new Set(
    edited.flatMap((page) => namesOn(newOn(page, lately.before(`content/${page.path}`)))),
  );
  const paths = [...files].map((file) => join(project, file));
  // With those of an example that it continues.
  const isEdited = ({ steps }: Example): boolean =>
    steps
      .flatMap(({ layers }) => layers)
      .some(({ folder }) => paths.some((path) => path.startsWith(join(folder, '/'))));
  return new Set(
    examples
      .filter((example) => isEdited(example) || shown.has(example.name) || isFixed(example.name))
      .map(({ name }) => name),
  );
}

const namesOn = ({ path, fences, drawn }: ShowingPage): string[] =>
  [...projectFences(path, fences), ...drawn].map(({ project }) => project.split('/')[0] ?? '');

/** The page with those of its fences that it did not have before. Drawings are files of examples. */
function newOn({ path, fences }: ShowingPage, before: string): ShowingPage {
  const isNew = ({ meta, code }: Fence): boolean =>
    !before.includes(meta) || !before.includes(code);
  return { path, fences: fences.filter(isNew), drawn: [] };
}

/** About an eighth, the same ones in every run. */
export function isFixed(name: string): boolean {
  return (createHash('sha256').update(name).digest()[0] ?? 0) < 32;
}

/** A package that joins or leaves changes no other example; one with another version may. */
function hasOtherVersion(before: string, now: string): boolean {
  if (before === '') return true;
  const versions = versionsIn(now);
  return [...versionsIn(before)].some(([path, version]) => {
    const other = versions.get(path);
    return other !== undefined && other !== version;
  });
}

function versionsIn(lockfile: string): Map<string, string | undefined> {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { version?: string }> };
  return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]));
}

function lookBack(project: string): Lately | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    const base = git('rev-list', `--max-count=${COMMITS}`, 'HEAD').trim().split('\n').at(-1) ?? '';
    const files = git('diff', '--name-only', '--no-renames', base).split('\n').filter(Boolean);
    const had = new Set(git('ls-tree', '-r', '--name-only', base).split('\n'));
    return { files, before: (path) => (had.has(path) ? git('show', `${base}:${path}`) : '') };
  } catch {
    return null;
  }
}
