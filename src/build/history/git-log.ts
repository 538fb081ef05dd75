// What git knows about files, in one process for all of them; without a whole history it knows nothing.
import { execFileSync } from 'node:child_process';

export interface Change {
  /** Of the last commit that touched the file: seconds since 1970. */
  time: number;
  /** Name of the file's content in that commit. */
  blob: string;
  /** Of the last commit that put the file into its place. */
  added: number | null;
}

interface VersionChange {
  version: string;
  time: number;
}

const MARK = '\u0001';
/** Whatever the machine's own settings say. */
const PLAIN = ['--no-renames', '--no-color', '--no-show-signature', '--no-ext-diff'];
const COMMITS = ['log', '--date-order', `--format=${MARK}%ct`, '--relative', ...PLAIN];

/** A shallow clone names its oldest commit for files that are older. */
export function hasHistory(folder: string): boolean {
  return git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false';
}

/** Of the commit that is checked out, in seconds since 1970; a shallow clone knows it too. */
export function commitTime(folder: string): number | null {
  const time = git(folder, ['log', '-1', '--format=%ct', '--no-show-signature'])?.trim();
  return time ? Number(time) : null;
}

/** By path from the folder, of everything below `places`; a merge counts where it made the content. */
export function fileChanges(folder: string, places: readonly string[]): Map<string, Change> {
  const args = [...COMMITS, '-c', '--raw', '--no-abbrev', '-z', '--', ...places];
  const changes = new Map<string, Change>();
  const tokens = (git(folder, args) ?? '').split('\0');
  let time = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]?.trim() ?? '';
    if (token.startsWith(MARK)) time = Number(token.slice(1));
    if (!token.startsWith(':')) continue;
    index += 1;
    const path = tokens[index] ?? '';
    const change = changes.get(path) ?? { time, blob: blobOf(token), added: null };
    if (token.endsWith(' A')) change.added ??= time;
    changes.set(path, change);
  }
  return changes;
}

/** A row has one mode and one name for each parent, then those of the result. */
function blobOf(row: string): string {
  const parents = row.lastIndexOf(':') + 1;
  return row.split(' ')[2 * parents + 1] ?? '';
}

const DEPENDENCY = /^([+-]) {4}"([^"]+)": "([^"]+)",?$/;

/** When each dependency of a package.json got the version it was last given. */
export function versionChanges(folder: string, file: string): Map<string, VersionChange> {
  const args = [...COMMITS, '-p', '--unified=0', '--no-textconv', '--', file];
  const changes = new Map<string, VersionChange>();
  for (const commit of (git(folder, args) ?? '').split(MARK)) {
    const [time = '', ...lines] = commit.split('\n');
    const rows = lines.flatMap((line) => {
      const [, sign, name = '', version = ''] = DEPENDENCY.exec(line) ?? [];
      return sign === undefined ? [] : [{ sign, name, version }];
    });
    // A line that only gained a comma is removed and added.
    const before = new Set(
      rows.filter(({ sign }) => sign === '-').map(({ name, version }) => `${name}@${version}`),
    );
    for (const { sign, name, version } of rows) {
      if (sign === '-' || before.has(`${name}@${version}`) || changes.has(name)) continue;
      changes.set(name, { version, time: Number(time) });
    }
  }
  return changes;
}

/** Null without git, outside a repository and for everything git refuses. */
function git(folder: string, args: readonly string[]): string | null {
  try {
    // A clone without all its objects would fetch them; a build asks no network.
    const env = { ...process.env, GIT_NO_LAZY_FETCH: '1' };
    const options = { env, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
    return execFileSync('git', ['-c', 'log.showRoot=true', '-C', folder, ...args], {
      ...options,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
