/** How many minutes it takes to read the text, rounded up. */
export function readingMinutes(text: string, wordsPerMinute?: number): number;

/** The words that occur most often in the text, in lower case. */
export function topWords(text: string, count?: number): string[];
