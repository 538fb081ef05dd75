// Puts what was found into the order in which it is shown: the best first, then the others, each part by group and page.
import type { SearchContext, SearchHit } from '../service.ts';
import { excerptOf, marked, type Wanted } from './excerpt.ts';
import type { Found } from './found.ts';

const MOST_HITS = 24;
const MOST_PER_PAGE = 3;
/** Hits that come before weaker ones of their own group: a section of thirty pages would fill the screen. */
const BEST = 5;
/** Beside a much better hit a weak one only distracts. */
const WEAKEST = 0.08;
/** The section the reader is in wins over an equal one elsewhere. */
const HERE = 1.15;

/** `typed`: what is marked; null where corrections are what was found. */
export function arrange(
  found: readonly Found[],
  { url }: SearchContext,
  typed: Wanted | null,
): SearchHit[] {
  const section = `/${url.split('/')[1] ?? ''}/`;
  const ranked = found
    .map((one) => ({
      ...one,
      score: one.score * (section !== '//' && one.section.page.url.startsWith(section) ? HERE : 1),
    }))
    .sort((a, b) => b.rank - a.rank || b.score - a.score);
  const best = ranked.find(({ rank }) => rank === 0)?.score ?? 0;
  const kept = ranked.filter(({ rank, score }) => rank > 0 || score >= best * WEAKEST);
  const pages = Map.groupBy(kept, (one) => one.section.page);
  const most = new Set([...pages.values()].flatMap((hits) => hits.slice(0, MOST_PER_PAGE)));
  const hits = kept.filter((one) => most.has(one)).slice(0, MOST_HITS);
  return [...together(hits.slice(0, BEST)), ...together(hits.slice(BEST))].map((one) =>
    toHit(one, typed),
  );
}

/** The hits of a page side by side, and the pages of a group. */
function together(found: readonly Found[]): Found[] {
  const pages = Map.groupBy(found, ({ section }) => section.page);
  return [...Map.groupBy(pages.values(), ([first]) => first?.section.page.group).values()].flat(2);
}

function toHit({ section: { page, part }, rank, terms }: Found, typed: Wanted | null): SearchHit {
  const wanted = typed ?? { terms: new Set(terms), prefix: '' };
  const whole = part.id === '';
  return {
    url: whole ? page.url : `${page.url}#${part.id}`,
    title: marked(whole ? page.title : part.heading, wanted),
    trail: whole ? [page.group] : [page.group, page.title],
    excerpt: excerptOf(part.text, wanted, rank > 0),
    kind: part.kind,
    group: page.group,
    page: whole,
  };
}
