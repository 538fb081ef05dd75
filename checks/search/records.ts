// The pages and facts of today's content, as the build reads them.
import { join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import { allPages } from '../../src/pipeline/all-pages.ts';

export const PROJECT = join(import.meta.dirname, '../..');

export async function readRecords(): Promise<PageRecord[]> {
  const { records } = await allPages({
    project: PROJECT,
    contentRoot: join(PROJECT, 'content'),
    external: join(PROJECT, 'external'),
    cacheFolder: join(PROJECT, '.cache'),
  });
  return records;
}
