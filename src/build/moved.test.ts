import { expect, test } from 'vitest';
import { movedHtml } from './moved.ts';

test('a page tells where its parts have gone, and only its own', () => {
  const redirects = [
    { from: '/a/#old', to: '/b/#new' },
    { from: '/a/b/#old', to: '/b/#new' },
    { from: '/a/', to: '/b/' },
  ];
  expect(movedHtml({ url: '/a/' }, redirects)).toBe(
    '<p class="moved" id="old">This part has moved to <a href="/b/#new">/b/#new</a>.</p>',
  );
  expect(movedHtml({ url: '/b/' }, redirects)).toBe('');
});
