// Our own search: exact names first, then MiniSearch over every section, near spellings only when nothing else fits.
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchFile } from '../../../model/search/search-file.ts';
import { tokenize as ownTokenize, stem, type Tokenize } from '../../../model/search/tokens.ts';
import type { SearchAnswer, SearchContext } from '../service.ts';
import { arrange } from './arrange.ts';
import { cleanQuery } from './clean-query.ts';
import { type Found, isOfPackage, type Section } from './found.ts';
import { Names } from './names.ts';
import { withPhrases } from './phrases.ts';
import {
  covered,
  namesIn,
  type QueryWord,
  queryWords,
  subjectOf,
  termsOfWords,
  withinReach,
} from './query-words.ts';

export interface Engine {
  search(query: string, context: SearchContext): SearchAnswer;
}

/** The fields of a section, and what a match there weighs. */
const BOOST = { names: 6, heading: 5, title: 3, text: 1 };

/** Both forms of a term. */
function withStem(term: string): string | string[] {
  const reduced = stem(term);
  return reduced === term ? term : [term, reduced];
}

export function createEngine(file: SearchFile, tokenize: Tokenize = ownTokenize): Engine {
  const sections: Section[] = file.pages.flatMap((page) =>
    page.parts.map((part) => ({ page, part })),
  );
  const index = new MiniSearch<Section & { id: number }>({
    fields: Object.keys(BOOST),
    extractField: ({ id, page, part }, field) => {
      if (field === 'id') return String(id);
      if (field === 'names') return part.names.join(' ');
      if (field === 'heading') return part.heading || page.title;
      return field === 'title' ? page.title : part.text;
    },
    tokenize,
    processTerm: withStem,
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  const names = new Names(sections, file.unwritten);

  /** What MiniSearch finds, reduced to sections that have enough of the query. */
  function lookUp(words: readonly QueryWord[], options: SearchOptions, enough: number): Found[] {
    const terms = termsOfWords(words);
    const results = index.search(terms.map(({ term }) => term).join('\n'), {
      tokenize: (query) => query.split('\n'),
      processTerm: (term) => term,
      boost: BOOST,
      boostTerm: (_term, at) => terms[at]?.weight ?? 1,
      prefix: (_term, at) => terms[at]?.prefix ?? false,
      ...options,
    });
    return enoughOf(results, words, { enough, sections });
  }

  function misspelled(text: string, words: readonly QueryWord[]): Found[] {
    const named = names.misspelled(text);
    const fuzzy = (term: string): number => (term.length < 4 ? 0 : 2);
    const found = lookUp(words, { fuzzy }, 1).filter(({ terms }) => withinReach(words, terms));
    const known = new Set(named.map(({ section }) => section));
    return [...named, ...found.filter(({ section }) => !known.has(section))];
  }

  return {
    search(typed, context) {
      const { text, message } = cleanQuery(typed);
      const words = queryWords(text, { tokenize, typing: !/\s$/.test(typed) });
      const answer = { query: typed, near: [], unwritten: names.unwritten(text) };
      if (words.length === 0) return { ...answer, hits: [], approximate: false };
      const subject = subjectOf(text);
      const question = text.split(/\s+/).length - subject.split(' ').length > 1;
      const exact = lookUp(words, {}, enoughFor(words.length, { message, question }));
      const asked = { text, subject, mentioned: namesIn(text) };
      const ranked = names.first(asked, withPhrases(exact, text));
      if (ranked.length > 0) {
        return { ...answer, hits: arrange(ranked, context), approximate: false };
      }
      const near = message ? [] : misspelled(text, words);
      return {
        ...answer,
        hits: arrange(near, context),
        approximate: near.length > 0,
        near: near.length > 0 ? [] : names.near(text),
      };
    },
  };
}

/** Who means a package names it. */
const OF_PACKAGE = 0.55;

/** Of two words typed as names both must be there; of a question or message most of what says something. */
function enoughFor(
  words: number,
  { message, question }: { message: boolean; question: boolean },
): number {
  if (message) return 0.3;
  if (words > 4) return 0.5;
  return words > 2 || question ? 0.55 : 1;
}

function enoughOf(
  results: readonly SearchResult[],
  words: readonly QueryWord[],
  { enough, sections }: { enough: number; sections: readonly Section[] },
): Found[] {
  const matched = results.map((result) => ({
    result,
    has: covered(words, result.queryTerms),
  }));
  // A rare word says more than a common one; one that is nowhere says most.
  const weights = words.map((_, at) => {
    const sectionsWithIt = matched.filter(({ has }) => has[at]).length;
    return Math.log(1 + sections.length / (1 + sectionsWithIt));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return matched.flatMap(({ result, has }) => {
    const share = weights.reduce((sum, weight, at) => sum + (has[at] ? weight : 0), 0) / all;
    const section = sections[result.id as number];
    if (section === undefined || share < enough - 1e-9) return [];
    const score = result.score * share ** 2 * (isOfPackage(section) ? OF_PACKAGE : 1);
    return [{ section, rank: 0, score, terms: result.terms }];
  });
}
