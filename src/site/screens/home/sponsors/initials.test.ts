import { expect, test } from 'vitest';
import { dollars } from './dollars.ts';
import { initials } from './initials.ts';

test.each([
  ['Capital One', 'CO'],
  ['ag-Grid', 'A'],
  ['5 minutes of React podcast', '5M'],
  ['Work & Co', 'WC'],
  ['上线了', '上'],
  ['𝒜rt', '𝒜'],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('amounts have decimals only when they need them', () => {
  expect([dollars(5_000_000), dollars(250)]).toEqual(['$50,000', '$2.50']);
});
