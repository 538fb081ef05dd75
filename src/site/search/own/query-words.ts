// The words of a query with the terms that stand for each, and which of them a section has.
import { distance } from '../../../model/near.ts';
import { stem, type Tokenize, wordsOf } from '../../../model/search/tokens.ts';
import { alsoOf } from './synonyms.ts';

export interface QueryWord {
  /** As the reader wrote it. */
  typed: string;
  /** It and its pieces, without synonyms: what is marked. */
  own: string[];
  /** Any of these is the word. */
  whole: string[];
  /** All of these together are, too: the segments of a dotted name. */
  parts: string[];
  /** The reader may still be typing it. */
  prefix: boolean;
}

/** Fewer letters begin too many words to mean one. */
const SHORTEST_PREFIX = 3;

/** Words of a question that say nothing about its subject. */
const STOP = new Set(
  `a about all am an and another any are as at be between but by can could difference different do does
  doesn don for from get gets got has have how i if in into is isn it its let make me my need no not of
  on one or our out s should so some t than that the their them then there these this those to up use
  used using vs want was way we webpack what when where which while who why will with without work
  working works would you your`.split(/\s+/),
);

const wordsIn = (text: string): string[] => wordsOf(text).map(({ text: word }) => word);
const isTelling = (word: string): boolean => !STOP.has(word.toLowerCase());

export function queryWords(
  text: string,
  { tokenize, typing }: { tokenize: Tokenize; typing: boolean },
): QueryWord[] {
  const words = wordsIn(text);
  const telling = words.filter(isTelling);
  const kept = telling.length > 0 ? telling : words;
  const unique = [...new Map(kept.map((word) => [word.toLowerCase(), word])).values()];
  return unique.map((word, at) => {
    const [whole = '', ...parts] = tokenize(word);
    const last = typing && at === unique.length - 1 && kept.at(-1) === words.at(-1);
    const same = alsoOf(whole).map((also) => also.split(' ').map(stem));
    const others = same.flatMap(([other, ...more]) => (other && more.length === 0 ? [other] : []));
    const [phrase] = same.filter(({ length }) => length > 1);
    return {
      typed: word,
      own: [whole, ...parts],
      whole: [...new Set([whole, stem(whole), ...others])],
      parts: phrase ?? parts.map(stem),
      prefix: last && whole.length >= SHORTEST_PREFIX,
    };
  });
}

/** What a question is about: its words without the small ones. */
export function subjectOf(text: string): string {
  return wordsIn(text).filter(isTelling).join(' ');
}

/** Words of a longer query that look like names: dotted, or in camel case. */
export function namesIn(text: string): string[] {
  const words = wordsIn(text);
  return words.length < 2 ? [] : words.filter((word) => /\w\.\w|[a-z][A-Z]/.test(word));
}

interface Term {
  term: string;
  weight: number;
  prefix: boolean;
}

/** Each term once; a whole name weighs more than its pieces. */
export function termsOfWords(words: readonly QueryWord[]): Term[] {
  const terms = new Map<string, Term>();
  for (const { whole, parts, prefix } of words) {
    for (const [at, term] of whole.entries()) {
      terms.set(term, { term, weight: 1, prefix: prefix && at === 0 });
    }
    for (const term of parts)
      if (!terms.has(term)) terms.set(term, { term, weight: 0.3, prefix: false });
  }
  return [...terms.values()];
}

/** For each word of the query whether a section has it. */
export function covered(words: readonly QueryWord[], terms: readonly string[]): boolean[] {
  return words.map(
    ({ whole, parts }) =>
      whole.some((term) => terms.includes(term)) ||
      (parts.length > 0 && parts.every((term) => terms.includes(term))),
  );
}

/** Whether each word has a found term that a slip of the finger makes of it. */
export function withinReach(words: readonly QueryWord[], found: readonly string[]): boolean {
  return words.every(({ whole: [typed = ''] }) => {
    return found.some((term) => distance(typed, term) <= slipsIn(typed));
  });
}

/** How many slips of the finger a word of this length may have. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
