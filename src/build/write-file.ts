// Writes a file and its folders; the only way build steps put text on disk.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const made = new Set<string>();

export function writeFile(path: string, content: string | Uint8Array): void {
  const folder = dirname(path);
  if (!made.has(folder)) {
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  }
  writeFileSync(path, content);
}

/** For a folder that a step has removed. */
export function forgetFolders(): void {
  made.clear();
}
