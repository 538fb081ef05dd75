// Puts back what npm leaves out of the lockfile: packages for other platforms that the registry at hand
// does not offer. Without their entries `npm ci` refuses the lockfile; with them it skips them here.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface LockEntry {
  version?: string;
  integrity?: string;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockPackages = Record<string, LockEntry>;

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Optional packages that are asked for but have no entry, with the package that asks. */
export function missingPlatforms(packages: LockPackages): { name: string; asker: string }[] {
  return Object.entries(packages).flatMap(([asker, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${asker}/node_modules/${name}`],
      )
      .map((name) => ({ name, asker })),
  );
}

/** Such packages are named after their platform: `@swc/core-linux-arm64-musl`. */
export function completed(packages: LockPackages): LockPackages {
  const added = missingPlatforms(packages).map(({ name, asker }): [string, LockEntry] => {
    const parent = packages[asker] ?? {};
    const words = (name.split('/').at(-1) ?? '').split('-');
    const os = words
      .map((word) => (word === 'windows' ? 'win32' : word))
      .filter((word) => SYSTEMS.includes(word));
    const libc = words.includes('musl')
      ? ['musl']
      : words.some((word) => /^gnu/.test(word))
        ? ['glibc']
        : [];
    const entry: LockEntry = {
      version: parent.optionalDependencies?.[name] ?? '',
      cpu: words.filter((word) => PROCESSORS.includes(word)),
      ...(parent.dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      ...(parent.license !== undefined && { license: parent.license }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    return [`node_modules/${name}`, entry];
  });
  return Object.fromEntries(
    [...Object.entries(packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.packages = completed(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
