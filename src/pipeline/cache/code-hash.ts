// One hash for a module and all that it imports: what it made stays good as long as the hash does.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Stands for every package, so that nobody must know which ones a package brings. */
const LOCKFILE = join(import.meta.dirname, '../../../package-lock.json');
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^'\n]+)'/g;
/** As processes and workers are started. */
const STARTED = /new URL\('([^'\n]+\.ts)', import\.meta\.url\)/g;

const known = new Map<string, string>();

export function codeHash(module: string): string {
  let hash = known.get(module);
  if (hash === undefined) {
    hash = hashGraph(module);
    known.set(module, hash);
  }
  return hash;
}

function hashGraph(module: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of filesOf(module)) {
    // Wherever the project lies, its code is the same.
    hash.update(`\n${relative(dirname(module), file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The module, what it imports over any number of files, and the lockfile if one of them uses a package. */
export function filesOf(module: string): ReadonlySet<string> {
  const files = new Set([module]);
  // A set goes on over what is added to it meanwhile: each file brings those it imports.
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      const imported = join(dirname(file), name);
      if (!name.startsWith('.')) {
        if (!isBuiltin(name)) files.add(LOCKFILE);
        // What is no file is only written like an import, in a comment or as text.
      } else if (existsSync(imported)) files.add(imported);
    }
  }
  return files;
}

function importsOf(source: string): string[] {
  const imported = [...source.matchAll(IMPORT)].map(([, name = '']) => name);
  const started = [...source.matchAll(STARTED)].map(([, name = '']) => `./${name}`);
  return [...imported, ...started];
}
