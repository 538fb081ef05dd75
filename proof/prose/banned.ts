// Words that promise instead of telling; each with what to write in its place.

const NOTHING = 'Leave it out.';

const BANNED: Record<string, string> = {
  simply: NOTHING,
  easy: 'Say what it takes.',
  easily: NOTHING,
  effortless: NOTHING,
  effortlessly: NOTHING,
  powerful: 'Say what it can do.',
  seamless: NOTHING,
  seamlessly: NOTHING,
  robust: 'Say what it withstands.',
  'blazing fast': 'Give the measurement.',
  'lightning fast': 'Give the measurement.',
  obviously: NOTHING,
  basically: NOTHING,
  'of course': NOTHING,
  'in this guide we will': 'Begin with what the reader will have at the end.',
  'in this section we': 'Begin with the fact.',
  'please note': NOTHING,
  'note that': NOTHING,
  // Of `npm run new-page`.
  'replace this sentence': 'Write what the comment above it asks for.',
};

/** "just" as filler; "just before", "just as" and "just in time" mean something. */
const FILLER_JUST = /\bjust\b(?! (?:as|before|after|in time|above|below|now)\b)/i;
const PATTERN = new RegExp(`\\b(?:${Object.keys(BANNED).join('|')})\\b`, 'gi');

interface BannedWord {
  word: string;
  advice: string;
}

export function bannedIn(text: string): BannedWord[] {
  const found = [...text.matchAll(PATTERN)].map(([word]) => ({
    word,
    advice: BANNED[word.toLowerCase()] ?? NOTHING,
  }));
  if (FILLER_JUST.test(text)) found.push({ word: 'just', advice: NOTHING });
  return found;
}
