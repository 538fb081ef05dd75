// Writes data/since.json: first releases of the names whose age the pinned webpack does not tell itself, and of values newer than their option.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceRecord } from '../../src/model/reference.ts';
import { linkedName } from '../../src/pipeline/names/names.ts';
import { classRecords } from '../../src/pipeline/reference/types/class-records.ts';
import { hookRecords } from '../../src/pipeline/reference/types/hook-records.ts';
import { objectRecords } from '../../src/pipeline/reference/types/member-records.ts';
import { downloadReleases, type Fetch } from './download.ts';
import { firstReleases, type Since } from './first-release.ts';
import {
  contentsOfRelease,
  type DerivedSet,
  recordsIn,
  type ValuedSet,
  valuesIn,
} from './release-names.ts';
import { firstOfEachMinor } from './releases.ts';
import { newerValues, type Values } from './value-releases.ts';

const PROJECT = join(import.meta.dirname, '../..');
const WEBPACK = join(PROJECT, 'node_modules/webpack');

interface SinceRun {
  versions: string[];
  wanted: Record<DerivedSet, string[]>;
  /** What the options of the pinned webpack take. */
  values: Record<ValuedSet, Values>;
  /** Where releases are kept between runs. */
  folder: string;
  target: string;
  fetch?: Fetch;
}

/** Everything is read before anything is written: a failure leaves the file of the last run. */
export async function writeSince(run: SinceRun): Promise<Since> {
  const { versions, wanted, values, folder, target, fetch } = run;
  const folders = await downloadReleases(versions, folder, fetch);
  const releases = folders.map((release, index) => ({
    version: versions[index] ?? '',
    ...contentsOfRelease(release),
  }));
  const valuesSince = (set: ValuedSet) =>
    newerValues(
      values[set],
      releases.map((release) => ({ version: release.version, values: release.values[set] })),
    );
  const since: Since = {
    ...firstReleases(wanted, releases),
    values: { options: valuesSince('options'), 'plugin-options': valuesSince('plugin-options') },
  };
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
    values: valuesIn(WEBPACK),
    folder: join(PROJECT, '.cache/refresh'),
    target: join(PROJECT, 'data/since.json'),
  });
}

function namesWithoutAge(): Record<DerivedSet, string[]> {
  const records = recordsIn(WEBPACK);
  const { compiler, compilation } = objectRecords();
  return {
    options: ageless(records.options),
    'plugin-options': ageless(records['plugin-options']),
    hooks: ageless(hookRecords()),
    compiler: ageless(compiler),
    compilation: ageless(compilation),
    classes: classRecords().map(linkedName),
  };
}

function ageless(records: ReferenceRecord[]): string[] {
  return records.filter(({ since }) => since === null).map(({ name }) => name);
}
