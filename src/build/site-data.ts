// Reads data/, validated, and the version of webpack: the facts a build needs beside the pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LegacyUrls,
  legacyUrlsSchema,
  type PlannedPage,
  plannedPagesSchema,
  type Redirect,
  redirectsSchema,
} from '../model/redirect.ts';
import { type Site, siteSchema } from '../model/site.ts';

export interface SiteData {
  site: Site;
  redirects: Redirect[];
  legacyUrls: LegacyUrls;
  planned: PlannedPage[];
  /** Exact version the pages are checked with. */
  webpack: string;
}

export function readSiteData(project: string): SiteData {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(project, 'data', name), 'utf8'));
  return {
    site: siteSchema.parse(read('site.json')),
    redirects: redirectsSchema.parse(read('redirects.json')),
    legacyUrls: legacyUrlsSchema.parse(read('legacy-urls.json')),
    planned: plannedPagesSchema.parse(read('planned-pages.json')),
    webpack: (read('../node_modules/webpack/package.json') as { version: string }).version,
  };
}
