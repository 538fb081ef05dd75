// Reduces a record to what a browser needs, and adds the addresses that depend on the site's data.
import type { PageData, PageRecord } from '../model/record.ts';
import type { LegacyUrls } from '../model/redirect.ts';
import type { Site } from '../model/site.ts';
import { isChecked } from '../pipeline/proof-report/count-report.ts';
import { movedHtml } from './moved.ts';
import { listedAnchors } from './sections/listed-anchors.ts';
import { sections } from './sections/sections.ts';
import { sharedPrefix } from './sections/shared-prefix.ts';
import type { SiteData } from './site-data.ts';

/** A page whose life spans this day exists in the documentation of webpack 4. */
const V4_DAY = '2020-07-01';

export function pageData(record: PageRecord, data: SiteData): PageData {
  const { site, legacyUrls, webpack } = data;
  const { name, branch, contentPath } = site.docsRepository;
  const anchors = listedAnchors(record.anchors);
  const prefix = sharedPrefix(anchors);
  return {
    url: record.url,
    title: record.title,
    description: record.description,
    html: sections(record.html) + movedHtml(record, data.redirects),
    anchors,
    ...(prefix !== undefined && { prefix }),
    edit: record.edit ?? `https://github.com/${name}/edit/${branch}/${contentPath}/${record.path}`,
    ...(record.imported !== undefined && { imported: record.imported }),
    ...(record.post !== undefined && { post: record.post }),
    ...(record.repo !== undefined && { repo: record.repo }),
    ...(record.related !== undefined && { related: record.related }),
    contributors: record.contributors,
    ...(isChecked(record) && { checkedWith: webpack }),
    v4Url: v4Url(record.url, site, legacyUrls),
  };
}

function v4Url(url: string, site: Site, legacy: LegacyUrls): string {
  const life = legacy[url]?.pages;
  const existed = life !== undefined && life[0] <= V4_DAY && V4_DAY <= life[1];
  return new URL(existed ? url : '/', site.v4Origin).href;
}
