// What readers say for what the pages say: a word is looked up beside its synonym, a phrase is asked again in the pages' words.
import synonyms from '../../../../data/search-synonyms.json' with { type: 'json' };
import { stem } from '../../../model/search/tokens.ts';

const ALSO = new Map(synonyms.map(({ typed, also }) => [typed, also]));

/** Words that stand for a single one; a name is meant only by who asks for nothing else. */
export const alsoOf = (word: string): string[] =>
  (ALSO.get(word) ?? []).filter((also) => /^[a-z ]+$/.test(also));

const stems = (text: string): string[] => text.split(' ').map(stem);
const PHRASES = synonyms.map(({ typed, also }) => ({ words: stems(typed), also }));

/** The query in other words: each of its phrases replaced, or all of it where it is nothing but a known word. */
export function inOtherWords(text: string): string[] {
  const asked = text.trim().toLowerCase().split(/\s+/);
  // "source maps" are what a "source map" is.
  const reduced = asked.map(stem);
  return PHRASES.flatMap(({ words, also }) => {
    if (words.length === 1 && asked.length > 1) return [];
    const at = reduced.findIndex((_, from) => words.every((word, i) => word === reduced[from + i]));
    if (at < 0) return [];
    const before = asked.slice(0, at);
    const after = asked.slice(at + words.length);
    return also.map((other) => [...before, other, ...after].join(' '));
  });
}
