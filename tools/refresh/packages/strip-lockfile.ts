// Reduces a lockfile to the packages that are named: their dependencies are never needed, so never installed.

export interface Lockfile {
  name?: string;
  lockfileVersion: number;
  requires?: boolean;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** Throws unless every package is there in the version asked for, with its integrity. */
export function stripLockfile(lock: Lockfile, dependencies: Record<string, string>): Lockfile {
  const { name, lockfileVersion, requires } = lock;
  const kept = Object.keys(dependencies)
    .sort()
    .map((dependency) => {
      const locked = lock.packages[`node_modules/${dependency}`];
      const { version, integrity, license } = locked ?? {};
      if (version !== dependencies[dependency] || integrity === undefined) {
        throw new Error(
          `The lockfile has ${dependency} ${version ?? 'not at all'} instead of ${dependencies[dependency]} with its integrity: nothing was written, run it again.`,
        );
      }
      const entry = { version, integrity, ...(license !== undefined && { license }) };
      return [`node_modules/${dependency}`, entry] as const;
    });
  const root = lock.packages[''];
  return {
    ...(name !== undefined && { name }),
    lockfileVersion,
    ...(requires !== undefined && { requires }),
    packages: {
      '': { ...(root?.name !== undefined && { name: root.name }), dependencies },
      ...Object.fromEntries(kept),
    },
  };
}
