// Our own search: exact names first, then MiniSearch over every section, near spellings only when nothing else fits.
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchFile } from '../../../model/search/search-file.ts';
import { tokenize as ownTokenize, stem, type Tokenize } from '../../../model/search/tokens.ts';
import type { SearchAnswer, SearchContext } from '../service.ts';
import { arrange } from './arrange.ts';
import { cleanQuery } from './clean-query.ts';
import type { Wanted } from './excerpt.ts';
import { type Found, isOfPackage, isOfProject, isPost, type Section } from './found.ts';
import { explainedFirst, Messages } from './messages.ts';
import { Names, RANK_OF_NAME } from './names.ts';
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
import { inOtherWords } from './synonyms.ts';
import { asksAboutTrouble, isAboutTrouble } from './trouble.ts';

interface Fewer {
  found: Found[];
  /** Words as typed. */
  without: string[];
}

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

type Indexed = Section & { id: number };

const sectionsOf = ({ pages }: SearchFile): Indexed[] =>
  pages
    .flatMap((page) => page.parts.map((part) => ({ page, part })))
    .map((section, id) => ({ ...section, id }));

const newIndex = (tokenize: Tokenize): MiniSearch<Indexed> =>
  new MiniSearch<Indexed>({
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

export function createEngine(file: SearchFile, tokenize: Tokenize = ownTokenize): Engine {
  const sections = sectionsOf(file);
  const index = newIndex(tokenize);
  index.addAll(sections);
  return engineOf(file, { sections, index, tokenize });
}

/** Sections that are indexed in one go: some milliseconds on a slow phone. */
const AT_ONCE = 20;

/** Questions are answered in between. */
export async function createEngineInSteps(file: SearchFile): Promise<Engine> {
  const sections = sectionsOf(file);
  const index = newIndex(ownTokenize);
  await index.addAllAsync(sections, { chunkSize: AT_ONCE });
  return engineOf(file, { sections, index, tokenize: ownTokenize });
}

interface Index {
  sections: readonly Section[];
  index: MiniSearch<Indexed>;
  tokenize: Tokenize;
}

function engineOf(file: SearchFile, { sections, index, tokenize }: Index): Engine {
  const names = new Names(sections, file.unwritten);
  const messages = new Messages(sections);

  /** What MiniSearch finds, reduced to sections that have enough of the query. */
  function lookUp(
    words: readonly QueryWord[],
    options: SearchOptions,
    wanted: { enough: number; trouble?: boolean },
  ): Found[] {
    const terms = termsOfWords(words);
    const results = index.search(terms.map(({ term }) => term).join('\n'), {
      tokenize: (query) => query.split('\n'),
      processTerm: (term) => term,
      boost: BOOST,
      boostTerm: (_term, at) => terms[at]?.weight ?? 1,
      prefix: (_term, at) => terms[at]?.prefix ?? false,
      ...options,
    });
    return enoughOf(results, words, { sections, ...wanted });
  }

  function misspelled(text: string, words: readonly QueryWord[]): Found[] {
    const named = names.misspelled(text);
    const fuzzy = (term: string): number => (term.length < 4 ? 0 : 2);
    const found = lookUp(words, { fuzzy }, { enough: 1 }).filter(({ terms }) =>
      withinReach(words, terms),
    );
    const known = new Set(named.map(({ section }) => section));
    return [...named, ...found.filter(({ section }) => !known.has(section))];
  }

  /** What has the words as they are typed, those that bear such a name first. */
  function exactly(text: string, words: readonly QueryWord[], message: boolean): Found[] {
    const subject = subjectOf(text);
    const question = text.split(/\s+/).length - subject.split(' ').length > 1;
    const enough = enoughFor(words.length, { message, question });
    const found = lookUp(words, {}, { enough, trouble: !message && asksAboutTrouble(text) });
    return names.first({ text, subject, mentioned: namesIn(text) }, withPhrases(found, text));
  }

  /** The same query in the words of the pages, where readers have others. */
  function reworded(text: string): Found[] {
    return inOtherWords(text).flatMap((other) =>
      exactly(other, queryWords(other, { tokenize, typing: false }), false),
    );
  }

  /** With as few words left out as find something: those that are nowhere, then the most common. */
  function withFewer(words: readonly QueryWord[]): Fewer {
    const counted = words.map((word) => ({
      word,
      sections: lookUp([word], {}, { enough: 1 }).length,
    }));
    const known = counted
      .filter(({ sections }) => sections > 0)
      .sort((a, b) => a.sections - b.sections)
      .map(({ word }) => word);
    // Less than half of a query is another query.
    for (let most = known.length; most * 2 >= words.length && most > 0; most -= 1) {
      const kept = words.filter((word) => known.slice(0, most).includes(word));
      const text = kept.map(({ typed }) => typed).join(' ');
      const found = kept.length < words.length ? exactly(text, kept, false) : [];
      const left = words.filter((word) => !kept.includes(word));
      if (found.length > 0) return { found, without: left.map(({ typed }) => typed) };
    }
    return NOTHING;
  }

  return {
    search(typed, context) {
      const { text, message } = cleanQuery(typed);
      const words = queryWords(text, { tokenize, typing: !/\s$/.test(typed) });
      const answer = {
        query: typed,
        hits: [],
        approximate: false,
        without: [],
        near: [],
        unwritten: names.unwritten(text),
      };
      // "hot module replacement" is a page before it is the beginning of a message.
      const explaining = names.isTitle(text) ? null : messages.explaining(typed);
      if (words.length === 0 && explaining === null) return answer;
      const wanted = wantedOf(text, words);
      const found = explainedFirst(
        merged(exactly(text, words, message), message ? [] : reworded(text)),
        explaining,
      );
      if (found.length > 0) return { ...answer, hits: arrange(found, context, wanted) };
      const near = message ? [] : misspelled(text, words);
      if (near.length > 0) {
        return { ...answer, hits: arrange(near, context, null), approximate: true };
      }
      const fewer = message ? NOTHING : withFewer(words);
      const hits = arrange(fewer.found, context, wanted);
      return {
        ...answer,
        hits,
        without: fewer.without,
        near: hits.length > 0 ? [] : names.near(text),
      };
    },
  };
}

/** What a reader has typed, and nothing that was found in its place. */
function wantedOf(text: string, words: readonly QueryWord[]): Wanted {
  const last = words.find(({ prefix }) => prefix);
  return {
    terms: new Set([text.toLowerCase(), ...words.flatMap(({ own }) => own)]),
    prefix: last?.typed.toLowerCase() ?? '',
  };
}

const NOTHING: Fewer = { found: [], without: [] };

/** What other words find weighs a little less than what the typed ones find, and a name comes after a heading that was typed. */
const REWORDED = 0.8;
const REWORDED_NAME = 400;

/** Each section once, at the better of its places. */
function merged(found: readonly Found[], others: readonly Found[]): Found[] {
  const best = new Map(found.map((one) => [one.section, one]));
  for (const other of others) {
    const one = best.get(other.section);
    const score = Math.max(one?.score ?? 0, other.score * REWORDED);
    const rank = other.rank >= RANK_OF_NAME ? REWORDED_NAME : other.rank;
    best.set(other.section, { ...other, rank: Math.max(one?.rank ?? 0, rank), score });
  }
  return [...best.values()];
}

/** Who means a package names it, and who means the project asks for it. */
const OF_PACKAGE = 0.55;
const OF_PROJECT = 0.8;
const OF_POST = 0.6;

function asideOf(section: Section): number {
  if (isPost(section)) return OF_POST;
  return (isOfPackage(section) ? OF_PACKAGE : 1) * (isOfProject(section) ? OF_PROJECT : 1);
}

/** Of two words typed as names both must be there; of a question or message most of what says something. */
function enoughFor(
  words: number,
  { message, question }: { message: boolean; question: boolean },
): number {
  if (message) return 0.3;
  if (words > 4) return 0.5;
  return words > 2 || question ? 0.55 : 1;
}

/** What a word counts that only stands elsewhere on the page: a page is about all of its sections. */
const ELSEWHERE = { page: 0.7, part: 0.3 };
/** Who says that something fails means the section about what fails. */
const TROUBLE = 1.5;

interface Enough {
  enough: number;
  sections: readonly Section[];
  /** The query is about something that fails. */
  trouble?: boolean;
}

function enoughOf(
  results: readonly SearchResult[],
  words: readonly QueryWord[],
  { enough, sections, trouble }: Enough,
): Found[] {
  const matched = results.flatMap((result) => {
    const section = sections[result.id as number];
    return section ? [{ result, section, has: covered(words, result.queryTerms) }] : [];
  });
  // A rare word says more than a common one; one that is nowhere says most.
  const weights = words.map((_, at) => {
    const sectionsWithIt = matched.filter(({ has }) => has[at]).length;
    return Math.log(1 + sections.length / (1 + sectionsWithIt));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shareOf = (has: readonly boolean[]): number =>
    weights.reduce((sum, weight, at) => sum + (has[at] ? weight : 0), 0) / all;
  const ofPages = new Map<Section['page'], boolean[]>();
  for (const { section, has } of matched) {
    const known = ofPages.get(section.page);
    ofPages.set(section.page, known ? has.map((one, at) => one || known[at] === true) : has);
  }
  return matched.flatMap(({ result, section, has }) => {
    const own = shareOf(has);
    const onPage = shareOf(ofPages.get(section.page) ?? has);
    const counted = section.part.id === '' ? ELSEWHERE.page : ELSEWHERE.part;
    if (own + (onPage - own) * counted < enough - 1e-9) return [];
    const aside = asideOf(section);
    const meant = trouble && isAboutTrouble(section.part.heading) ? TROUBLE : 1;
    // What the page has lets a section in; what comes first is told by what it has itself.
    const score = result.score * own ** 2 * aside * meant;
    return [{ section, rank: 0, score, terms: result.terms }];
  });
}
