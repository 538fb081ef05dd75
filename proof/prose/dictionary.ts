// The words of our own that no dictionary of English has: where they are kept, and in which form.

export const DICTIONARY = 'proof/prose/dictionary.txt';

/** One word a line; a line that begins with # is a comment. */
export function projectWords(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
