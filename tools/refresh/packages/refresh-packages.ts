// Brings the packages whose READMEs are pages up to date, and tells what readers would notice.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeChange, readmeChange } from './readme-change.ts';
import { type Lockfile, stripLockfile } from './strip-lockfile.ts';

const run = promisify(execFile);

/** The three things npm is asked for, so that a test can answer instead. */
export interface Npm {
  latest: (name: string) => Promise<string>;
  /** Makes the whole lockfile of the folder's package.json. */
  lock: (folder: string) => Promise<void>;
  /** Installs what the lockfile of the folder says. */
  install: (folder: string) => Promise<void>;
}

const realNpm: Npm = {
  latest: async (name) => (await run('npm', ['view', name, 'version'])).stdout.trim(),
  lock: async (folder) => {
    await run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder });
  },
  install: async (folder) => {
    await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  },
};

/** `only` names one package; every other keeps its version. Gives a report per changed package. */
export async function refreshPackages(
  external: string,
  only: string | null = null,
  npm: Npm = realNpm,
): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(join(external, 'package.json'), 'utf8'));
  const before: Record<string, string> = manifest.dependencies;
  if (only !== null && before[only] === undefined) {
    throw new Error(
      `${only} is not in external/package.json: add it there and to data/packages.json.`,
    );
  }
  const after = { ...before };
  for (const name of only === null ? Object.keys(before) : [only]) {
    after[name] = await npm.latest(name);
  }
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return [];
  const old = new Map(changed.map((name) => [name, readmeOf(external, name)]));

  const files = await lockedFiles(external, { ...manifest, dependencies: after }, npm);
  for (const [file, text] of files) writeFileSync(join(external, file), text);
  await npm.install(external);

  return changed.map((name) => {
    const change = readmeChange(old.get(name) ?? '', readmeOf(external, name));
    return describeChange(name, [before[name] ?? '', after[name] ?? ''], change);
  });
}

/** Made elsewhere and taken over only when whole. */
async function lockedFiles(
  external: string,
  manifest: { dependencies: Record<string, string> },
  npm: Npm,
): Promise<[file: string, text: string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'refresh-packages-'));
  try {
    cpSync(join(external, '.npmrc'), join(folder, '.npmrc'));
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    writeFileSync(join(folder, 'package.json'), text);
    await npm.lock(folder);
    const whole: Lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const lock = stripLockfile(whole, manifest.dependencies);
    return [
      ['package.json', text],
      ['package-lock.json', `${JSON.stringify(lock, null, 2)}\n`],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readmeOf(external: string, name: string): string {
  try {
    return readFileSync(join(external, 'node_modules', name, 'README.md'), 'utf8');
  } catch {
    return '';
  }
}
