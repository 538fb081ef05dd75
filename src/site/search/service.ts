// What the search dialog asks and what it is told, whoever answers: our own index or a hosted service.
import type { SearchKind } from '../../model/search/search-file.ts';

/** Characters from `start` up to `end`, to be marked as what was searched for. */
export interface Mark {
  start: number;
  end: number;
}

export interface Marked {
  text: string;
  marks: Mark[];
}

export interface SearchHit {
  /** Path, with fragment where the hit is a part of a page. */
  url: string;
  title: Marked;
  /** From the group down to the page: Configuration, Output. Without the page where the hit is the page itself. */
  trail: string[];
  /** One or two lines around the first match, or the beginning. */
  excerpt: Marked;
  kind: SearchKind;
  /** Heading of the list it stands in, and its filter. */
  group: string;
  /** A whole page, not a part of one. */
  page: boolean;
}

export interface SearchAnswer {
  /** As asked. */
  query: string;
  /** Best first. The list puts those of a page together, in the place of the best. */
  hits: SearchHit[];
  /** Nothing matches as typed; the hits are for names spelled nearly so. */
  approximate: boolean;
  /** Nothing has all words of the query; the hits are for it without these, as typed. */
  without: string[];
  /** When nothing is found: names with a home, spelled nearly so, best first. */
  near: string[];
  /** The query names something of webpack that no page describes yet. */
  unwritten: string | null;
  /** Where only headings were searched so far: the same query in all texts, once they have arrived. */
  better?: () => Promise<SearchAnswer>;
}

export interface SearchContext {
  /** Address of the page the reader is on; its section is preferred a little. */
  url: string;
}

/** Both reject when the service cannot be reached; a later call tries anew. */
export interface SearchService {
  /** Fetches what the first answer needs. Calling it early or twice costs nothing. */
  prepare(): Promise<void>;
  search(query: string, context: SearchContext): Promise<SearchAnswer>;
}
