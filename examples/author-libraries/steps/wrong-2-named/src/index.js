import { countBy } from 'lodash';
import { words } from './words.js';

export function readingMinutes(text, wordsPerMinute = 200) {
  return Math.ceil(words(text).length / wordsPerMinute);
}

export function topWords(text, count = 3) {
  const counts = Object.entries(countBy(words(text)));
  counts.sort(([, a], [, b]) => b - a);
  return counts.slice(0, count).map(([word]) => word);
}
