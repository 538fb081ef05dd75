// Reads data/, validated, and the version of webpack: the facts a build needs beside the pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, siteSchema } from '../model/site.ts';
import { type OldUrls, readOldUrls } from '../pipeline/redirects/read-old-urls.ts';

export interface SiteData extends OldUrls {
  site: Site;
  /** Exact version the pages are checked with. */
  webpack: string;
}

export function readSiteData(project: string): SiteData {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(project, 'data', name), 'utf8'));
  return {
    ...readOldUrls(project),
    site: siteSchema.parse(read('site.json')),
    webpack: (read('../node_modules/webpack/package.json') as { version: string }).version,
  };
}
