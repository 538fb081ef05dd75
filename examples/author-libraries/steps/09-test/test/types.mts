import { readingMinutes, topWords } from 'prose-stats';

export const minutes: number = readingMinutes('The more, the better');
export const top: string[] = topWords('The more, the better', 1);
