// What readers say for what the pages say: a word is looked up beside its synonym, a phrase is asked again in the pages' words.
import synonyms from '../../../../data/search-synonyms.json' with { type: 'json' };

const ALSO = new Map(synonyms.map(({ typed, also }) => [typed, also]));

/** Words that stand for a single one; a name is meant only by who asks for nothing else. */
export const alsoOf = (word: string): string[] =>
  (ALSO.get(word) ?? []).filter((also) => /^[a-z ]+$/.test(also));

/** The query in other words: each of its phrases replaced, or all of it where it is nothing but a known word. */
export function inOtherWords(text: string): string[] {
  const asked = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return synonyms.flatMap(({ typed, also }) => {
    if (asked !== typed && !typed.includes(' ')) return [];
    const [before, after] = ` ${asked} `.split(` ${typed} `);
    if (after === undefined) return [];
    return also.map((other) => `${before} ${other} ${after}`.trim());
  });
}
