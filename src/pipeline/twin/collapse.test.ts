import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { collapse } from './collapse.ts';

test.each([
  [
    'between blocks there is none',
    '<p> a </p>\n\n <ul>\n<li> b</li>\n</ul>',
    '<p>a</p><ul><li>b</li></ul>',
  ],
  ['between words there is one', '<p>a  \t<b>b</b> c</p>', '<p>a <b>b</b> c</p>'],
  ['of two only the first is shown', '<p>a <b> b </b> c</p>', '<p>a <b>b </b>c</p>'],
  ['the last of a line is not', '<p>a <b>b </b> </p>', '<p>a <b>b</b></p>'],
  ['a line goes on in the next', '<p>a  \n  b</p>', '<p>a\nb</p>'],
  ['after a picture it is', '<p>a <img> b</p>', '<p>a <img> b</p>'],
  ['before a picture it is', '<p>a <img></p>', '<p>a <img></p>'],
  ['code is left alone', '<pre>  a\n\n b </pre>', '<pre>  a\n\n b </pre>'],
])('%s', (_, html, expected) => {
  const root = fromParse5(parseFragment(html)) as Root;
  collapse(root);
  expect(toHtml(root)).toBe(expected);
});
