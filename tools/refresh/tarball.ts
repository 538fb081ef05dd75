// Reads files out of an npm tarball without a tar program: they differ between systems in how they pick files.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

export interface PackedFile {
  /** Inside the package: `schemas/WebpackOptions.json`. */
  path: string;
  text: string;
}

/** Throws on an archive that ends early. */
export function readTarball(file: string, wanted: (path: string) => boolean): PackedFile[] {
  const archive = gunzipSync(readFileSync(file));
  const files: PackedFile[] = [];
  for (let at = 0; archive[at]; ) {
    const field = (from: number, to: number) =>
      archive.toString('utf8', at + from, at + to).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 136), 8);
    const name = [field(345, 500), field(0, 100)].filter(Boolean).join('/');
    const path = name.slice(name.indexOf('/') + 1);
    const start = at + BLOCK;
    if (start + size > archive.length) throw new Error(`${file} ends in the middle of ${path}.`);
    // "0" is a plain file; others are folders and notes for the next entry.
    if (field(156, 157) === '0' && wanted(path)) {
      files.push({ path, text: archive.toString('utf8', start, start + size) });
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
