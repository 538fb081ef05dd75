// Whether what is installed is what the lockfile says: an npm install over an older tree can leave it otherwise.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type LockPackages, missingPlatforms } from '../complete-lockfile.ts';
import type { Finding } from './finding.ts';

/** Each is also shipped by an alias (typescript6, webpack-previous), and npm links whichever comes last. */
const COMMANDS: Record<string, string> = { tsc: 'typescript', webpack: 'webpack' };

interface Manifest {
  version?: string;
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function checkPackages(project: string): Finding[] {
  const lock = readJson<{ packages: LockPackages }>(join(project, 'package-lock.json'));
  const manifest = readJson<Manifest>(join(project, 'package.json'));
  if (lock === null || manifest === null) {
    const advice = 'Restore package.json and package-lock.json from git.';
    return [{ what: 'package.json and package-lock.json', ok: false, breaks: true, advice }];
  }
  const pins = { ...manifest.dependencies, ...manifest.devDependencies };
  return [
    agreement(pins, lock.packages),
    installed(project, lock.packages),
    ...Object.entries(COMMANDS).map(([bin, owner]) => command(project, { bin, owner, pins })),
    completeness(lock.packages),
  ];
}

/** Both files are edited by hand now and then. */
function agreement(pins: Record<string, string>, packages: LockPackages): Finding {
  const wrong = Object.entries(pins).filter(
    ([name, pin]) => packages[`node_modules/${name}`]?.version !== versionIn(pin),
  );
  return {
    what: `package-lock.json has the ${Object.keys(pins).length} pinned versions`,
    ok: wrong.length === 0,
    breaks: true,
    advice: `Differs: ${few(wrong.map(([name, pin]) => `${name} ${pin}`))}. Run npm install, then npm run fix.`,
  };
}

/** Every package of the lockfile; those for other platforms may be absent. */
function installed(project: string, packages: LockPackages): Finding {
  const wrong = Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { version, optional }]) => {
      const found = readJson<Manifest>(join(project, path, 'package.json'))?.version;
      if (found === version || (found === undefined && optional)) return [];
      return `${path.replace('node_modules/', '')} ${found ?? 'missing'}, not ${version}`;
    });
  return {
    what: 'node_modules is what package-lock.json says',
    ok: wrong.length === 0,
    breaks: true,
    advice: `${few(wrong)}. Run npm ci.`,
  };
}

function command(
  project: string,
  { bin, owner, pins }: { bin: string; owner: string; pins: Record<string, string> },
): Finding {
  const modules = join(project, 'node_modules');
  const link = join(modules, '.bin', bin);
  const target = existsSync(link) ? realpathSync(link) : null;
  const expected = existsSync(join(modules, owner)) ? realpathSync(join(modules, owner)) : '';
  return {
    what: `the command ${bin} is that of ${owner} ${versionIn(pins[owner] ?? '')}`,
    ok: target?.startsWith(`${expected}/`) ?? false,
    // The wrong compiler does not stop a build, it only judges the code differently.
    breaks: false,
    advice: `It is ${target === null ? 'missing' : target.slice(realpathSync(modules).length + 1)}: npm linked another package's. Run npm ci.`,
  };
}

function completeness(packages: LockPackages): Finding {
  const missing = missingPlatforms(packages);
  return {
    what: 'package-lock.json has entries for all platforms',
    ok: missing.length === 0,
    breaks: false,
    advice: `Missing: ${few(missing.map(({ name }) => name))}. npm ci will refuse it elsewhere. Run npm run fix.`,
  };
}

const versionIn = (pin: string): string => pin.slice(pin.lastIndexOf('@') + 1);

const few = (names: readonly string[]): string =>
  names.length > 4
    ? `${names.slice(0, 4).join('; ')}; and ${names.length - 4} more`
    : names.join('; ');

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
