// Hits of a hosted index in the shape DocSearch's crawler gives them, read as what they are: anybody's JSON.
import type { SearchKind } from '../../../model/search/search-file.ts';
import type { SearchAnswer, SearchHit } from '../service.ts';
import { marked } from './marked.ts';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The crawler's name for a section without one. */
const NO_GROUP = 'Documentation';

const KINDS: readonly [path: RegExp, kind: SearchKind][] = [
  [/^\/guides\//, 'Guide'],
  [/^\/concepts\//, 'Concept'],
  [/^\/configuration\//, 'Option'],
  [/^\/loaders\//, 'Loader'],
  [/^\/plugins\//, 'Plugin'],
  [/^\/api\/cli\//, 'CLI'],
  [/^\/api\/.*hooks\//, 'Hook'],
  [/^\/glossary\//, 'Glossary'],
  [/^\/blog\//, 'Blog'],
];

interface ReadOptions {
  query: string;
  /** Origin of the pages in the index. */
  site: string;
}

export function readAnswer(answer: unknown, { query, site }: ReadOptions): SearchAnswer {
  const records = at(answer, 'hits');
  if (!Array.isArray(records)) {
    throw new Error('The search service sent an answer without hits. Try again.');
  }
  // One heading has a record for each of its paragraphs.
  const hits = new Map<string, SearchHit>();
  for (const record of records) {
    const hit = readHit(record, site);
    if (hit !== null && !hits.has(hit.url)) hits.set(hit.url, hit);
  }
  return {
    query,
    hits: inShownOrder([...hits.values()]),
    approximate: hits.size > 0 && Number(at(records[0], '_rankingInfo', 'nbTypos')) > 0,
    without: [],
    near: [],
    unwritten: null,
  };
}

function readHit(record: unknown, site: string): SearchHit | null {
  const address = addressOf(record, site);
  if (address === null) return null;
  const level = levelOf(record);
  const page = level === undefined || level === 'lvl0' || level === 'lvl1';
  const { pathname, hash } = address;
  const group = text(record, 'hierarchy', 'lvl0') || NO_GROUP;
  const highlighted = level && text(record, '_highlightResult', 'hierarchy', level, 'value');
  const title = highlighted || (level && text(record, 'hierarchy', level)) || pathname;
  const snippet = text(record, '_snippetResult', 'content', 'value') || text(record, 'content');
  return {
    url: page ? pathname : pathname + hash,
    title: marked(title),
    trail: [group, page ? '' : text(record, 'hierarchy', 'lvl1')].filter(Boolean),
    excerpt: marked(snippet),
    kind: KINDS.find(([path]) => path.test(pathname))?.[1] ?? 'Page',
    group,
    page,
  };
}

/** Null for what is not a page of this site. */
function addressOf(record: unknown, site: string): URL | null {
  const url = text(record, 'url');
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  return address.origin === new URL(site).origin ? address : null;
}

/** The heading a record is, or the nearest one above its text. */
function levelOf(record: unknown): string | undefined {
  const type = text(record, 'type');
  if (LEVELS.includes(type) && text(record, 'hierarchy', type) !== '') return type;
  return LEVELS.findLast((level) => text(record, 'hierarchy', level) !== '');
}

/** They come by rank, and a map keeps the order of arrival. */
function inShownOrder(hits: readonly SearchHit[]): SearchHit[] {
  return [...Map.groupBy(hits, ({ group }) => group).values()].flatMap((group) =>
    [...Map.groupBy(group, ({ url }) => url.split('#')[0]).values()].flat(),
  );
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

function text(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
