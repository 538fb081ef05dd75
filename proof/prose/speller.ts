// American English plus the project's own words; loaded once, because the dictionary takes a moment.
import english from 'dictionary-en';
import nspell from 'nspell';

export interface Speller {
  correct: (word: string) => boolean;
  suggest: (word: string) => string[];
}

/** One word a line; a line that begins with # is a comment. */
export function projectWords(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export function createSpeller(words: readonly string[]): Speller {
  const speller = nspell(english);
  for (const word of words) speller.add(word);
  const known = new Map<string, boolean>();
  return {
    correct: (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const correct = speller.correct(word);
      known.set(word, correct);
      return correct;
    },
    suggest: (word) => speller.suggest(word).slice(0, 3),
  };
}
