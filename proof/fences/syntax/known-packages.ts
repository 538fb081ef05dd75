// Packages a page may install: those locked here, and a list of others that npm is known to have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function knownPackages(project: string): Set<string> {
  const read = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));
  const locked = Object.keys(read('package-lock.json').packages)
    .filter((path) => path.includes('node_modules/'))
    .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  // A binary may be called other than its package.
  return new Set([...locked, ...(read('proof/known-packages.json') as string[]), 'tsc']);
}
