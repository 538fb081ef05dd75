import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../../search/service.ts';
import { type Asked, createAsker } from './asker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (query: string): SearchAnswer => ({
  query,
  hits: [],
  approximate: false,
  without: [],
  near: [],
  unwritten: null,
});

/** Questions wait until the test answers them. */
function setUp() {
  const asked: { query: string; settle: (ok: boolean) => Promise<void> }[] = [];
  const told: string[] = [];
  const asker = createAsker(
    (query) =>
      new Promise((resolve, reject) => {
        const settle = async (ok: boolean): Promise<void> => {
          if (ok) resolve(answer(query));
          else reject(new Error('unreachable'));
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ query, settle });
      }),
    (state: Asked) => told.push(state.kind === 'answer' ? state.answer.query : state.kind),
  );
  return { asker, told, queries: () => asked.map(({ query }) => query), asked };
}

test('the first letter is asked at once, later ones when it is answered, and only the newest', async () => {
  const { asker, told, queries, asked } = setUp();
  asker.ask('s');
  asker.ask('sp');
  asker.ask('spl');
  expect(queries()).toEqual(['s']);
  await asked[0]?.settle(true);
  expect(queries()).toEqual(['s', 'spl']);
  expect(told).toEqual([]);
  await asked[1]?.settle(true);
  expect(told).toEqual(['spl']);
});

test('a failure of an older question is not told', async () => {
  const { asker, told, asked } = setUp();
  asker.ask('a');
  asker.ask('ab');
  await asked[0]?.settle(false);
  await asked[1]?.settle(true);
  expect(told).toEqual(['ab']);
});

test('loading is told after 150 ms without an answer, counted from the first letter', async () => {
  const { asker, told, asked } = setUp();
  asker.ask('a');
  await vi.advanceTimersByTimeAsync(100);
  asker.ask('ab');
  await vi.advanceTimersByTimeAsync(49);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['loading']);
  await asked[0]?.settle(true);
  await asked[1]?.settle(true);
  expect(told).toEqual(['loading', 'ab']);
});

test('an answer within 150 ms never shows loading', async () => {
  const { asker, told, asked } = setUp();
  asker.ask('a');
  await vi.advanceTimersByTimeAsync(149);
  await asked[0]?.settle(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['a']);
});

test('a failure is told, and the same question can be asked again', async () => {
  const { asker, told, asked } = setUp();
  asker.ask('a');
  await asked[0]?.settle(false);
  asker.ask('a');
  await asked[1]?.settle(true);
  expect(told).toEqual(['failed', 'a']);
});

test('after stopping nothing is told', async () => {
  const { asker, told, asked } = setUp();
  asker.ask('a');
  asker.stop();
  await asked[0]?.settle(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([]);
});

test('an answer from headings is shown at once, and the better one in its place', async () => {
  const told: (SearchAnswer | string)[] = [];
  let arrive = (_: SearchAnswer): void => {};
  const better = (): Promise<SearchAnswer> =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const asker = createAsker(
    async (query) => ({ ...answer(query), better }),
    (asked) => told.push(asked.kind === 'answer' ? asked.answer : asked.kind),
  );
  asker.ask('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ ...answer('a'), better }]);
  arrive({ ...answer('a'), near: ['b'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(told.slice(1)).toEqual([{ ...answer('a'), near: ['b'] }]);

  // Not when something else has been asked meanwhile, or nothing any more.
  asker.ask('b');
  await vi.advanceTimersByTimeAsync(0);
  asker.stop();
  arrive({ ...answer('b'), near: ['c'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(told.length).toBe(3);
});

test('where the texts never come, the answer from headings stays and no better one is promised', async () => {
  const told: Asked[] = [];
  const asker = createAsker(
    async (query) => ({ ...answer(query), better: () => Promise.reject(new Error('gone')) }),
    (asked) => told.push(asked),
  );
  asker.ask('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toEqual({ kind: 'answer', answer: answer('a') });
});
