// A redirect with a mistyped target would wait forever for a page that nobody is going to write.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, didYouMeanPage } from '../../model/near.ts';
import type { PageRecord } from '../../model/record.ts';
import { type LegacyUrls, type Redirect, redirectsSchema } from '../../model/redirect.ts';
import type { Problem } from '../problem.ts';

const TABLE = 'data/redirects.json';
const PLANNED = 'data/page-order.json';

export interface Targets {
  /** Every page by its URL, with its ids. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Pages of the site's plan, written or not. */
  planned: ReadonlySet<string>;
  /** Pages of the old site and their ids: all of them will be answered by a page or a redirect. */
  legacyUrls: LegacyUrls;
}

interface TargetInput {
  project: string;
  records: readonly Pick<PageRecord, 'url' | 'ids'>[];
  legacyUrls: LegacyUrls;
}

export function checkTargets({ project, records, legacyUrls }: TargetInput): Problem[] {
  const text = readFileSync(join(project, TABLE), 'utf8');
  const order: { url: string }[] = JSON.parse(readFileSync(join(project, PLANNED), 'utf8'));
  return wrongTargets(text, {
    pages: new Map(records.map(({ url, ids }) => [url, ids])),
    planned: new Set(order.map(({ url }) => url)),
    legacyUrls,
  });
}

export function wrongTargets(text: string, targets: Targets): Problem[] {
  const lines = targetLines(text);
  return redirectsSchema.parse(JSON.parse(text)).flatMap((redirect, row) => {
    const wrong = wrongTarget(redirect, targets);
    return wrong === null ? [] : { file: TABLE, line: lines[row] ?? 1, ...wrong };
  });
}

/** Each row has one "to": the n-th of them belongs to the n-th row. */
function targetLines(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => Array.from(line.matchAll(/"to"\s*:/g), () => index + 1));
}

type Wrong = Pick<Problem, 'what' | 'advice'>;

function wrongTarget({ from, to }: Redirect, targets: Targets): Wrong | null {
  const [url = '', fragment] = to.split('#');
  const { pages, planned, legacyUrls } = targets;
  const ids = pages.get(url);
  const old = Object.hasOwn(legacyUrls, url) ? Object.keys(legacyUrls[url]?.ids ?? {}) : null;
  if (ids === undefined && old === null && !planned.has(url)) {
    const known = new Set([...pages.keys(), ...planned, ...Object.keys(legacyUrls)]);
    return {
      what: `${from} redirects to ${url}, which is neither a page nor a planned one.`,
      advice: `Correct the URL; a page that is still to be written is listed in ${PLANNED}.${didYouMeanPage(url, known)}`,
    };
  }
  if (fragment === undefined) return null;
  if (ids !== undefined) {
    if (ids.includes(fragment)) return null;
    return {
      what: `${from} redirects to ${to}, but ${url} has no heading #${fragment}.`,
      advice: `Use one of its ids.${didYouMean(fragment, ids)}`,
    };
  }
  // The old ids of a page find a home when it is written, so they are what can be relied on until then.
  if (old?.includes(fragment)) return null;
  return {
    what: `${from} redirects to ${to}, but ${url} is not written yet and #${fragment} is not one of its old ids.`,
    advice: `Use an old id (data/legacy-urls.json), or leave the fragment out until the page is written.${didYouMean(fragment, old ?? [])}`,
  };
}
