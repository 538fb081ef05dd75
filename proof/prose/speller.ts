// American English plus the project's own words; loaded once, because the dictionary takes a moment.
import english from 'dictionary-en';
import nspell from 'nspell';

export interface Speller {
  correct: (word: string) => boolean;
  suggest: (word: string) => string[];
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
