// Writes that outlast a power cut and that every reader may read: a rename is worth little if the bytes behind it are not on the disk, or closed to the web server.
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Whatever the umask of whoever releases: nginx reads as another user. */
export const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

/** For a file its bytes, for a folder its names. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** After all has been written: the first sync makes the disk write most of it at once. */
export function settleTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
    sync(path);
  }
  chmodSync(folder, FOLDER_MODE);
  sync(folder);
}

/** Readers see the old text or the new one, never half of it. `test` may refuse the new file by throwing. */
export function replaceFile(file: string, content: string, test: (draft: string) => void): void {
  const draft = `${file}.new`;
  writeFileSync(draft, content);
  chmodSync(draft, FILE_MODE);
  try {
    test(draft);
  } catch (error) {
    rmSync(draft);
    throw error;
  }
  sync(draft);
  renameSync(draft, file);
  sync(dirname(file));
}
