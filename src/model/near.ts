// Finds what an author probably meant, so that an error message can offer it.

/** Edit distance: insertions, deletions, substitutions and swaps of two neighbours. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const substitution = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const swapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swap = swapped ? (before[j - 1] ?? 0) + 1 : substitution;
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, substitution, swap));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many slips a word of this length may have. */
const slipsIn = (word: string): number => Math.max(2, Math.floor(word.length / 3));

/** Up to three candidates within a third of the word's length, nearest first. */
export function nearMatches(
  word: string,
  candidates: Iterable<string>,
  limit = slipsIn(word),
): string[] {
  return [...candidates]
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, cost: distance(word, candidate) }))
    .filter(({ cost }) => cost <= limit)
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** " Did you mean a or b?", or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  return offer(nearMatches(word, candidates));
}

/** The same for the URL of a page: a page of that name in another section comes first. */
export function didYouMeanPage(path: string, pages: Iterable<string>): string {
  const all = [...pages];
  const name = lastPart(path);
  const namesakes = all.filter((url) => url !== '/' && lastPart(url) === name);
  // Measured by the name alone, or in a long URL every page of the section would be near.
  const near = nearMatches(path, all, slipsIn(name));
  return offer([...new Set([...namesakes, ...near])].slice(0, 3));
}

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

const offer = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`;
