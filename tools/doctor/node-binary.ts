// Node itself is fetched by the install script of the package `node`, which no lockfile covers: its binary is held against a digest of ours.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** In the form of sha256sum, because CI asks that before it runs the binary. */
export const DIGESTS = readFileSync(join(import.meta.dirname, 'node.sha256'), 'utf8');

interface Machine {
  platform: string;
  arch: string;
}

export function checkNodeBinary(
  project: string,
  digests = DIGESTS,
  { platform, arch }: Machine = process,
): Finding {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const name = `node-${platform}-${arch}@${manifest.devDependencies.node}`;
  const wanted = digests
    .split('\n')
    .find((line) => line.endsWith(`  ${name}`))
    ?.slice(0, 64);
  const file = `node_modules/node/bin/node${platform === 'win32' ? '.exe' : ''}`;
  const path = join(project, file);
  const found = existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('hex')
    : null;
  const advice =
    wanted === undefined
      ? `There is no digest for ${name} yet. Compare ${file} (${found}) with the archive of nodejs.org, then add it to tools/doctor/node.sha256.`
      : `${file} is ${found ?? 'missing'}, not ${wanted}. Run nothing with it. Remove node_modules and run npm ci; if it is the same again, the registry gives another binary: find out why.`;
  return {
    what: `the binary of ${name} is the pinned one`,
    ok: wanted !== undefined && found === wanted,
    // Of a platform that nobody has pinned nothing can be said.
    breaks: wanted !== undefined,
    advice,
  };
}
