import { countBy } from 'lodash-es';
import { wordsPerMinute } from './settings.js';
import { words } from './words.js';

export function readingMinutes(text) {
  return Math.ceil(words(text).length / wordsPerMinute());
}

export function topWords(text, count = 3) {
  const counts = Object.entries(countBy(words(text)));
  counts.sort(([, a], [, b]) => b - a);
  return counts.slice(0, count).map(([word]) => word);
}
