// Lays out copies of the project for the proof bench, one as it is and one with its pages and examples twice.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DRAWN_FILES, MEASURED_FILE } from '../../src/model/drawn-file.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { SUFFIX, secondPage, secondPath } from './double-page.ts';

/** Everything that the build, the proof and the bench read; code finds its project by where it lies. */
const COPIED = [
  ...['content', 'examples', 'data', 'proof', 'src', 'hosting', 'tools/bench'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'],
];

export function copyProject(project: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const path of COPIED) cpSync(join(project, path), join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'external']) {
    symlinkSync(join(project, path), join(folder, path));
  }
}

export function doubleContent(content: string): void {
  for (const path of walkContent(content).pages) {
    const source = readFileSync(join(content, path), 'utf8');
    writeFileSync(join(content, secondPath(path)), secondPage(source));
  }
}

export function doubleExamples(examples: string): void {
  for (const entry of readdirSync(examples, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const copy = join(examples, entry.name + SUFFIX);
    // The second pages draw the first examples' runs, and a file that no page draws is a mistake.
    const files: readonly string[] = [...Object.values(DRAWN_FILES), MEASURED_FILE];
    const filter = (path: string): boolean => !files.includes(basename(path));
    cpSync(join(examples, entry.name), copy, { recursive: true, filter });
    const file = join(copy, 'example.json');
    const declared = JSON.parse(readFileSync(file, 'utf8')) as { about: string; folder?: string };
    // Its hash changes and nothing a reader sees: commands print the name of their folder.
    const { about, folder = entry.name } = declared;
    writeFileSync(file, JSON.stringify({ ...declared, about: `${about} (2)`, folder }, null, 2));
  }
}
