// The files a reader has in a step of an example: those of the example it continues, its own, and each step's over them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DRAWN_FILES, MEASURED_FILE } from '../../model/drawn-file.ts';
import { didYouMean } from '../../model/near.ts';
import { TERMINAL_FILE } from '../../model/terminal-colors.ts';
import { withoutMarks } from './regions.ts';

/** Files of one folder, laid over those of the layers before it. */
export interface Layer {
  /** Absolute. */
  folder: string;
  /** Files of the layers before it that are deleted first. */
  remove: string[];
}

/** Not part of the project a reader has; deeper down these names mean nothing. */
const OURS = new Set([
  'example.json',
  'step.json',
  'steps',
  MEASURED_FILE,
  TERMINAL_FILE,
  ...Object.values(DRAWN_FILES),
]);
const TEXT = /\.(?:[cm]?[jt]sx?|css|scss|html|svg|csv|json|ya?ml|md|txt)$/;

/** Oldest first. `examples` is the folder of all of them, `step` empty for a project without steps. */
export function layersOf(examples: string, name: string, step: string): Layer[] {
  const root = join(examples, name);
  if (step === '') return [...layersBefore(examples, name), { folder: root, remove: [] }];
  const folder = join(root, 'steps', step);
  const { on, remove = [] } = readJson(join(folder, 'step.json'));
  const steps = stepNames(root);
  const below = on ?? steps[steps.indexOf(step) - 1] ?? '';
  return [...layersOf(examples, name, below), { folder, remove }];
}

/** Of the example that this one continues. */
function layersBefore(examples: string, name: string): Layer[] {
  const { continues } = readJson(join(examples, name, 'example.json'));
  return continues === undefined
    ? []
    : layersOf(examples, continues, lastStep(examples, continues));
}

/** The step in which a project is complete: steps that go wrong have names without a number. */
export function lastStep(examples: string, name: string): string {
  return stepNames(join(examples, name)).findLast((step) => /^\d/.test(step)) ?? '';
}

export const stepNames = (root: string): string[] => foldersOf(join(root, 'steps'));

export function foldersOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** What a reader called the folder of the project. */
export function folderOf(examples: string, name: string): string {
  return readJson(join(examples, name, 'example.json')).folder ?? name;
}

/** The examples that a project's files come from, itself last; a mistake in "continues" is thrown. */
export function lineageOf(examples: string, name: string): string[] {
  const lineage = [name];
  for (let first = name; ; first = lineage[0] ?? name) {
    const { continues } = readJson(join(examples, first, 'example.json'));
    if (continues === undefined) return lineage;
    const known = foldersOf(examples);
    if (!known.includes(continues)) {
      const near = didYouMean(continues, known);
      throw new Error(`${first} continues "${continues}", which is not an example.${near}`);
    }
    if (lineage.includes(continues))
      throw new Error(`${first} continues "${continues}", which continues it.`);
    lineage.unshift(continues);
  }
}

/** Path in the project to the absolute path of its source. */
export function sourcesOf(layers: readonly Layer[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const { folder, remove } of layers) {
    const gone = (path: string): boolean =>
      remove.some((removed) => path === removed || path.startsWith(`${removed}/`));
    for (const path of [...sources.keys()].filter(gone)) sources.delete(path);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const source = join(entry.parentPath, entry.name);
      const path = relative(folder, source).split(sep).join('/');
      if (entry.isFile() && !OURS.has(path.split('/')[0] ?? '')) sources.set(path, source);
    }
  }
  return sources;
}

/** As a reader has it, without the marks of regions. */
export function bytesOf(source: string): Buffer {
  const bytes = readFileSync(source);
  return TEXT.test(source) ? Buffer.from(withoutMarks(bytes.toString())) : bytes;
}

/** The proof judges the declaration; here only what places files is read. */
interface Declared {
  folder?: string;
  continues?: string;
  on?: string;
  remove?: string[];
}

function readJson(file: string): Declared {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Declared;
  } catch {
    return {};
  }
}
