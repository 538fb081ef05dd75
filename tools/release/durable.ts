// Writes that outlast a power cut: a rename is worth little if the bytes behind it are not on the disk.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** For a file its bytes, for a folder its names. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** After all has been written: the first call makes the disk write most of it at once. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    sync(join(entry.parentPath, entry.name));
  }
  sync(folder);
}

/** Readers see the old text or the new one, never half of it. */
export function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  sync(`${file}.new`);
  renameSync(`${file}.new`, file);
  sync(dirname(file));
}
