// Says how long a text takes to read, as an estimate in whole minutes.

/** An everyday pace for prose on a screen. */
const WORDS_PER_MINUTE = 220;
/** A line of code has few words, and each is looked at for longer than a word of prose. */
const WORDS_PER_CODE_LINE = 8;

const FENCE = /^\s*(`{3,}|~{3,})/;
/** Ids of headings and addresses of links are not read. */
const UNREAD = /\{#[^}]*\}|\]\([^)]*\)/g;

export function readingMinutes(markdown: string): number {
  let words = 0;
  let open: string | null = null;
  for (const line of markdown.split('\n')) {
    const fence = FENCE.exec(line)?.[1];
    if (open === null && fence !== undefined) open = fence;
    else if (open !== null && fence?.startsWith(open)) open = null;
    else if (open === null) words += wordsIn(line);
    else if (line.trim() !== '') words += WORDS_PER_CODE_LINE;
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function wordsIn(line: string): number {
  const parts = line.replace(UNREAD, ' ').split(/\s+/);
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
