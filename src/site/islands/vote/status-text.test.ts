import { expect, test } from 'vitest';
import { type Counts, type Situation, statusText } from './status-text.ts';

const at = new Date(2026, 4, 3, 14, 5).getTime();
const none: Counts = { known: 0, all: 15, at: Number.POSITIVE_INFINITY, stored: null };
const stored: Counts = { ...none, stored: '3 May 2026' };
const some: Counts = { ...none, known: 12, at };
const all: Counts = { ...none, known: 15, at };

test.each<[Situation, Counts, string]>([
  [{ kind: 'loading' }, none, 'Reading the counts from GitHub.'],
  [{ kind: 'read' }, all, 'Votes as GitHub counted them at 14:05.'],
  [{ kind: 'read' }, some, 'GitHub gave the votes of 12 of 15 proposals at 14:05.'],
  [{ kind: 'read' }, none, "GitHub's answers could not be read. No counts are stored."],
  [
    { kind: 'refused', until: at },
    none,
    'GitHub allows no more requests until 14:05. No counts are stored.',
  ],
  [
    { kind: 'refused', until: null },
    stored,
    'GitHub allows no more requests for now. The counts are those of 3 May 2026.',
  ],
  [{ kind: 'offline' }, stored, 'You are offline. The counts are those of 3 May 2026.'],
  [
    { kind: 'no-answer' },
    some,
    'GitHub did not answer. The votes of 12 of 15 proposals are known.',
  ],
  [
    { kind: 'unasked' },
    none,
    'You asked for no tracking or little data: nothing is loaded unasked. No counts are stored.',
  ],
])('%o with %o', (situation, counts, text) => {
  expect(statusText(situation, counts)).toBe(text);
});
