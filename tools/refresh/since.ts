// Writes data/since.json: first releases of the names whose age the pinned webpack does not tell itself.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceRecord } from '../../src/model/reference.ts';
import { canonicalOptions } from '../../src/pipeline/reference/canonical-options.ts';
import { optionRecords } from '../../src/pipeline/reference/option-records.ts';
import { pluginOptions } from '../../src/pipeline/reference/plugin-options.ts';
import { readSchema } from '../../src/pipeline/reference/schema.ts';
import { hookRecords } from '../../src/pipeline/reference/types/hook-records.ts';
import { downloadReleases, type Fetch } from './download.ts';
import { firstReleases, type Since } from './first-release.ts';
import { type DerivedSet, namesOfRelease } from './release-names.ts';
import { firstOfEachMinor } from './releases.ts';

const PROJECT = join(import.meta.dirname, '../..');
const WEBPACK = join(PROJECT, 'node_modules/webpack');

export interface SinceRun {
  versions: string[];
  wanted: Record<DerivedSet, string[]>;
  /** Where releases are kept between runs. */
  folder: string;
  target: string;
  fetch?: Fetch;
}

/** Everything is read before anything is written: a failure leaves the file of the last run. */
export async function writeSince({ versions, wanted, folder, target, fetch }: SinceRun) {
  const folders = await downloadReleases(versions, folder, fetch);
  const releases = folders.map((release, index) => ({
    version: versions[index] ?? '',
    names: namesOfRelease(release),
  }));
  const since = firstReleases(wanted, releases);
  const temporary = `${target}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(since, null, 2)}\n`);
  renameSync(temporary, target);
  return since;
}

export async function refreshSince(): Promise<Since> {
  const { version } = JSON.parse(readFileSync(join(WEBPACK, 'package.json'), 'utf8'));
  const list = execFileSync('npm', ['view', 'webpack', 'versions', '--json'], { encoding: 'utf8' });
  return writeSince({
    versions: firstOfEachMinor(JSON.parse(list), version),
    wanted: namesWithoutAge(),
    folder: join(PROJECT, '.cache/refresh'),
    target: join(PROJECT, 'data/since.json'),
  });
}

function namesWithoutAge(): Record<DerivedSet, string[]> {
  const schema = join(WEBPACK, 'schemas/WebpackOptions.json');
  const options = canonicalOptions(readSchema(schema).root, schema);
  const ofPlugins = pluginOptions(join(WEBPACK, 'schemas/plugins'));
  return {
    options: ageless(optionRecords('options', options)),
    'plugin-options': ageless(optionRecords('plugin-options', ofPlugins)),
    hooks: ageless(hookRecords()),
  };
}

function ageless(records: ReferenceRecord[]): string[] {
  return records.filter(({ since }) => since === null).map(({ name }) => name);
}
