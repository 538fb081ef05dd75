// Everything about one published release that is compared with the next: its schemas, its package.json, its source and what it does when it runs.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReferenceRecord } from '../../../src/model/reference.ts';
import { recordsIn } from '../release-names.ts';

const run = promisify(execFile);

/** What `probe-release.ts` prints. */
export interface Probed {
  exports: string[];
  /** By mode, then by target: path to source text. */
  defaults: Record<string, string>[][];
  /** With a cache on the disk, whose options have no default otherwise. */
  onDisk: Record<string, string>;
}

export interface ReleaseFacts extends Probed {
  version: string;
  options: ReferenceRecord[];
  pluginOptions: ReferenceRecord[];
  node: string;
  dependencies: string[];
  /** Codes of the deprecation warnings in its source. */
  warnings: string[];
}

export async function factsOfRelease(folder: string, version: string): Promise<ReleaseFacts> {
  const records = recordsIn(folder);
  const { engines, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    version,
    options: records.options,
    pluginOptions: records['plugin-options'],
    node: engines.node,
    dependencies: Object.keys(dependencies)
      .filter((name) => !name.startsWith('@types/'))
      .sort(),
    warnings: warningCodes(join(folder, 'lib')),
    ...(await probe(folder)),
  };
}

/** In an empty project, so that no file of this machine has a say. */
async function probe(release: string): Promise<Probed> {
  const folder = mkdtempSync(join(tmpdir(), 'minor-release-'));
  const context = join(folder, 'context');
  const cwd = join(folder, 'cwd');
  try {
    for (const place of [context, cwd]) {
      mkdirSync(place);
      writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'my-app' }));
    }
    const script = join(import.meta.dirname, 'probe-release.ts');
    const env = { PATH: process.env['PATH'], TERM: 'xterm' };
    const options = { cwd, env, maxBuffer: 2 ** 28 };
    const { stdout } = await run(process.execPath, [script, release, context], options);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function warningCodes(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const codes = files
    .filter((file) => file.endsWith('.js'))
    .flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/\bDEP_[A-Z][A-Z_]+\b/g) ?? [],
    );
  return [...new Set(codes)].sort();
}
