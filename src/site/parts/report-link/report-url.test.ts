import { expect, test } from 'vitest';
import { reportUrl } from './report-url.ts';

const report = { repository: 'owner/docs', origin: 'https://docs.example', url: '/guides/a/' };

test('the issue names page and section', () => {
  const url = new URL(reportUrl({ ...report, section: 'Tips & tricks' }));
  expect(url.origin + url.pathname).toBe('https://github.com/owner/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('/guides/a/: Tips & tricks');
  expect(url.searchParams.get('body')).toContain(
    'Page: https://docs.example/guides/a/\nSection: Tips & tricks\n',
  );
});

test('without a section it is about the page', () => {
  const url = new URL(reportUrl({ ...report, section: undefined }));
  expect(url.searchParams.get('title')).toBe('/guides/a/');
  expect(url.searchParams.get('body')).toContain('Section: the whole page');
});
