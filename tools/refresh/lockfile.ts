// Gives the lockfile the hashes it lacks: entries that tools/complete-lockfile.ts added for other platforms have none until a registry offers the package.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { LockPackages } from '../complete-lockfile.ts';

const run = promisify(execFile);

/** The hash of `name@version`; null where the registry does not have it. */
type Ask = (spec: string) => Promise<string | null>;

interface Hashed {
  packages: LockPackages;
  /** `name@version` of those that got a hash, and of those without one still. */
  added: string[];
  missing: string[];
}

export async function withHashes(packages: LockPackages, ask: Ask): Promise<Hashed> {
  const result: Hashed = { packages: { ...packages }, added: [], missing: [] };
  for (const [folder, { version, ...rest }] of Object.entries(packages)) {
    if (folder === '' || version === undefined || rest.integrity !== undefined) continue;
    const spec = `${folder.split('node_modules/').at(-1)}@${version}`;
    const integrity = await ask(spec);
    if (integrity === null) result.missing.push(spec);
    else {
      result.added.push(spec);
      // Where npm itself writes it.
      result.packages[folder] = { version, integrity, ...rest };
    }
  }
  return result;
}

export async function refreshLockfile(file: string, ask: Ask = askNpm): Promise<string> {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { packages, added, missing } = await withHashes(lock.packages, ask);
  if (added.length > 0) {
    writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  }
  const left = missing.length === 0 ? '' : `:\n${missing.join('\n')}`;
  return `${added.length} entries got a hash; of ${missing.length} the registry has no such version${left}`;
}

async function askNpm(spec: string): Promise<string | null> {
  try {
    const { stdout } = await run('npm', ['view', spec, 'dist.integrity']);
    return /^sha512-\S+$/.exec(stdout.trim())?.[0] ?? null;
  } catch (error) {
    // npm's answer to a version that is not there; without a registry nothing can be said.
    if (String((error as { stderr?: string }).stderr).includes('E404')) return null;
    throw error;
  }
}
