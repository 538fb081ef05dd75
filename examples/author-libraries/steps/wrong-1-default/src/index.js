import { countBy } from 'lodash-es';
import { words } from './words.js';

export default function topWords(text, count = 3) {
  const counts = Object.entries(countBy(words(text)));
  counts.sort(([, a], [, b]) => b - a);
  return counts.slice(0, count).map(([word]) => word);
}
