// What a reader types into a filter, as a question to the text of a card or row.
import { formatCount } from '../../model/numbers.ts';

/** True for text that has every word, in any order and case. */
export function wordsIn(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}

export const countText = (shown: number, all: number, noun: string): string =>
  shown === all
    ? `${formatCount(all)} ${noun}`
    : `${formatCount(shown)} of ${formatCount(all)} ${noun}`;
