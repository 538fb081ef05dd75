// The project of an example as a zip file: the same bytes on every machine and every day.
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { bytesOf, folderOf, lastStep, layersOf, sourcesOf } from './layers.ts';

/** Path in the reader's folder to its bytes, sorted. */
export function offeredFiles(project: string, example: string): Map<string, Buffer> {
  const examples = join(project, 'examples');
  const sources = sourcesOf(layersOf(examples, example, lastStep(examples, example)));
  return new Map(
    [...sources].sort().map(([path, source]): [string, Buffer] => [path, bytesOf(source)]),
  );
}

export function zipOf(project: string, example: string): Uint8Array {
  const folder = folderOf(join(project, 'examples'), example);
  const entries: Zippable = {};
  for (const [path, bytes] of offeredFiles(project, example)) {
    entries[`${folder}/${path}`] = bytes;
  }
  // A zip file has local time, so this is the same everywhere.
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}
