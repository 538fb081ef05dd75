// A plain record for tests, so that each of them names only the facts it is about.
import type { PageRecord } from '../../model/record.ts';
import { urlOf } from '../../model/url.ts';
import { nothingFound } from '../markdown/page-context.ts';

export function sampleRecord(path: string, facts: Partial<PageRecord> = {}): PageRecord {
  return {
    path,
    url: urlOf(path),
    size: 1,
    title: path,
    description: `About ${path}`,
    contributors: ['webpack'],
    html: '',
    ...nothingFound(),
    ...facts,
  };
}
