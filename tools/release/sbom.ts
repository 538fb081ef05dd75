// Lists what a release was made with and of: every package of the lockfile, in CycloneDX.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function sbom(project: string): string {
  // Of the lockfile, not of node_modules: that one notes the registry and lacks other platforms.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const bom = JSON.parse(npm(project, args));
  const { name } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  // npm takes the folder's name, which is this machine's affair.
  bom.metadata.component.name = name;
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  const addresses = text.match(/\w+:\/\/[^"\s]+/g)?.filter((url) => url !== bom.$schema) ?? [];
  if (addresses.length > 0 || text.includes(project)) {
    throw new Error(
      `The list of packages names a place of this machine: ${addresses[0] ?? project}. ` +
        'Run npm run fix, which takes download addresses out of the lockfile, then release again.',
    );
  }
  return text;
}

function npm(project: string, args: string[]): string {
  try {
    return execFileSync('npm', args, {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      `npm ${args.join(' ')} failed: ${(error as Error).message}. It needs npm 9.5 or newer.`,
    );
  }
}
