// What `npm install` can be served without a network: the packages of the lockfile that are installed here.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package.json, of which npm needs the dependencies, the commands and the platforms. */
export interface Manifest {
  name: string;
  version: string;
  [key: string]: unknown;
}

export interface InstalledPackage {
  manifest: Manifest;
  /** Absolute. */
  folder: string;
  /** Directly in node_modules, under its own name: the version that pages are written for. */
  isLatest: boolean;
}

/**
 * By real name, so that `typescript6` is one more version of typescript. Packages for other platforms are
 * not installed and not here: npm skips an optional dependency that it cannot find.
 */
export function packagesAtHand(project: string): Map<string, InstalledPackage[]> {
  const lockfile = readJson(join(project, 'package-lock.json')) as { packages: object };
  const found = new Map<string, InstalledPackage[]>();
  for (const path of Object.keys(lockfile.packages)) {
    const folder = join(project, path);
    if (path === '' || !existsSync(join(folder, 'package.json'))) continue;
    const manifest = readJson(join(folder, 'package.json')) as Manifest;
    const versions = found.get(manifest.name) ?? [];
    const isLatest = path === `node_modules/${manifest.name}`;
    if (versions.every((other) => other.manifest.version !== manifest.version)) {
      versions.push({ manifest, folder, isLatest });
    }
    found.set(manifest.name, versions);
  }
  return found;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
