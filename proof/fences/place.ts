// Puts a fence into a folder of its own, beside the files its page or its example shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { sourcesOf } from '../../src/pipeline/examples/layers.ts';
import type { Step } from '../examples/example.ts';
import { loadExamples } from '../examples/load-examples.ts';
import { makeOld } from '../make-old.ts';
import type { ProofFence } from './proof-fence.ts';

/** Path in the folder to the file's text. */
export type Files = Map<string, string>;

const EXTENSION: Record<string, string> = {
  ...{ js: '.js', mjs: '.mjs', cjs: '.cjs', jsx: '.jsx', ts: '.ts', tsx: '.tsx' },
};

/** Name the fence's code gets: CommonJS must say so, the folder is one of ES modules. */
export function fileNameOf({ lang, options }: ProofFence): string {
  const extension = EXTENSION[lang] ?? `.${lang}`;
  const name = inside(options.file) ?? `fence${extension}`;
  return lang === 'cjs' ? name.replace(/\.js$/, '.cjs') : name;
}

/** Whole files of the same page: of several with one name the nearest above, else the first below. */
export function neighbours(fence: ProofFence): Files {
  const files: Files = new Map();
  for (const other of fence.siblings) {
    const { file, diff, partial, region } = other.options;
    if (other === fence || file === null || diff || partial || region !== null) continue;
    const name = inside(file) === null ? null : fileNameOf(other);
    if (name === null || (other.line > fence.line && files.has(name))) continue;
    files.set(name, other.code);
  }
  files.delete(fileNameOf(fence));
  return files;
}

/** Files of the example's step the fence belongs to. */
export class ProjectFiles {
  readonly #project: string;
  readonly #known = new Map<string, Files>();
  #steps: Step[] | null = null;

  constructor(project: string) {
    this.#project = project;
  }

  of({ options }: ProofFence): Files {
    if (options.project === null) return new Map();
    const id = [options.project, options.step].filter(Boolean).join('/');
    const known = this.#known.get(id) ?? this.#read(id);
    this.#known.set(id, known);
    return known;
  }

  #read(id: string): Files {
    this.#steps ??= loadExamples(this.#project).examples.flatMap(({ steps }) => steps);
    const step = this.#steps.find((each) => each.id === id);
    return new Map(
      [...sourcesOf(step?.layers ?? [])]
        .filter(([path]) => TEXT.test(path))
        .map(([path, source]) => [path, readFileSync(source, 'utf8')]),
    );
  }
}

const TEXT = /\.(?:[cm]?[jt]sx?|json|css|html|txt)$/;

/** Null for a name that would leave the folder. */
function inside(file: string | null): string | null {
  if (file === null) return null;
  const path = normalize(file);
  return path.startsWith('..') || path.startsWith('/') ? null : path;
}

export function writeFiles(folder: string, files: Files): void {
  const all = new Map([...files, ['package.json', manifest(files)]]);
  for (const [path, text] of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of all.keys()) makeOld(folder, path);
}

/** A page may show a part of its package.json; that the project is one of ES modules holds all the same. */
function manifest(files: Files): string {
  try {
    return JSON.stringify({ type: 'module', ...JSON.parse(files.get('package.json') ?? '{}') });
  } catch {
    return '{ "type": "module" }';
  }
}
