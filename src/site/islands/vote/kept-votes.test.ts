// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, recall } from './kept-votes.ts';

const HOUR = 3_600_000;
const answer = { votes: 3, closed: false, at: 1000 };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('answers are kept for an hour', () => {
  keep({ answers: { 7: answer }, until: 5 });
  expect(recall([7, 8], 1000 + HOUR - 1)).toEqual({ answers: { 7: answer }, until: 5 });
  expect(recall([7, 8], 1000 + HOUR)).toEqual({ answers: {}, until: 5 });
});

test('an answer about an issue that is no proposal any more does not count', () => {
  keep({ answers: { 7: answer }, until: 0 });
  expect(recall([8], 1000).answers).toEqual({});
});

test.each(['', '{', '7', 'null', '{}'])('%s in the storage is as good as nothing', (text) => {
  sessionStorage.setItem('vote-counts', text);
  expect(recall([7], 1000).answers).toEqual({});
});

test('a blocked storage is no error', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  keep({ answers: { 7: answer }, until: 0 });
  expect(recall([7], 1000).answers).toEqual({});
});
