// Two releases at once would each remove what the other is writing. The kernel holds the lock and lets it go with its owner, so no file has to be believed.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  /** The last release was killed or failed late: nginx may not know the configuration on disk. */
  interrupted: boolean;
  /** `clean` is false when the next release must know that this one was cut off. */
  release(clean: boolean): void;
}

/** What flock answers when another holds the lock; all else is a fault. */
const TAKEN = 75;

/** The file stays: whoever removes a lock may remove that of the next owner. Its text says how the last one ended. */
export function lock(folder: string): Lock {
  const file = join(folder, 'release.lock');
  const handle = openSync(file, 'a');
  // Node cannot lock a file itself. A lock belongs to the open file, which the command shares with us, so it outlasts the command and ends with this process.
  const flock = spawnSync('flock', ['-n', '-E', String(TAKEN), '3'], {
    stdio: ['ignore', 'ignore', 'pipe', handle],
    encoding: 'utf8',
  });
  if (flock.status !== 0) {
    closeSync(handle);
    throw new Error(flock.status === TAKEN ? taken(folder, file) : unable(file, flock));
  }
  const interrupted = readFileSync(file, 'utf8') !== '';
  writeFileSync(file, String(process.pid));
  const release = (clean: boolean): void => {
    if (clean) writeFileSync(file, '');
    closeSync(handle);
  };
  return { interrupted, release };
}

function taken(folder: string, file: string): string {
  const owner = readFileSync(file, 'utf8');
  return `${owner === '' ? 'Another process' : `Process ${owner}`} is releasing into ${folder}. Wait for it.`;
}

function unable(file: string, { error, stderr }: { error?: Error; stderr: string | null }): string {
  const why = error?.message ?? stderr?.trim();
  return `${file} cannot be locked (${why}). It needs the command flock; on Debian: apt install util-linux`;
}
