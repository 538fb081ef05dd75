// Gives an example the node_modules a reader would have, without installing anything.
// Hard links, not symbolic ones: webpack names modules by their real path, and reports, chunk names
// and hashes would otherwise speak of `../../../../node_modules` where a reader's do not.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Their own dependencies run in Node only; the project's node_modules, further up, has them. */
const TOOLS = new Set(['webpack', 'webpack-cli', 'webpack-dev-server', 'minimizer-webpack-plugin']);
/** Where this one is, seen from the project, is part of the hashes: npm puts it beside webpack. */
const BESIDE_WEBPACK = 'minimizer-webpack-plugin';
/** Beside the project's own packages, which would otherwise include what only webpack 4 brought along. */
const OLD_WEBPACK = 'old-webpack/node_modules';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
}

/** Links what package.json of the folder declares; returns the packages that are not installed. */
export function linkPackages(folder: string, packages: string): string[] {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return [];
  const missing: string[] = [];
  const { dependencies, devDependencies } = readManifest(manifest);
  const wanted = { ...dependencies, ...devDependencies };
  const queue = Object.keys(wanted);
  const seen = new Set<string>();
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const old = oldWebpack(name, wanted[name]);
    if (old !== null) {
      const to = join(folder, 'node_modules', name);
      if (!existsSync(to)) linkWhole(join(dirname(packages), OLD_WEBPACK), old, to);
      linkCommands(name, readManifest(join(to, 'package.json')), join(folder, 'node_modules'));
      continue;
    }
    // A loader of that age, such as json-loader, is installed with the webpack that depends on it.
    const from = [
      join(packages, installedAs(packages, name, wanted[name])),
      join(dirname(packages), OLD_WEBPACK, name),
    ].find((place) => existsSync(place));
    if (from === undefined) {
      missing.push(name);
      continue;
    }
    const to = join(folder, 'node_modules', name);
    if (!existsSync(to)) linkFolder(from, to);
    const installed = readManifest(join(from, 'package.json'));
    linkCommands(name, installed, join(folder, 'node_modules'));
    if (name === 'webpack') queue.push(BESIDE_WEBPACK);
    if (!TOOLS.has(name)) queue.push(...Object.keys(installed.dependencies ?? {}));
  }
  return missing;
}

/** This repository has two majors of TypeScript; a project that asks for 6 gets the one with the compiler API. */
const TYPESCRIPT_6 = /^\D?6\b/;
/** Of what webpack-cli looks for by itself, so that an example without it does not find it further up. */
const HIDDEN = 'config-';

function installedAs(packages: string, name: string, range = ''): string {
  if (name === 'typescript' && TYPESCRIPT_6.test(range)) return 'typescript6';
  return existsSync(join(packages, HIDDEN + name)) ? HIDDEN + name : name;
}

/** A project that has yet to migrate asks for 3 or 4: `4.47.0`, `npm:webpack@4.47.0`. */
function oldWebpack(name: string, range = ''): string | null {
  const [, major] = /(?:^|@)\D?([34])\b/.exec(range) ?? [];
  return /^webpack(?:-\d)?$/.test(name) && major !== undefined ? `webpack-${major}` : null;
}

/** With all it depends on inside of it, because the packages further up are those of webpack 5. */
function linkWhole(installed: string, name: string, to: string): void {
  linkFolder(join(installed, name), to);
  const queue = dependenciesOf(to);
  const seen = new Set<string>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const own = join(to, 'node_modules', next);
    if (seen.has(next) || !existsSync(join(installed, next))) continue;
    seen.add(next);
    // A package that is there already has a version of its own.
    if (!existsSync(own)) linkFolder(join(installed, next), own);
    queue.push(...dependenciesOf(own));
  }
}

/** Of the packages inside of it, too: npm may have put what they ask for further up. */
const dependenciesOf = (folder: string): string[] => [
  ...Object.keys(readManifest(join(folder, 'package.json')).dependencies ?? {}),
  ...packagesInside(join(folder, 'node_modules')).flatMap(dependenciesOf),
];

function packagesInside(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('@')) return packagesInside(join(folder, name));
    return name.startsWith('.') ? [] : [join(folder, name)];
  });
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

/** Two file systems cannot share a file. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

function linkCommands(name: string, { bin }: Manifest, nodeModules: string): void {
  const plain = name.split('/').at(-1) ?? name;
  const commands = typeof bin === 'string' ? { [plain]: bin } : (bin ?? {});
  for (const [command, file] of Object.entries(commands)) {
    const link = join(nodeModules, '.bin', command);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) {
      symlinkSync(relative(dirname(link), join(nodeModules, name, file)), link);
    }
  }
}
