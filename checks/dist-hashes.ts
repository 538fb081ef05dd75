// Two built sites, compared file by file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By path in the site. */
export type Hashes = ReadonlyMap<string, string>;

export function distHashes(dist: string): Map<string, string> {
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(dist.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** Paths of what only one has, or both and not alike. */
export const differing = (a: Hashes, b: Hashes): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));
