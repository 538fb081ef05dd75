// Starts a command where it can read what it needs, change only its own folders and reach no network:
// pages and examples are written by other people, and the proof runs their code.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Doors, doorCommand, INSIDE_FILES, type Ways } from './doors.ts';
import { NAMESPACES, tellOnce, whyNoSandbox } from './possible.ts';

export interface Place {
  /** Has the packages that the command may use. */
  project: string;
  /** Where it runs. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Folders it may change. What is neither here nor below is not there at all. */
  writable: readonly string[];
  /** Files and folders it may read besides the machine's programs and the packages. */
  readable?: readonly string[];
  /** A node_modules in a writable folder whose hard-linked packages it may only read. */
  sealed?: string;
  /** Ports that lead through the wall. */
  ways?: Ways;
}

const HERE = import.meta.dirname;

/** A command in a process group of its own, so that what it started ends with it. */
export function startConfined(
  command: readonly string[],
  place: Place,
  stdio: StdioOptions,
): ChildProcess {
  const { project, folder, env, ways } = place;
  const why = whyNoSandbox();
  if (why !== null) {
    tellOnce(project, why);
    const [file = '', ...args] = command;
    return spawn(file, args, { cwd: folder, env, stdio, detached: true });
  }
  const doors = ways === undefined ? null : new Doors(ways);
  const inside = doors === null ? command : doorCommand(doors.folder, ways ?? {}, command);
  const walls = wallsOf(doors === null ? place : withDoors(place, doors));
  // Ctrl+C is for the command alone: bubblewrap would end at once and take it along.
  const listening = ['/usr/bin/env', '--default-signal=INT', ...inside];
  const args = ['-c', 'trap "" INT; exec bwrap "$@"', 'sh', ...walls, '--', ...listening];
  const child = spawn('/bin/sh', args, { cwd: '/', env, stdio, detached: true });
  child.once('close', () => doors?.close());
  return child;
}

export function stopConfined(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

const withDoors = (place: Place, { folder }: Doors): Place => ({
  ...place,
  readable: [...(place.readable ?? []), ...INSIDE_FILES],
  writable: [...place.writable, folder],
});

/** Programs look here for names and for each other; nothing in them is secret. */
const SETTINGS = [
  ...['alternatives', 'chromium.d', 'fonts', 'hosts', 'ld.so.cache', 'nsswitch.conf'],
];

function wallsOf({ project, folder, writable, readable = [], sealed }: Place): string[] {
  return [
    ...NAMESPACES,
    ...['--ro-bind', '/usr', '/usr'],
    ...['/bin', '/sbin', '/lib', '/lib64'].flatMap(topFolder),
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...SETTINGS.flatMap((name) => ['--ro-bind-try', `/etc/${name}`, `/etc/${name}`]),
    ...['--ro-bind', join(HERE, 'passwd'), '/etc/passwd'],
    ...packagesOf(project),
    ...[dirname(process.execPath), ...readable].flatMap(readOnly),
    ...writable.flatMap((path) => ['--bind', path, path]),
    ...(sealed === undefined ? [] : seal(sealed)),
    ...['--chdir', folder],
  ];
}

/** Since Debian 12 these are links into /usr. */
function topFolder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (lstatSync(path).isSymbolicLink()) return ['--symlink', readlinkSync(path), path];
  return ['--ro-bind', path, path];
}

/**
 * Those of the packages that are hard links, where to write into one is to write into the project's
 * own. The folders they are in are mounted too: what is mounted cannot be renamed, and a package
 * that was moved would not be found by the next command.
 */
function seal(packages: string): string[] {
  // The project's own, which it may only read anyway.
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink()) return [];
  const scopes = foldersIn(packages).filter((name) => name.startsWith('@'));
  const parents = [packages, ...scopes.map((scope) => join(packages, scope))].filter(existsSync);
  return [
    ...[dirname(packages), ...parents].flatMap((path) => ['--bind', path, path]),
    ...parents
      .flatMap((parent) => foldersIn(parent).map((name) => join(parent, name)))
      .filter(isLinked)
      .flatMap(readOnly),
  ];
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

function isLinked(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && statSync(manifest).nlink > 1;
}

const readOnly = (path: string): string[] => ['--ro-bind', path, path];

const known = new Map<string, string[]>();

function packagesOf(project: string): string[] {
  const found = known.get(project) ?? findPackages(project);
  known.set(project, found);
  return found;
}

/** The project's packages, and where links among them lead: the copy of a rehearsal has many. */
function findPackages(project: string): string[] {
  const packages = join(project, 'node_modules');
  const real = realpathSync(packages);
  const links = readdirSync(real, { withFileTypes: true }).filter((one) => one.isSymbolicLink());
  const owners = links.map(({ name }) => ownerOf(realpathSync(join(real, name))));
  const manifest = join(project, 'package.json');
  return [
    ...(existsSync(manifest) ? readOnly(manifest) : []),
    ...[...new Set([real, ...owners])].flatMap(readOnly),
    ...(real === packages ? [] : ['--symlink', real, packages]),
  ];
}

/** The node_modules that a package lies in. */
function ownerOf(path: string): string {
  const at = path.indexOf(`${sep}node_modules${sep}`);
  return at === -1 ? path : path.slice(0, at + `${sep}node_modules`.length);
}
