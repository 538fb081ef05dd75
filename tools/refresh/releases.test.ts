import { expect, test } from 'vitest';
import { firstOfEachMinor, lastOfEachMinor } from './releases.ts';

test('the first release of every minor is chosen, in order', () => {
  const published = ['4.47.0', '5.0.0-rc.6', '5.0.0', '5.10.0', '5.1.2', '5.1.1', '5.2.0'];
  const others = [3, 4, 5, 6, 7, 8, 9].map((minor) => `5.${minor}.0`);
  expect(firstOfEachMinor([...published, ...others, '6.0.0'], '5.10.3')).toEqual([
    '5.0.0',
    '5.1.1',
    '5.2.0',
    ...others,
    '5.10.0',
  ]);
});

test('releases after the pinned one are left out', () => {
  expect(firstOfEachMinor(['5.0.0', '5.1.0', '5.2.0'], '5.1.4')).toEqual(['5.0.0', '5.1.0']);
});

test('a list with a hole is refused', () => {
  expect(() => firstOfEachMinor(['5.0.0', '5.2.0'], '5.2.0')).toThrow('no release 5.1.x');
});

test('the last release of every minor is chosen, but none that is newer than the pinned one', () => {
  const published = ['5.0.0', '5.0.2', '5.0.1', '5.1.0-rc.1', '5.1.0', '5.1.9', '5.1.10'];
  expect(lastOfEachMinor(published, '5.1.9')).toEqual(['5.0.2', '5.1.9']);
});
