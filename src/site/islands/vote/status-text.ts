// What the page says about its counts: where they come from, or why there are none.

export interface Counts {
  /** Proposals whose votes GitHub gave. */
  known: number;
  all: number;
  /** When it gave the oldest of them, in milliseconds since 1970. */
  at: number;
  /** The day of the stored counts, if any are stored. */
  stored: string | null;
}

export type Situation =
  | { kind: 'read' | 'no-answer' | 'offline' | 'loading' | 'unasked' }
  | { kind: 'refused'; until: number | null };

export function statusText(situation: Situation, counts: Counts): string {
  const { known, all, at } = counts;
  switch (situation.kind) {
    case 'loading':
      return 'Reading the counts from GitHub.';
    case 'unasked':
      return `You asked for no tracking or little data: nothing is loaded unasked. ${rest(counts)}`;
    case 'offline':
      return `You are offline. ${rest(counts)}`;
    case 'no-answer':
      return `GitHub did not answer. ${rest(counts)}`;
    case 'refused': {
      const until = situation.until === null ? 'for now' : `until ${timeOf(situation.until)}`;
      return `GitHub allows no more requests ${until}. ${rest(counts)}`;
    }
    case 'read':
      if (known === 0) return `GitHub's answers could not be read. ${rest(counts)}`;
      return known === all
        ? `Votes as GitHub counted them at ${timeOf(at)}.`
        : `GitHub gave the votes of ${known} of ${all} proposals at ${timeOf(at)}.`;
  }
}

function rest({ known, all, stored }: Counts): string {
  if (known > 0) return `The votes of ${known} of ${all} proposals are known.`;
  return stored === null ? 'No counts are stored.' : `The counts are those of ${stored}.`;
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
