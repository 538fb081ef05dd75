// Answers since when a name exists, where the package does not say so itself: found by comparing releases.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceSet } from '../../../model/reference.ts';

type ByName<Fact> = Partial<Record<ReferenceSet, Record<string, Fact>>>;

type SinceFile = ByName<string> & {
  /** Of values that are newer than what takes them. */
  values?: ByName<Record<string, string>>;
};

const FILE = join(import.meta.dirname, '../../../../data/since.json');

let known: SinceFile | undefined;

export function sinceOf(set: ReferenceSet, name: string): string | null {
  known ??= readSince(FILE);
  return known[set]?.[name] ?? null;
}

export function valuesSinceOf(set: ReferenceSet, name: string): Record<string, string> {
  known ??= readSince(FILE);
  return known.values?.[set]?.[name] ?? {};
}

/** Before the first refresh there is no file, and nothing is known. */
export function readSince(file: string): SinceFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: ${error}. Write it anew: npm run refresh -- since`);
  }
}
