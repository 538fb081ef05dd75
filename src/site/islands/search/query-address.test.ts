import { expect, test } from 'vitest';
import { addressWith, queryIn } from './query-address.ts';

const PAGE = 'https://docs.example/search/';

test.each(['output.filename', '--mode & more', 'a+b #c', '“quoted”', 'ä 漢字'])(
  '%s comes back from the address as it was typed',
  (query) => {
    expect(queryIn(new URL(addressWith(query, PAGE), PAGE).href)).toBe(query);
  },
);

test('an empty query leaves no trace, and the fragment stays', () => {
  expect(addressWith('', `${PAGE}?q=old#typing`)).toBe('/search/#typing');
  expect(addressWith('new', `${PAGE}?q=old#typing`)).toBe('/search/?q=new#typing');
  expect(queryIn(PAGE)).toBe('');
});
