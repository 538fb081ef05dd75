import { readingMinutes } from './dist/esm/index.js';
import { setWordsPerMinute } from './dist/esm/settings.js';

setWordsPerMinute(1);
console.log(readingMinutes('The more, the better'));
