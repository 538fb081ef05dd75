// How text and queries are cut into terms: whole identifiers, their segments and their camelCase parts.

interface Word {
  text: string;
  start: number;
}

/** An identifier, a flag, a package name or a plain word; CJK runs are words of their own. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}_$]+(?:[.\-/:][\p{L}\p{N}_$]+)*/gu;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/** Where parts begin in `realContentHash`, `output.path`, `css-loader`, `HTMLPlugin`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

export function partsOf(word: string): Word[] {
  return [...word.matchAll(PART)].map((match) => ({ text: match[0], start: match.index }));
}

/** All terms of a word, lower case: itself, its segments, the parts of these. */
export function termsOf(word: string): string[] {
  if (CJK.test(word)) return pairsOf(word);
  const whole = word.replace(/^webpack\./, '');
  const segments = whole.split(/[.\-/:]/);
  const parts = segments.flatMap((segment) => partsOf(segment).map(({ text }) => text));
  return [...new Set([whole, ...segments, ...parts].map((term) => term.toLowerCase()))];
}

/** Chinese and Japanese have no spaces: neighbouring characters are the terms. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

export type Tokenize = (text: string) => string[];

/** Most words come again and again. */
const known = new Map<string, string[]>();

export const tokenize: Tokenize = (text) =>
  (text.match(WORD) ?? []).flatMap((word) => {
    const terms = known.get(word) ?? termsOf(word);
    known.set(word, terms);
    return terms;
  });

const stems = new Map<string, string>();

/** Plural, -ing and -ed of English words reduced to one form, so that "caching" finds "cache". */
export function stem(term: string): string {
  const known = stems.get(term) ?? reduced(term);
  stems.set(term, known);
  return known;
}

function reduced(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  const singular = term.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<![su'i])s$/, '');
  const base = singular.replace(/(?<=[a-z]{3})(?:ing|ed)$/, '');
  const single = base === singular ? base : base.replace(/([bdfgmnprt])\1$/, '$1');
  return single.length > 3 ? single.replace(/e$/, '') : single;
}
