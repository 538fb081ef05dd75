// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRecent, RECENT_STORAGE_KEY, readRecent, remember } from './recent.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const result = (url: string) => ({ url, title: `Title of ${url}`, trail: ['Guides'], page: true });
const urls = (): string[] => readRecent().map(({ url }) => url);

test('the newest five come first, each once', () => {
  for (const url of ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/', '/d/']) remember(result(url));
  expect(urls()).toEqual(['/d/', '/f/', '/e/', '/c/', '/b/']);
  expect(readRecent()[0]).toEqual(result('/d/'));
});

test('forgetting leaves nothing behind', () => {
  remember(result('/a/'));
  forgetRecent();
  expect(readRecent()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"url":"/a/"}'],
  ['an address of a script', '[{"url":"javascript:alert(1)","title":"","trail":[],"page":true}]'],
  ['an address of another host', '[{"url":"//example.com","title":"","trail":[],"page":true}]'],
  [
    'one behind a backslash',
    String.raw`[{"url":"/\\example.com","title":"","trail":[],"page":true}]`,
  ],
  ['one behind a tab', String.raw`[{"url":"/\t/example.com","title":"","trail":[],"page":true}]`],
  ['a missing title', '[{"url":"/a/","trail":[],"page":true}]'],
  ['a trail of numbers', '[{"url":"/a/","title":"","trail":[1],"page":true}]'],
])('%s in storage is left out', (_what, value) => {
  localStorage.setItem(RECENT_STORAGE_KEY, value);
  expect(readRecent()).toEqual([]);
});

test('where storage is blocked nothing is kept and nothing breaks', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(() => remember(result('/a/'))).not.toThrow();
  expect(forgetRecent).not.toThrow();
  expect(readRecent()).toEqual([]);
});
