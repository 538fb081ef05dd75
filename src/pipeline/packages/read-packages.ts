// Joins what we keep about a package (data/packages.json) with what its published files say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, packagesSchema } from '../../model/package.ts';
import { handlesOf, type PeopleMetadata } from './handles.ts';

export interface PackageFacts extends Package {
  version: string;
  license: string;
  /** `owner/name` on GitHub: ours where the published one is stale. */
  repository: string;
  branch: string;
  contributors: string[];
  /** Absolute folder of the installed package. */
  folder: string;
}

interface Manifest extends PeopleMetadata {
  version: string;
  license: string;
  repository?: string | { url?: string };
}

export function readPackageList(project: string): Package[] {
  return packagesSchema.parse(
    JSON.parse(readFileSync(join(project, 'data/packages.json'), 'utf8')),
  );
}

/** `external` is the folder whose node_modules hold the packages. */
export function readPackages(project: string, external: string): PackageFacts[] {
  return readPackageList(project).map((entry) => packageFacts(entry, external));
}

export function packageFacts(entry: Package, external: string): PackageFacts {
  const folder = join(external, 'node_modules', entry.name);
  const manifest = readManifest(folder, entry.name);
  const repository = entry.repository ?? repositoryOf(manifest);
  if (repository === null) {
    throw new Error(
      `${entry.name} names no repository on GitHub: give it one in data/packages.json.`,
    );
  }
  return {
    ...entry,
    version: manifest.version,
    license: manifest.license,
    repository,
    branch: entry.branch ?? 'main',
    contributors: handlesOf(manifest, repository.split('/')[0] ?? ''),
    folder,
  };
}

function readManifest(folder: string, name: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    throw new Error(`${name} is not installed in external/: run npm ci --prefix external.`);
  }
}

/** `owner/name`, `git+https://github.com/owner/name.git` and the like. */
export function repositoryOf({ repository }: Pick<Manifest, 'repository'>): string | null {
  const text = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const match = /^(?:.*github\.com[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(text);
  return match?.[1] ?? null;
}

export const urlOfPackage = ({ kind, name }: Pick<Package, 'kind' | 'name'>): string =>
  `/${kind}s/${name}/`;
/** As a file in content/ would be called; the underscore marks an imported page. */
export const pathOfPackage = ({ kind, name }: Pick<Package, 'kind' | 'name'>): string =>
  `${kind}s/_${name}.md`;
