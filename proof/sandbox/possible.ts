// Whether this machine can run other people's code apart from everything else; where it cannot, says so first.
import { execFileSync, spawnSync } from 'node:child_process';
import { plainEnvironment } from './environment.ts';

/** What a page or an example can bring along. */
const OTHER_PEOPLES = ['content', 'examples'];
/** Files that are named; the rest are counted. */
const NAMED = 10;

/** What sets a command apart from the machine. */
export const NAMESPACES = [
  ...['--unshare-all', '--unshare-user', '--disable-userns', '--cap-drop', 'ALL'],
  ...['--uid', '1000', '--gid', '1000', '--hostname', 'reader', '--die-with-parent'],
];

let reason: string | null | undefined;

/** Null where a sandbox is possible, else why not. */
export function whyNoSandbox(): string | null {
  if (reason === undefined) reason = askBubblewrap();
  return reason;
}

/** With nothing to do. */
function askBubblewrap(): string | null {
  if (process.platform !== 'linux') return `bubblewrap needs Linux, this is ${process.platform}`;
  const { error, status, stderr } = spawnSync(
    'bwrap',
    [...NAMESPACES, '--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev', 'true'],
    { env: plainEnvironment('/'), encoding: 'utf8' },
  );
  if (error !== undefined) return 'bubblewrap is not installed (apt install bubblewrap)';
  return status === 0 ? null : stderr.trim() || `bwrap ends with code ${status}`;
}

const told = new Set<string>();

/** Once per project, before anything of it runs. */
export function tellOnce(project: string, why: string): void {
  if (told.has(project)) return;
  told.add(project);
  process.stderr.write(warning(why, notOnMain(project)));
}

export function warning(why: string, files: readonly string[] | null): string {
  const head = `No sandbox: ${why}.\nCode of pages and examples runs with your rights`;
  if (files === null) return `${head}, and git cannot say which of it is on main.\n`;
  if (files.length === 0) return `${head}; all of it is on main.\n`;
  const more = files.length > NAMED ? [`… and ${files.length - NAMED} more`] : [];
  const list = [...files.slice(0, NAMED), ...more].map((file) => `  ${file}`).join('\n');
  return `${head}. Read what is not on main before you go on (Ctrl+C stops):\n${list}\n`;
}

/** Changed or new against main, committed or not; null where there is no main to compare with. */
export function notOnMain(project: string): string[] | null {
  const git = (...args: string[]): string[] =>
    execFileSync('git', ['-C', project, ...args, '--', ...OTHER_PEOPLES], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((line) => line !== '');
  try {
    const changed = git('diff', '--name-only', '--relative', 'main');
    return [...changed, ...git('ls-files', '--others', '--exclude-standard')].sort();
  } catch {
    return null;
  }
}
