// Lays out a copy of the project in which `webpack` is another version: nothing in the copy can reach the pinned one.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from '../../src/model/near.ts';

interface LayOutOptions {
  project: string;
  /** Content to rehearse with: the project's own, or a changed copy of it. */
  content: string;
  /** Name of the candidate in node_modules: `webpack-previous`. */
  candidate: string;
  /** Empty folder for the copy. */
  folder: string;
}

/** Code is copied and not linked: Node follows links, and a linked file would find the project's packages. */
const COPIED = ['src/model', 'src/pipeline', 'proof', 'data', 'examples', 'package.json'];

export function layOutCopy({ project, content, candidate, folder }: LayOutOptions): void {
  const lock = readLock(project);
  const entry = lock.packages[`node_modules/${candidate}`];
  if (entry === undefined || !existsSync(join(project, 'node_modules', candidate))) {
    throw new Error(unknownCandidate(candidate, lock));
  }
  for (const path of COPIED) cpSync(join(project, path), join(folder, path), { recursive: true });
  cpSync(content, join(folder, 'content'), { recursive: true });
  // The lockfile's integrity is part of the keys under which records and verdicts are kept.
  lock.packages['node_modules/webpack'] = entry;
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  keepResults(project, folder);
  // Only read, never imported from: pages list these packages.
  symlinkSync(join(project, 'external'), join(folder, 'external'));
  symlinkSync(join(project, 'old-webpack'), join(folder, 'old-webpack'));
  linkPackages(join(project, 'node_modules'), join(folder, 'node_modules'), candidate);
}

/** Between rehearsals, and apart from the project's own: the copy's generator is more tolerant. */
function keepResults(project: string, folder: string): void {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const cache of ['reference', 'fences']) {
    const kept = join(project, '.cache/rehearsal', cache);
    mkdirSync(kept, { recursive: true });
    symlinkSync(kept, join(folder, '.cache', cache));
  }
}

function linkPackages(from: string, to: string, candidate: string): void {
  for (const name of packageNames(from)) {
    const target = join(to, name);
    const source = join(from, name === 'webpack' ? candidate : name);
    mkdirSync(dirname(target), { recursive: true });
    if (name === 'webpack' || asksForWebpack(source)) cpSync(source, target, { recursive: true });
    else symlinkSync(source, target);
  }
}

function packageNames(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`)
      : name.startsWith('.')
        ? []
        : [name],
  );
}

/** Loaders, the command line and the dev server must load the candidate too, and see its types. */
function asksForWebpack(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return 'webpack' in { ...dependencies, ...peerDependencies };
}

interface Lock {
  packages: Record<string, { name?: string }>;
}

function readLock(project: string): Lock {
  return JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
}

function unknownCandidate(candidate: string, { packages }: Lock): string {
  const aliases = Object.entries(packages)
    .filter(([path, { name }]) => path === 'node_modules/webpack' || name === 'webpack')
    .map(([path]) => path.slice('node_modules/'.length));
  return (
    `"${candidate}" is not installed.${didYouMean(candidate, aliases)} Installed: ${aliases.join(', ')}. ` +
    'Install a candidate beside the pinned one: npm install --save-dev --save-exact webpack-next@npm:webpack@VERSION'
  );
}
