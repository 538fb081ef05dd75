// Reads data/ and the committed report of the proof, validated: the facts a build needs beside the pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProofReport, proofReportSchema } from '../model/proof-report.ts';
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
  report: ProofReport;
}

export function readSiteData(project: string): SiteData {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(project, 'data', name), 'utf8'));
  return {
    site: siteSchema.parse(read('site.json')),
    redirects: redirectsSchema.parse(read('redirects.json')),
    legacyUrls: legacyUrlsSchema.parse(read('legacy-urls.json')),
    planned: plannedPagesSchema.parse(read('planned-pages.json')),
    report: proofReportSchema.parse(read('../proof/report.json')),
  };
}
