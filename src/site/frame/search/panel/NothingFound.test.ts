import { expect, test } from 'vitest';
import { issuesUrl, missingUrl } from './NothingFound.tsx';

test('what was typed arrives in the issue search as it was typed', () => {
  const url = new URL(issuesUrl('a & b #1'));
  expect(url.origin + url.pathname).toBe('https://github.com/webpack/webpack/issues');
  expect(url.searchParams.get('q')).toBe('a & b #1');
});

test('a missing page is reported with the query and its address', () => {
  const url = new URL(missingUrl('a & b'));
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain('No results for “a & b”');
  expect(url.searchParams.get('body')).toContain('/search/?q=a%20%26%20b');
});
