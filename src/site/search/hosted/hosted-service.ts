// A search service elsewhere that speaks Algolia's query API: used in place of our own index when data/site.json names one.
import { hostedHosts } from '../../../model/search/hosted-hosts.ts';
import type { HostedSearch } from '../../../model/site.ts';
import type { SearchService } from '../service.ts';
import { askHosts } from './ask-hosts.ts';
import { CLOSE, OPEN } from './marked.ts';
import { readAnswer } from './read-hits.ts';

export interface HostedOptions extends HostedSearch {
  /** Origin of the pages in the index; hits elsewhere are not shown. */
  site: string;
  hosts?: readonly string[];
  /** Milliseconds per host. */
  timeout?: number;
}

const HITS = 30;
const EXCERPT_WORDS = 30;
/** The API refuses longer queries, and a pasted error message easily is. */
const QUERY_BYTES = 512;

export function hostedService(options: HostedOptions): SearchService {
  const { applicationId, apiKey, indexName, site, timeout = 2000 } = options;
  const hosts = options.hosts ?? inTurn(hostedHosts(applicationId));
  return {
    // Nothing to fetch before a query is known.
    prepare: async () => {},
    search: async (query) => {
      const answer = await askHosts({
        hosts,
        path: `/1/indexes/${encodeURIComponent(indexName)}/query`,
        headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': apiKey },
        body: {
          query: shortened(query),
          hitsPerPage: HITS,
          attributesToRetrieve: ['hierarchy', 'content', 'url', 'type'],
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: [`content:${EXCERPT_WORDS}`],
          highlightPreTag: OPEN,
          highlightPostTag: CLOSE,
          // Only the fewest typos, counted: so either all hits match as typed, or none does.
          typoTolerance: 'min',
          getRankingInfo: true,
        },
        timeout,
      });
      return readAnswer(answer, { query, site });
    },
  };
}

/** Readers start at different fallbacks, as the service asks its clients to. */
function inTurn([nearest, ...others]: readonly [string, ...string[]]): string[] {
  const first = Math.floor(Math.random() * others.length);
  return [nearest, ...others.slice(first), ...others.slice(0, first)];
}

function shortened(query: string): string {
  const { read } = new TextEncoder().encodeInto(query, new Uint8Array(QUERY_BYTES));
  return query.slice(0, read);
}
