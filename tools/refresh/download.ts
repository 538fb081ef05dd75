// Brings the schemas and declarations of published releases into a folder, through npm alone and a few at a time.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { GIVES_HOOKS } from '../../src/pipeline/reference/types/static-hooks.ts';
import { type PackedFile, readTarball } from './tarball.ts';

const run = promisify(execFile);
const AT_ONCE = 4;
/** What names are read from; a release without one of them cannot be compared. */
const PARTS = ['schemas/WebpackOptions.json', 'schemas/plugins', 'types.d.ts', 'lib'];

export type Fetch = (version: string, folder: string) => Promise<void>;

/** Folders of all releases, in their order; throws unless every single one is whole. */
export async function downloadReleases(
  versions: string[],
  folder: string,
  fetch: Fetch = fetchFromNpm,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const waiting = versions.filter((version) => !isWhole(join(folder, version)));
  const failures: string[] = [];
  const worker = async () => {
    for (let version = waiting.shift(); version; version = waiting.shift()) {
      await fetch(version, folder).catch((error) => failures.push(`${version}: ${error.message}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const folders = versions.map((version) => join(folder, version));
  const partial = versions.filter((version) => !isWhole(join(folder, version)));
  if (partial.length > 0) {
    throw new Error(
      `Releases that did not arrive whole: ${partial.join(', ')}. Nothing was written; run it again.\n${failures.join('\n')}`,
    );
  }
  return folders;
}

function isWhole(folder: string): boolean {
  return PARTS.every((part) => existsSync(join(folder, part)));
}

/** Moves in a release's files, those that `unpack` wants. */
export async function fetchFromNpm(
  version: string,
  folder: string,
  wants: (file: PackedFile) => boolean = isCompared,
): Promise<void> {
  const tarball = join(folder, `webpack-${version}.tgz`);
  const partial = join(folder, `${version}.partial`);
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  try {
    if (!existsSync(tarball)) {
      const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
      await run('npm', ['pack', ...options, `webpack@${version}`]);
    }
    unpack(tarball, partial, wants);
    // Moved only when complete, so that a folder that exists can be trusted.
    renameSync(partial, join(folder, version));
  } finally {
    // Unpacked it is not needed; broken it would break the next run too.
    rmSync(tarball, { force: true });
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Of the library only the files with hooks that declarations came to know late. */
const isCompared = ({ path, text }: PackedFile): boolean =>
  path === 'types.d.ts' ||
  /^schemas\/.+\.json$/.test(path) ||
  (/^lib\/.+\.js$/.test(path) && GIVES_HOOKS.test(text));

function unpack(tarball: string, folder: string, wants: (file: PackedFile) => boolean): void {
  for (const packed of readTarball(tarball, () => true)) {
    if (!wants(packed)) continue;
    const file = join(folder, packed.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, packed.text);
  }
}
