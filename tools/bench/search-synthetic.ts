// The search file of a larger site: our pages, and copies of them in which every telling word is another.
import type { SearchFile, SearchPage } from '../../src/model/search/search-file.ts';
import { type Choices, choices } from '../../src/pipeline/testing/seeded-choices.ts';

const WORD = /[A-Za-z]{4,}/g;
/** New pages bring words that no other page has. */
const COINED_IN_A_HUNDRED = 5;

/** Words are drawn as often as they occur: to a compressor that knows the originals a copy is a page it has not seen. */
export function syntheticFile(file: SearchFile, pages: number): SearchFile {
  const own = file.pages.slice(0, pages);
  const words = file.pages.flatMap(({ parts }) =>
    parts.flatMap(({ text }) => text.match(WORD) ?? []),
  );
  const copies = Array.from({ length: Math.max(0, pages - own.length) }, (_, index) =>
    copyOf(file.pages[index % file.pages.length] as SearchPage, { index, words }),
  );
  return { ...file, pages: [...own, ...copies] };
}

function copyOf(page: SearchPage, from: { index: number; words: readonly string[] }): SearchPage {
  const choose = choices(from.index);
  // The same word for the same word, because a page repeats itself: its names, its turns of phrase.
  const others = new Map<string, string>();
  const another = (word: string): string => {
    const other = others.get(word) ?? anotherWord(choose, from.words);
    others.set(word, other);
    return other;
  };
  const other = (text: string): string => text.replace(WORD, another);
  return {
    ...page,
    url: `/synthetic/${from.index}/`,
    title: other(page.title),
    parts: page.parts.map(({ kind, ...part }) => {
      const heading = other(part.heading);
      return {
        id: part.id && heading.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
        heading,
        kind,
        names: part.names.map(other),
        text: other(part.text),
      };
    }),
  };
}

function anotherWord(choose: Choices, words: readonly string[]): string {
  const word = choose.pick(words);
  if (choose.number(100) >= COINED_IN_A_HUNDRED) return word;
  const end = choose.pick(words);
  return word.slice(0, Math.ceil(word.length / 2)) + end.slice(Math.floor(end.length / 2));
}
