// Every address and fragment the documentation had since 2017 must still land, wait for its page, or be retired.
import { didYouMean } from '../../src/model/near.ts';
import type { LegacyUrls, Retired } from '../../src/model/redirect.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { BuiltSite } from './built-pages.ts';
import type { Follow } from './landing.ts';

export interface OldLinks {
  total: number;
  landing: number;
  waiting: number;
  retired: number;
  problems: Problem[];
}

export interface LegacyInput {
  legacyUrls: LegacyUrls;
  retired: readonly Retired[];
  follow: Follow;
  site: BuiltSite;
  /** Name of a page's source for messages. */
  sourceOf: (url: string) => string;
}

export function checkLegacy(input: LegacyInput): OldLinks {
  const result: OldLinks = { total: 0, landing: 0, waiting: 0, retired: 0, problems: [] };
  const excused = new Set(input.retired.flatMap(({ url, ids }) => ids.map((id) => `${url}#${id}`)));
  const unused = new Set(excused);
  for (const [url, { ids }] of Object.entries(input.legacyUrls)) {
    for (const id of ['', ...Object.keys(ids)]) {
      result.total += 1;
      const landing = input.follow(url, id);
      if (landing.kind === 'lands') result.landing += 1;
      else if (landing.kind === 'waits') result.waiting += 1;
      else if (excused.has(`${url}#${id}`)) {
        result.retired += 1;
        unused.delete(`${url}#${id}`);
      } else result.problems.push(lost(url, id, landing.page, input));
    }
  }
  for (const entry of unused) {
    result.problems.push({
      file: 'data/retired-fragments.json',
      line: 1,
      what: `${entry} is retired, but it lands or waits.`,
      advice: 'Remove it from the list.',
    });
  }
  return result;
}

function lost(url: string, id: string, page: string, input: LegacyInput): Problem {
  const ids = input.site.pages.get(page)?.ids ?? new Set<string>();
  return {
    file: input.sourceOf(page),
    line: 1,
    what: `The old address ${url}${id === '' ? '' : `#${id}`} leads to nothing on ${page}.`,
    advice:
      `Add the id as an alias, ## Heading {#id #${id}}; or move it in data/redirects.json; ` +
      `or retire it with a reason in data/retired-fragments.json.${didYouMean(id, ids)}`,
  };
}
