// Puts what was found into order: the hits of the best pages first, best first, then the others by section and page.
import type { SearchContext, SearchHit } from '../service.ts';
import { excerptOf, marked, type Wanted } from './excerpt.ts';
import type { Found } from './found.ts';

/** Nobody reads further, and each costs an excerpt. */
const MOST_HITS = 72;
const MOST_PER_PAGE = 3;
/** Pages that come before weaker ones of the same section: one of thirty pages would fill the screen. */
const BEST = 5;
/** Beside a much better hit a weak one only distracts, unless there is hardly another. */
const WEAKEST = 0.08;
const FEW = 8;
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
  const top = ranked.find(({ rank }) => rank === 0)?.score ?? 0;
  const kept = ranked.filter(
    ({ rank, score }, at) => rank > 0 || at < FEW || score >= top * WEAKEST,
  );
  const pages = [...Map.groupBy(kept, (one) => one.section.page).values()].map(mostOfPage);
  const best = new Set(pages.slice(0, BEST).flat());
  const others = Map.groupBy(pages.slice(BEST), ([first]) => first?.section.page.group);
  return [...kept.filter((one) => best.has(one)), ...[...others.values()].flat(2)]
    .slice(0, MOST_HITS)
    .map((one) => toHit(one, typed));
}

/** The best headings of a page, and the page itself, which takes no heading's place. */
function mostOfPage(found: readonly Found[]): Found[] {
  const headings = found.filter(({ section }) => section.part.id !== '').slice(0, MOST_PER_PAGE);
  return found.filter((one) => one.section.part.id === '' || headings.includes(one));
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
