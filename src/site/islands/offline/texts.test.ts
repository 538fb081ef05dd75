import { expect, test } from 'vitest';
import { OFFLINE_FORMAT, type OfflineList } from '../../../model/offline.ts';
import { NoRoom } from './keep-current.ts';
import type { Saved } from './saved.ts';
import { endedText, factsText, sumText } from './texts.ts';

const section = (name: string) => ({
  name,
  title: name,
  pages: [{ path: `/${name}/`, bytes: 1_200_000, title: name }],
  files: [{ path: '/assets/both.png', bytes: 300_000 }],
});
const LIST: OfflineList = {
  format: OFFLINE_FORMAT,
  release: 'a',
  sections: [section('api'), section('guides')],
  shared: {
    files: [{ path: '/m.js', bytes: 400_000 }],
    search: [
      { path: '/t.json', bytes: 500_000 },
      { path: '/s.json', bytes: 100_000 },
    ],
  },
};
const saved = (name: string): Saved => ({
  section: section(name),
  shared: LIST.shared,
  release: 'a',
  date: '2026-11-15T10:00:00Z',
  complete: true,
});

test('the sum counts once what sections share', () => {
  expect(sumText([saved('api')], LIST)).toMatch(/^1 section saved: 2\.5 MB in all, with 1\.0 MB/);
  expect(sumText([saved('api'), saved('guides')], LIST)).toMatch(/^2 sections saved: 3\.7 MB/);
  expect(sumText([], LIST)).toContain('The first section brings 1.0 MB');
  expect(sumText([], null)).toContain('when there is a network');
});

test('a section says its pages and its own size', () => {
  expect(factsText(section('api'))).toBe('1 page, 1.5 MB');
});

test('what ended a download is said with what is left of it', () => {
  const amount = '1.0 MB of 2.0 MB';
  const ended = { stopped: false, amount, before: undefined };
  const failure = new Error('/api/ answered 500.');
  expect(endedText(failure, ended)).toBe('/api/ answered 500. 1.0 MB of 2.0 MB are saved.');
  expect(endedText(failure, { ...ended, amount: '' })).toBe('/api/ answered 500.');
  expect(endedText(failure, { ...ended, stopped: true })).toBe('Stopped at 1.0 MB of 2.0 MB.');
  expect(endedText(new NoRoom(), ended)).toContain('Nothing of it was kept.');
  expect(endedText(new NoRoom(), { ...ended, before: saved('api') })).toContain(
    'The copy of November 15, 2026 stays.',
  );
});
