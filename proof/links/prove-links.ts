// The section "links" of the proof: built pages, old URLs, URLs in webpack's messages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '../../src/model/site.ts';
import { linkRows } from '../../src/pipeline/proof-report/rows.ts';
import { follower } from '../../src/pipeline/redirects/landing.ts';
import { checkLegacy, checkMessages } from '../../src/pipeline/redirects/old-addresses.ts';
import { readOldUrls } from '../../src/pipeline/redirects/read-old-urls.ts';
import { messageUrls } from '../../src/pipeline/reference/message-urls.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import { checkBuiltLinks } from './built-links.ts';
import { readBuiltSite } from './built-pages.ts';

export function proveLinks(input: ProofInput & { dist: string }): SectionResult {
  const { legacyUrls, redirects, retired } = readOldUrls(input.project);
  const { origin } = siteSchema.parse(
    JSON.parse(readFileSync(join(input.project, 'data/site.json'), 'utf8')),
  );
  const site = readBuiltSite(input.dist);
  const sources = new Map(input.records.map(({ url, path }) => [url, `content/${path}`]));
  const ids = new Map([...site.pages].map(([url, page]) => [url, page.ids]));
  const follow = follower({ ids, redirects, legacyUrls, pages: new Set(sources.keys()) });

  const built = checkBuiltLinks(site, origin);
  const legacy = checkLegacy({
    legacyUrls,
    retired,
    follow,
    ids,
    sourceOf: (url) => sources.get(url) ?? 'data/redirects.json',
  });
  const messages = checkMessages(messageUrls(join(input.project, 'node_modules')), follow);
  return {
    rows: linkRows({
      pages: input.records.length,
      failing: new Set(built.map(({ file }) => file)).size,
      legacy,
      messages,
    }),
    problems: [...built, ...legacy.problems, ...messages.problems],
  };
}
