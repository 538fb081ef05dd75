import { expect, test } from 'vitest';
import { wait } from './visit.ts';

/** Answers one look after the other, the last one for ever. */
function looks(...answers: (string[] | Error)[]): () => string[] {
  return () => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

const GONE = new Error('Execution context was destroyed');

test.each([
  ['at once', looks([])],
  ['after a while', looks(['not yet'], ['not yet'], [])],
  ['while the page is loaded anew', looks(GONE, [])],
  ['and the page is loaded anew after the first good look', looks([], GONE, [])],
])('what comes %s is waited for', async (_, look) => {
  expect(await wait(look, 1000)).toEqual([]);
});

test.each([
  ['never comes', looks(['missing'])],
  ['goes away again', looks([], ['missing'])],
])('what %s is said', async (_, look) => {
  expect(await wait(look, 200)).toEqual(['missing']);
});

test('a page that cannot be asked until the end says why', async () => {
  expect(await wait(looks(GONE), 200)).toEqual([GONE.message]);
});
