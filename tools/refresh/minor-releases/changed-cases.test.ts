import { expect, test } from 'vitest';
import { shortened } from './changed-cases.ts';

const items = Array.from({ length: 30 }, (_, at) => `'item-${at}'`);
const list = (...all: string[]): string => `[${all.join(', ')}]`;

test('of long lists only the items that differ are kept', () => {
  expect(shortened(list(...items, "'a'"), list(...items, "'b, c'"))).toEqual([
    "[…, 'a']",
    "[…, 'b, c']",
  ]);
  expect(shortened(list(...items), list(...items, '{ a: [1, 2] }'))).toEqual([
    '[…]',
    '[…, { a: [1, 2] }]',
  ]);
});

test('another order is said, not hidden', () => {
  const [, to] = shortened(list(...items), list(...items.toReversed()));
  expect(to).toBe('<the same items in another order>');
});

test('short lists are shown whole, and other values as they are', () => {
  expect(shortened("['a']", "['a', 'b']")).toEqual(["['a']", "['a', 'b']"]);
  expect(shortened('undefined', 'true')).toEqual(['undefined', 'true']);
});
