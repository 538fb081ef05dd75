// What may come from the registry: exact versions, with a hash, under a known licence, and hardly any that run code to install.

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  resolved?: string;
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

export interface Supply {
  /** Of package-lock.json: by folder, the project itself under the empty name. */
  packages: Readonly<Record<string, LockedPackage>>;
  /** `allowScripts` of package.json: packages with an install script, and whether it may run. */
  named: Readonly<Record<string, boolean>>;
}

const EXACT = /^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Licences that ask for no more than a notice; MPL for tools that are not shipped, OFL for fonts. */
const LICENCES = new Set([
  '(MIT AND BSD)',
  '(MIT AND BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT/X11',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages of webpack 3 and 4 whose license npm does not see: their `licenses`, the old key, says MIT. */
const MIT_BY_OLD_KEY = new Set([
  'console-browserify@1.2.0',
  'enhanced-resolve@3.4.1',
  'enhanced-resolve@4.5.0',
  'querystring-es3@0.2.1',
  'window-size@0.1.0',
]);

export function supplyProblems({ packages, named }: Supply): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) =>
    folder === '' ? pinProblems(locked) : packageProblems(folder, locked, named),
  );
}

function pinProblems({ dependencies, devDependencies }: LockedPackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} is asked for as "${version}". Pin one version.`);
}

function packageProblems(folder: string, locked: LockedPackage, named: Supply['named']): string[] {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const problems: string[] = [];
  if (locked.resolved !== undefined) {
    problems.push(`${name} has a download address. Run npm run fix.`);
  }
  if (!/^sha512-/.test(locked.integrity ?? '') && !isElsewhere(locked)) {
    problems.push(`${name} has no sha512 hash. Run npm run refresh -- lockfile.`);
  }
  if (locked.hasInstallScript && named[name] === undefined) {
    problems.push(
      `${name} runs a script when it is installed. Look at it, then name it in allowScripts of package.json.`,
    );
  }
  if (!LICENCES.has(locked.license ?? '') && !MIT_BY_OLD_KEY.has(`${name}@${locked.version}`)) {
    problems.push(
      `${name} is under "${locked.license ?? 'no licence'}". Do without it, or add the licence to checks/supply-chain.ts.`,
    );
  }
  return problems;
}

/** The platform that the site is built and checked on: here nothing is installed without a hash. */
const HERE = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;

/** Of some packages for other platforms the registry at hand has no version, hence no hash. */
function isElsewhere(locked: LockedPackage): boolean {
  const keys = ['os', 'cpu', 'libc'] as const;
  return locked.optional === true && keys.some((key) => locked[key]?.includes(HERE[key]) === false);
}
