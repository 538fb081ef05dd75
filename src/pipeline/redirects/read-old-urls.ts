// One reader for the tables about old URLs: what there was, where it moved, what waits for its page, what was retired.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LegacyUrls,
  legacyUrlsSchema,
  type PlannedPage,
  plannedPagesSchema,
  type Redirect,
  type Retired,
  redirectsSchema,
  retiredSchema,
} from '../../model/redirect.ts';

export interface OldUrls {
  legacyUrls: LegacyUrls;
  planned: PlannedPage[];
  redirects: Redirect[];
  retired: Retired[];
}

export function readOldUrls(project: string): OldUrls {
  const data = (name: string): unknown =>
    JSON.parse(readFileSync(join(project, 'data', name), 'utf8'));
  return {
    legacyUrls: legacyUrlsSchema.parse(data('legacy-urls.json')),
    planned: plannedPagesSchema.parse(data('planned-pages.json')),
    redirects: redirectsSchema.parse(data('redirects.json')),
    retired: retiredSchema.parse(data('retired-fragments.json')),
  };
}
