// Every address and fragment the documentation had since 2017, and every one in webpack's messages, must
// still land, wait for its page, or be retired.
import { didYouMean } from '../../model/near.ts';
import type { LegacyUrls, Retired } from '../../model/redirect.ts';
import type { Problem } from '../problem.ts';
import type { MessageUrl } from '../reference/message-urls.ts';
import type { Follow, PageIds } from './landing.ts';

export interface OldLinks {
  total: number;
  landing: number;
  waiting: number;
  retired: number;
  problems: Problem[];
}

interface LegacyInput {
  legacyUrls: LegacyUrls;
  retired: readonly Retired[];
  follow: Follow;
  ids: PageIds;
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
      } else result.problems.push(lostAddress(url, id, landing.page, input));
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

function lostAddress(url: string, id: string, page: string, input: LegacyInput): Problem {
  const ids = input.ids.get(page) ?? new Set<string>();
  return {
    file: input.sourceOf(page),
    line: 1,
    what: `The old address ${url}${id === '' ? '' : `#${id}`} leads to nothing on ${page}.`,
    advice:
      `Add the id as an alias, ## Heading {#id #${id}}; or move it in data/redirects.json; ` +
      `or retire it with a reason in data/retired-fragments.json.${didYouMean(id, ids)}`,
  };
}

export function checkMessages(urls: readonly MessageUrl[], follow: Follow): OldLinks {
  const result: OldLinks = {
    total: urls.length,
    landing: 0,
    waiting: 0,
    retired: 0,
    problems: [],
  };
  for (const url of urls) {
    const landing = follow(url.path, url.fragment);
    if (landing.kind === 'lands') result.landing += 1;
    else if (landing.kind === 'waits') result.waiting += 1;
    else result.problems.push(lostMessage(url));
  }
  return result;
}

function lostMessage({ file, line, path, fragment }: MessageUrl): Problem {
  return {
    file: `node_modules/${file}`,
    line,
    what: `A message of webpack sends readers to ${path}${fragment && `#${fragment}`}, which is not there.`,
    advice: 'Give the heading about its subject that id as an alias, or add a redirect.',
  };
}
