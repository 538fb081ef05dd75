// Gives the reference records, generated once per set of pinned packages and kept under their integrity.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '../../model/reference.ts';

const PROJECT = join(import.meta.dirname, '../../..');
/** The packages records are read from. */
export const REFERENCE_PACKAGES = [
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'webpack-dev-middleware',
  'tapable',
  'enhanced-resolve',
];

export async function loadReference(): Promise<Reference> {
  const file = join(PROJECT, '.cache/reference', `${cacheKey()}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Imported only now: it loads webpack and the TypeScript compiler.
    const { generateReference } = await import('./generate-reference.ts');
    const reference = await generateReference();
    mkdirSync(join(PROJECT, '.cache/reference'), { recursive: true });
    // Written aside and moved, so that two processes never read half a file.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(reference));
    renameSync(temporary, file);
    return reference;
  }
}

/** Integrity of the packages, the generator's own code, the derived versions and the Node that ran it. */
function cacheKey(): string {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'));
  const hash = createHash('sha256').update(process.version);
  for (const name of REFERENCE_PACKAGES) {
    hash.update(`${name} ${packages[`node_modules/${name}`].integrity}\n`);
  }
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  try {
    hash.update(readFileSync(join(PROJECT, 'data/since.json')));
  } catch {
    // Before its first refresh there is none, and records say so by a `since` of null.
  }
  return hash.digest('hex').slice(0, 20);
}
