import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readVotes } from './read-votes.ts';

const ISSUES = [1, 2, 3, 4, 5, 6, 7];
type Answer = (issue: number, signal: AbortSignal) => Promise<Response>;

let asked: number[] = [];
let running = 0;
let most = 0;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  running = 0;
  most = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const good = (issue: number) =>
  Response.json({ number: issue, state: 'open', reactions: { '+1': issue } });

/** Runs to the end of the reading, however long it waits. */
async function read(answer: Answer, left = new AbortController().signal) {
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const issue = Number(url.split('/').at(-1));
    asked.push(issue);
    running += 1;
    most = Math.max(most, running);
    try {
      await Promise.resolve();
      return await answer(issue, signal);
    } finally {
      running -= 1;
    }
  });
  const votes: number[] = [];
  const reading = readVotes(ISSUES, { left, onVotes: (issue) => votes.push(issue) });
  await vi.runAllTimersAsync();
  return { outcome: await reading, votes };
}

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('every issue is asked for once, three at a time', async () => {
  const { outcome, votes } = await read(async (issue) => good(issue));
  expect(outcome).toEqual({ kind: 'read' });
  expect(votes).toEqual(ISSUES);
  expect(asked).toEqual(ISSUES);
  expect(most).toBe(3);
});

test.each([
  [403, { 'x-ratelimit-reset': '2000000000' }, 2_000_000_000_000],
  [429, {}, null],
])('%i ends the reading at once', async (status, headers, until) => {
  const { outcome } = await read(async (issue) =>
    issue === 2
      ? new Response('{}', { status, headers: headers as Record<string, string> })
      : good(issue),
  );
  expect(outcome).toEqual({ kind: 'refused', until });
  // Those under way with it, and not one more.
  expect(asked.length).toBeLessThanOrEqual(4);
});

test.each<[string, () => Response]>([
  ['404', () => new Response('{}', { status: 404 })],
  ['500', () => new Response('no', { status: 500 })],
  ['garbage', () => new Response('<html>')],
  ['another issue', () => good(99)],
])('%s costs that one count only', async (_name, wrong) => {
  const { outcome, votes } = await read(async (issue) => (issue === 2 ? wrong() : good(issue)));
  expect(outcome).toEqual({ kind: 'read' });
  expect(votes).toEqual([1, 3, 4, 5, 6, 7]);
});

test('a host that cannot be reached is asked no more', async () => {
  const { outcome } = await read(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toEqual({ kind: 'no-answer' });
  expect(asked).toEqual([1, 2, 3]);
});

test('eight seconds without an answer are enough', async () => {
  const before = Date.now();
  const { outcome } = await read((_issue, signal) => never(signal));
  expect(outcome).toEqual({ kind: 'no-answer' });
  expect(Date.now() - before).toBe(8000);
  expect(asked).toEqual([1, 2, 3]);
});

test('a reader who leaves ends the reading, and nothing is shown any more', async () => {
  const left = new AbortController();
  const { votes } = await read(async (issue, signal) => {
    if (issue < 3) return good(issue);
    left.abort();
    return never(signal);
  }, left.signal);
  expect(votes.length).toBeLessThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(5);
});
