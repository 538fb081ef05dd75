// Lifts sections that have the query's words side by side: a quoted message, the words of a heading.
import { wordsOf } from '../../../model/search/tokens.ts';
import type { Found, Section } from './found.ts';

/** The best by single words; the others will not come first by their phrases. */
const LOOKED_AT = 80;
const WEIGHT = 2;

export function withPhrases(found: readonly Found[], query: string): Found[] {
  const words = wordsOf(query).map(({ text }) => text.toLowerCase());
  const pairs = new Set(words.slice(1).map((word, at) => ` ${words[at]} ${word} `));
  if (pairs.size === 0) return [...found];
  const best = [...found].sort((a, b) => b.score - a.score);
  return best.map((one, at) => {
    if (at >= LOOKED_AT) return one;
    const text = plain(one.section);
    const share = [...pairs].filter((pair) => text.includes(pair)).length / pairs.size;
    return { ...one, score: one.score * (1 + WEIGHT * share) };
  });
}

const plainTexts = new WeakMap<Section, string>();

/** Heading and text as words with single spaces. */
function plain(section: Section): string {
  const known = plainTexts.get(section);
  if (known !== undefined) return known;
  const { page, part } = section;
  const words = wordsOf(`${part.heading || page.title} ${part.text}`);
  const text = ` ${words.map(({ text: word }) => word.toLowerCase()).join(' ')} `;
  plainTexts.set(section, text);
  return text;
}
