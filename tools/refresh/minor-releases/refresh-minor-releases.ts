// Writes data/minor-releases.json: the last patch of every minor of webpack 5 is run and compared with that of the minor before it.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MinorReleases, minorReleasesSchema } from '../../../src/model/minor-release.ts';
import { downloadReleases } from '../download.ts';
import { lastOfEachMinor } from '../releases.ts';
import { compareReleases } from './compare-releases.ts';
import { fetchWhole } from './fetch-whole.ts';
import { believableDays } from './release-days.ts';
import { factsOfRelease, type ReleaseFacts } from './release-facts.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** Everything is compared before anything is written: a failure leaves the file of the last run. */
export async function refreshMinorReleases(): Promise<MinorReleases> {
  const pinned = readFileSync(join(PROJECT, 'node_modules/webpack/package.json'), 'utf8');
  const times = ask('time') as Record<string, string>;
  const versions = lastOfEachMinor(ask('versions') as string[], JSON.parse(pinned).version);
  const days = believableDays(times, versions.length);
  const cache = join(PROJECT, '.cache/refresh/whole');
  const folders = await downloadReleases(versions, cache, fetchWhole);
  const releases: MinorReleases['releases'] = [];
  let before: ReleaseFacts | null = null;
  for (const [index, version] of versions.entries()) {
    const facts = await factsOfRelease(folders[index] ?? '', version);
    const released = days[index];
    releases.push({
      minor: `5.${index}`,
      version,
      ...(released === undefined ? {} : { released }),
      ...(before === null ? {} : compareReleases(before, facts)),
    });
    before = facts;
  }
  const node = process.versions.node.split('.')[0] ?? '';
  const data = minorReleasesSchema.parse({ node, releases });
  const target = join(PROJECT, 'data/minor-releases.json');
  const temporary = `${target}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(data, null, 1)}\n`);
  renameSync(temporary, target);
  return data;
}

function ask(field: 'time' | 'versions'): unknown {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return JSON.parse(execFileSync('npm', ['view', 'webpack', field, '--json'], options));
}
