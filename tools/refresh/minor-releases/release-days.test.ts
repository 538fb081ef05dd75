// Days of a mirror are not those of the releases, and must not get into the file.
import { expect, test } from 'vitest';
import { believableDays } from './release-days.ts';

test('each minor has the day of its first patch', () => {
  const times = { '5.0.0': '2020-01-02T10', '5.0.1': '2020-01-03T10', '5.1.0': '2020-02-01T10' };
  expect(believableDays({ ...times, '5.1.0-rc.1': '2019-01-01T10' }, 2)).toEqual([
    '2020-01-02',
    '2020-02-01',
  ]);
});

test('a minor that is newer than its successor ends what is believed', () => {
  const times = {
    '5.0.0': '2020-01-02T10',
    '5.1.0': '2024-01-01T10',
    '5.2.0': '2023-01-01T10',
    '5.3.0': '2023-02-01T10',
  };
  expect(believableDays(times, 4)).toEqual([undefined, undefined, '2023-01-01', '2023-02-01']);
});

test('so does a first patch that is newer than the second, and a minor without a day', () => {
  const late = { '5.0.0': '2020-01-02T10', '5.1.0': '2023-01-01T10', '5.1.1': '2022-01-01T10' };
  expect(believableDays(late, 2)).toEqual([undefined, undefined]);
  expect(believableDays({ '5.0.0': '2020-01-02T10' }, 2)).toEqual([undefined, undefined]);
});
