// Tells whether a built site was made from these sources: the build leaves their hash, the proof compares it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** In the folder of generated files, which is never published and goes when a build begins to write. */
export const BUILT_FROM = 'built-from.txt';

/** The codemod is published, too. */
const CODE = ['src', 'hosting', 'tools/codemod'];
const MANIFESTS = ['package.json', 'package-lock.json'];

/** Hash of everything a build reads, installed packages by their lockfiles. */
export function sourceHash(project: string, content = join(project, 'content')): string {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...filesIn(content),
    ...filesIn(join(project, 'data')),
    ...filesIn(join(project, 'examples')),
    ...CODE.flatMap((folder) => filesIn(join(project, folder))).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    ),
    ...['.', 'external'].flatMap((folder) => MANIFESTS.map((name) => join(project, folder, name))),
  ];
  for (const file of files) {
    if (!existsSync(file)) continue;
    hash.update(relative(project, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** False too when there is no site, or its build did not end. */
export function isBuiltFromSources(project: string): boolean {
  const note = join(project, '.generated', BUILT_FROM);
  if (!existsSync(join(project, 'dist')) || !existsSync(note)) return false;
  return readFileSync(note, 'utf8') === sourceHash(project);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
