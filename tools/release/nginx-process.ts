// The nginx that serves a folder: found without taking another process for it, and told of a configuration only once that is known to be sound.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ends a wait that would never end; a reload takes a fraction of a second. */
const WAIT_MS = 30_000;

/**
 * The number in nginx.pid outlives a killed nginx, and by then it may be anyone's: a process counts
 * only if it runs nginx, is its master and was started for this folder.
 */
export function nginxOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
    // After an upgrade of the package the name ends with " (deleted)".
    const program = basename(readlinkSync(`/proc/${pid}/exe`)).split(' ')[0];
    const title = titleOf(pid);
    if (program !== 'nginx' || !title.startsWith('nginx: master process ')) return null;
    const real = realpathSync(folder);
    const names = [folder, real, relative(readlinkSync(`/proc/${pid}/cwd`), real) || '.'];
    const own = names.some((name) => `${title} `.replaceAll('/ ', ' ').includes(` -p ${name} `));
    return own ? pid : null;
  } catch {
    return null;
  }
}

/** Throws with nginx's own words if it would not take the file. */
export function testConf(master: number, folder: string, file: string): void {
  const args = ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file];
  const { status, stderr, error } = spawnSync(`/proc/${master}/exe`, args, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `nginx refuses the new configuration. The old site is still served.\n${error?.message ?? stderr}`,
  );
}

/** Ends when no worker takes a connection under the old configuration any more. */
export async function reload(master: number): Promise<void> {
  const old = new Set(workersOf(master));
  process.kill(master, 'SIGHUP');
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const now = workersOf(master).filter((pid) => !titleOf(pid).endsWith('is shutting down'));
    if (now.length > 0 && !now.some((pid) => old.has(pid))) return;
    if (Date.now() > deadline) {
      throw new Error(
        `nginx (process ${master}) was told to read its new configuration but goes on with the ` +
          'old one. The old site is still served. See what nginx logged, then release again.',
      );
    }
    await sleep(20);
  }
}

export function workersOf(master: number): number[] {
  const text = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

/** nginx writes what a process does over its command line; an ended process has none. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
