// Two releases at once would each remove what the other is writing.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Lock {
  /** The last release was killed or failed late: nginx may not know the configuration on disk. */
  interrupted: boolean;
  /** `clean` is false when the next release must know that this one was cut off. */
  release(clean: boolean): void;
}

export function lock(folder: string): Lock {
  const file = join(folder, 'release.lock');
  const take = (interrupted: boolean): Lock => {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    const release = (clean: boolean): void => {
      if (clean) rmSync(file);
      else writeFileSync(file, '');
    };
    return { interrupted, release };
  };
  try {
    return take(false);
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Process ${owner} is releasing into ${folder}. Wait for it; if it is no release, ` +
          `remove ${file}.`,
      );
    }
    rmSync(file);
    return take(true);
  }
}

/** Zero is what an empty file gives: no process holds it any more. */
export function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
