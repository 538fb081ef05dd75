import { readingMinutes } from 'prose-stats';

console.log('webpack', readingMinutes('The more, the better'));
