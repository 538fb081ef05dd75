// What is said about an answer, in one place for eyes and ears.
import type { Asked } from './asker.ts';

export function resultsText(shown: number, all: number): string {
  const results = all === 1 ? '1 result' : `${all} results`;
  return shown < all ? `${shown} of ${results}` : results;
}

/** Shown above the list when the answer is not quite to what was asked. */
export function noteText(asked: Asked | null): string {
  if (asked?.kind !== 'answer') return '';
  const { query, approximate, without, unwritten, hits } = asked.answer;
  if (hits.length === 0) return '';
  if (unwritten !== null) return `No page describes ${unwritten} yet. These come near it.`;
  if (without.length > 0) {
    const words = without.map((word) => `“${word}”`).join(' and ');
    return `Nothing has all these words. Results without ${words}.`;
  }
  return approximate
    ? `Nothing matches “${query.trim()}” exactly. Results for similar spellings.`
    : '';
}

/** For the live region: the note, the number, and the filter it counts in. */
export function statusText(asked: Asked | null, results: string, filter: string | null): string {
  if (asked?.kind === 'loading') return 'Searching';
  if (asked?.kind !== 'answer') return '';
  if (asked.answer.hits.length === 0) return `No results for “${asked.answer.query.trim()}”`;
  const where = filter === null ? '' : ` in ${filter}`;
  return `${noteText(asked)} ${results}${where}`.trim();
}
