// Gives the reference records, generated once per set of pinned packages and kept.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '../../model/reference.ts';
import { CACHE_FOLDER, Cache } from '../cache/cache.ts';

/** The packages records are read from. */
export const REFERENCE_PACKAGES = [
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'webpack-dev-middleware',
  'tapable',
  'enhanced-resolve',
];
/** Before its first refresh there is none, and records say so by a `since` of null. */
const SINCE = join(import.meta.dirname, '../../../data/since.json');

export async function loadReference(): Promise<Reference> {
  const cache = new Cache({ folder: CACHE_FOLDER, name: 'reference', code: import.meta.filename });
  const inputs = existsSync(SINCE) ? [readFileSync(SINCE)] : [];
  const kept = cache.read<Reference>(inputs);
  if (kept !== null) return kept;
  // Imported only now: it loads webpack and the TypeScript compiler.
  const { generateReference } = await import('./generate-reference.ts');
  const reference = await generateReference();
  cache.write(inputs, reference);
  return reference;
}
