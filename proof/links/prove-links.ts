// The section "links" of the proof: built pages, old addresses, addresses in webpack's messages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legacyUrlsSchema, redirectsSchema, retiredSchema } from '../../src/model/redirect.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { follower } from '../../src/pipeline/redirects/landing.ts';
import {
  checkLegacy,
  checkMessages,
  type OldLinks,
} from '../../src/pipeline/redirects/old-addresses.ts';
import { messageUrls } from '../../src/pipeline/reference/message-urls.ts';
import type { ProofInput, Row, SectionResult } from '../section.ts';
import { checkBuiltLinks } from './built-links.ts';
import { type BuiltSite, readBuiltSite } from './built-pages.ts';

export function proveLinks(input: ProofInput & { dist: string }): SectionResult {
  const data = (name: string): unknown =>
    JSON.parse(readFileSync(join(input.project, 'data', name), 'utf8'));
  const legacyUrls = legacyUrlsSchema.parse(data('legacy-urls.json'));
  const redirects = redirectsSchema.parse(data('redirects.json'));
  const { origin } = data('site.json') as { origin: string };
  const site = readBuiltSite(input.dist);
  const sources = new Map(input.records.map(({ url, path }) => [url, `content/${path}`]));
  const ids = new Map([...site.pages].map(([url, page]) => [url, page.ids]));
  const follow = follower({ ids, redirects, legacyUrls, pages: new Set(sources.keys()) });

  const built = checkBuiltLinks(site, origin);
  const legacy = checkLegacy({
    legacyUrls,
    retired: retiredSchema.parse(data('retired-fragments.json')),
    follow,
    ids,
    sourceOf: (url) => sources.get(url) ?? 'data/redirects.json',
  });
  const messages = checkMessages(messageUrls(join(input.project, 'node_modules')), follow);
  return {
    rows: [
      pagesRow(site, built),
      row('old addresses and fragments', legacy),
      row("addresses in webpack's messages", messages),
    ],
    problems: [...built, ...legacy.problems, ...messages.problems],
  };
}

/** Pages, not links: their number does not change with every sentence, nor with this very report. */
function pagesRow(site: BuiltSite, problems: readonly Problem[]): Row {
  const failing = new Set(problems.map(({ file }) => file)).size;
  const total = site.pages.size;
  const set = 'built pages, all links followed';
  return { set, total, documented: null, proven: total - failing, unproven: 0, failing };
}

function row(set: string, { total, landing, waiting, retired, problems }: OldLinks): Row {
  return {
    set,
    total: total - retired,
    documented: null,
    proven: landing,
    unproven: waiting,
    failing: problems.length,
  };
}
