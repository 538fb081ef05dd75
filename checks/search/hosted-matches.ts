// Matching, typo counts and highlighting as the hosted search documents them, over records in its crawler's shape.
import { distance } from '../../src/model/near.ts';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3';

/** As the crawler writes them, reduced to four of seven levels. */
export interface HostedRecord {
  objectID: string;
  url: string;
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  content: string | null;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Only records with the fewest typos, best first: what `typoTolerance: 'min'` asks for. */
export function matches(records: readonly HostedRecord[], body: Record<string, unknown>) {
  const query = words(String(body['query']));
  const found = records
    .map((record) => ({ record, typos: typosIn(record, query) }))
    .filter(({ typos }) => typos <= 2 * query.length);
  const fewest = Math.min(...found.map(({ typos }) => typos));
  return found
    .filter(({ typos }) => typos === fewest)
    .slice(0, Number(body['hitsPerPage']))
    .map(({ record, typos }) => hit(record, query, { typos, body }));
}

function typosIn({ hierarchy, content }: HostedRecord, query: readonly string[]): number {
  const own = words([...Object.values(hierarchy), content].join(' '));
  const typos = query.map((word) => Math.min(...own.map((other) => typosOf(word, other))));
  return typos.some((count) => count > 2) ? Infinity : typos.reduce((sum, count) => sum + count, 0);
}

/** One typo from four letters on, two from eight on; the last letters may be missing. */
function typosOf(word: string, other: string): number {
  const typos = distance(word, other.slice(0, word.length));
  return typos <= Math.floor(word.length / 4) ? typos : Infinity;
}

interface HitOptions {
  typos: number;
  body: Record<string, unknown>;
}

function hit(record: HostedRecord, query: readonly string[], { typos, body }: HitOptions) {
  const marked = (value: string | null) => {
    if (value === null) return undefined;
    const text = value.replace(/[\p{L}\p{N}]+/gu, (word) => {
      const matched = query.some((part) => typosOf(part, word.toLowerCase()) <= typos);
      return matched ? `${body['highlightPreTag']}${word}${body['highlightPostTag']}` : word;
    });
    return { value: text, matchLevel: text === value ? 'none' : 'full' };
  };
  const hierarchy = Object.entries(record.hierarchy)
    .map(([level, value]) => [level, marked(value)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(hierarchy) },
    _snippetResult: { content: marked(record.content) },
    _rankingInfo: { nbTypos: typos, words: query.length },
  };
}
