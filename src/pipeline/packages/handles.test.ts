import { expect, test } from 'vitest';
import { handlesOf } from './handles.ts';

test.each([
  ['Tobias Koppers @sokra', 'webpack', ['sokra']],
  ['Kir Belevich (@deepsweet)', 'webpack-contrib', ['deepsweet']],
  ['Jan Nicklas <j@me.com> (https://github.com/jantimon)', 'jantimon', ['jantimon']],
  ['Yoriiis', 'yoriiis', ['yoriiis']],
  ['peerigon <developers@peerigon.com>', 'peerigon', ['peerigon']],
  ['bryandcoulter@gmail.com', 'webpack-contrib', ['webpack']],
  ['Andrey Sitnik <andrey@sitnik.ru>', 'webpack', ['webpack']],
  [{ name: 'A', url: 'https://github.com/a-b' }, 'webpack', ['a-b']],
  [undefined, 'webpack', ['webpack']],
  [42, 'webpack', ['webpack']],
  ['x (https://github.com/a/b)', 'webpack', ['webpack']],
])('%j of %s', (author, owner, handles) => {
  expect(handlesOf({ author }, owner)).toEqual(handles);
});

test('everybody named, once', () => {
  const contributors = ['B @b', { name: 'A', url: 'https://github.com/a' }];
  expect(handlesOf({ author: 'A @a', contributors }, 'x')).toEqual(['a', 'b']);
});
