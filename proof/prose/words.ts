// Takes the words out of a line of prose: what a person would spell, not addresses, names of files or code.

/** Anything with a slash, a dot inside, an underscore or an @ is an address, a path or a name. */
const NO_WORD = /\S*(?:[/_@\\=<>{}]|\w\.\w)\S*/g;
const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

export function wordsOf(text: string): string[] {
  const words = text.replace(NO_WORD, ' ').match(WORD) ?? [];
  return words
    .map((word) => word.replaceAll('’', "'").replace(/'s$|'+$/, ''))
    .filter((word) => word.length > 1 && !isName(word));
}

/** camelCase, PascalCase with several humps and CAPITALS are names that no dictionary holds. */
function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(word);
}
