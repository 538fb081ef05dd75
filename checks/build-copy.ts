// Builds a copy of the project in which some files differ: what another release or another setting would ship.
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../src/build/paths.ts';

export interface BuiltCopy {
  /** The copied project; its own tools work there. */
  folder: string;
  dist: string;
  /** The nginx configuration, as `serve` takes it. */
  conf: string;
  remove(): void;
}

/** By path in the project, what a file's text becomes: `{ 'data/site.json': (text) => … }`. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** Of the caches, those a build reads; a copy starts as warm as the project is. */
const CACHES = ['imported', 'records', 'reference', 'social', 'twins', 'twoslash'];

const buildScript = (compressed: boolean): string => `
  import { build } from './src/build/tasks.ts';
  import { buildPaths } from './src/build/paths.ts';
  await build(buildPaths(), { compressed: ${compressed}, log() {} });
`;

export async function buildCopy(edits: Edits): Promise<BuiltCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-copy-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    copySources(folder);
    linkCaches(folder);
    editFiles(folder, edits);
    await runBuild(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    dist: join(folder, 'dist'),
    conf: join(folder, '.generated/nginx.conf'),
    remove,
  };
}

/** What a clean clone and `npm ci` would put there. */
export function copySources(folder: string): void {
  for (const path of sourceFiles()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(PROJECT_ROOT, path), file);
  }
  for (const path of ['node_modules', 'external/node_modules', 'old-webpack/node_modules']) {
    symlinkSync(join(PROJECT_ROOT, path), join(folder, path));
  }
}

/** Also files that are not committed yet, as the project's own build takes them. */
function sourceFiles(): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', listed, { cwd: PROJECT_ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(PROJECT_ROOT, path)));
}

/** They write aside and rename, so a hard link never changes the project's file. */
function linkCaches(folder: string): void {
  for (const cache of CACHES) linkCache(cache, folder);
}

/** Of one cache, the wanted entries. */
export function linkCache(
  cache: string,
  folder: string,
  isWanted: (entry: string) => boolean = () => true,
): void {
  const from = join(PROJECT_ROOT, '.cache', cache);
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isWanted(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const file = join(folder, '.cache', cache, source.slice(from.length));
    mkdirSync(dirname(file), { recursive: true });
    try {
      linkSync(source, file);
    } catch {
      // The temporary folder is on another disk, or the file has just gone.
      if (existsSync(source)) copyFileSync(source, file);
    }
  }
}

export function editFiles(folder: string, edits: Edits): void {
  for (const [path, edit] of Object.entries(edits)) editFile(join(folder, path), edit);
}

/** Gives the edited files the project's text again. */
export function takeBack(folder: string, edits: Edits): void {
  for (const path of Object.keys(edits)) copyFileSync(join(PROJECT_ROOT, path), join(folder, path));
}

function editFile(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`The edit changes nothing in ${file}. Correct the edit.`);
  writeFileSync(file, edited);
}

/** For a build elsewhere: pages have their dates from git, and a copy is no repository. */
export const datesOfProject = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  GIT_DIR: `${PROJECT_ROOT}/.git`,
  GIT_WORK_TREE: folder,
});

/**
 * In a process of its own: its code is the copy's, not the project's. Not precompressed, nginx sends
 * the plain files, and the build takes half the time.
 */
export function runBuild(
  folder: string,
  { compressed = false, env = process.env } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', buildScript(compressed)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of the copy in ${folder} ended with ${code}:\n${stderr}`));
    });
  });
}
