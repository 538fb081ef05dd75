// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clickedAddress, clientAddress } from './links.ts';

const HERE = 'https://webpack.example/guides/caching/?q=1#top';

test.each([
  ['/concepts/', '/concepts/'],
  ['/concepts', '/concepts/'],
  ['/concepts?a=1#b', '/concepts/?a=1#b'],
  ['../', '/guides/'],
  ['/', '/'],
  ['https://webpack.example/blog', '/blog/'],
  ['/guides/caching/?q=1', '/guides/caching/?q=1'],
  ['/guides/caching/?q=2#top', '/guides/caching/?q=2#top'],
])('%s is shown by the client at %s', (href, expected) => {
  const url = clientAddress(href, HERE);
  expect(url && url.pathname + url.search + url.hash).toBe(expected);
});

test.each([
  ['another site', 'https://a.example/guides/'],
  ['another scheme', 'http://webpack.example/guides/'],
  ['mail', 'mailto:a@b.example'],
  ['a place on this page', '#below'],
  ['a place on this page, written in full', '/guides/caching?q=1#below'],
  ['a file', '/feed.xml'],
  ['a printable page', '/guides/printable/'],
  ['the app shell', '/app-shell'],
  ['a page with a policy of its own', '/vote'],
  ['another', '/organization/#x'],
])('left to the browser: %s', (_what, href) => {
  expect(clientAddress(href, HERE)).toBeNull();
});

test.each(['/vote/', '/organization/'])('left to the browser: every link on %s', (path) => {
  const here = new URL(path, HERE).href;
  for (const href of ['/concepts/', '/', '/vote/', '/organization/']) {
    expect(clientAddress(href, here)).toBeNull();
  }
});

const browser = (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM;
let answer: URL | null = null;
const listen = (event: MouseEvent): void => {
  answer = clickedAddress(event);
  event.preventDefault();
};
beforeEach(() => {
  browser.setURL('https://webpack.example/guides/');
  answer = null;
  document.addEventListener('click', listen);
});
afterEach(() => document.removeEventListener('click', listen));

function click(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('[data-here]')?.dispatchEvent(event);
  return answer?.pathname;
}

test('a click on or inside a link is a navigation', () => {
  expect(click('<a href="/concepts/" data-here>a</a>')).toBe('/concepts/');
  expect(click('<a href="/api/"><b data-here>a</b></a>')).toBe('/api/');
  expect(click('<a href="/blog/" target="_self" data-here>a</a>')).toBe('/blog/');
});

test.each([
  ['not on a link', '<p data-here>a</p>', {}],
  ['a download', '<a href="/concepts/" download data-here>a</a>', {}],
  ['a new window', '<a href="/concepts/" target="_blank" data-here>a</a>', {}],
  ['a middle click', '<a href="/concepts/" data-here>a</a>', { button: 1 }],
  ['with Control', '<a href="/concepts/" data-here>a</a>', { ctrlKey: true }],
  ['with Command', '<a href="/concepts/" data-here>a</a>', { metaKey: true }],
  ['with Shift', '<a href="/concepts/" data-here>a</a>', { shiftKey: true }],
  ['with Alt', '<a href="/concepts/" data-here>a</a>', { altKey: true }],
])('a click left to the browser: %s', (_what, html, init) => {
  expect(click(html, init)).toBeUndefined();
});

test('a click that someone else has handled is not ours', () => {
  const event = new MouseEvent('click', { cancelable: true });
  event.preventDefault();
  expect(clickedAddress(event)).toBeNull();
});
