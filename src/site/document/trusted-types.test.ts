// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { trustedHtml, trustedScriptUrl } from './trusted-types.ts';

test.each([
  '',
  'text with > and "quotes" and onclick=',
  '<p>a</p>',
  '<a href="#x" class="hash" aria-label="Link to <!-- comment -->" hidden>#</a>',
  '<img src="/a.png" alt="" width="1">',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><use xlink:href="#i-file"/></svg>',
  '<code>&lt;script>onload = 1&lt;/script></code>',
])('HTML as our serializers write it passes: %s', (html) => {
  expect(trustedHtml(html)).toBe(html);
});

test.each([
  '<script>x()</script>',
  '<SCRIPT src="/a.js"></SCRIPT>',
  '<img src="x" onerror="x()">',
  '<img src="x" ONERROR="x()">',
  '<img src="x"onerror="x()">',
  '<img src=x onerror=x()>',
  '<img/onerror="x()" src="x">',
  '<img\nonerror="x()" src="x">',
  "<b title='a' onclick='x()'>a</b>",
  '<b title="a>" onclick="x()">a</b>',
  '<svg onload="x()">',
  '<iframe srcdoc="a"></iframe>',
  '<object data="a"></object>',
  '<base href="https://a.example/">',
  '<meta http-equiv="refresh" content="0">',
  '<form action="/a">',
  // Where the browser reads text by other rules, a quoted value can hide a tag.
  '<style><b title="</style><img src=x onerror=x()>">',
  '<noscript><b title="</noscript><img src=x onerror=x()>">',
  '<textarea><b title="</textarea><img src=x onerror=x()>">',
  '<title><b title="</title><img src=x onerror=x()>">',
  '<xmp><b title="</xmp><img src=x onerror=x()>">',
  '<!-- a --><b>',
  '<![CDATA[ a ]]>',
  '<?x ?>',
  '< p>',
  '<p',
])('anything else is refused: %s', (html) => {
  expect(trustedHtml(html)).toBeNull();
});

const own = (path: string): string => new URL(path, location.href).href;

test.each([
  '/assets/main.0123.js',
  '/p/guides/caching.0123.js',
  '/s/guides.0123.js',
  '/a/guides.0123.js',
  '/sw.js',
])('%s may be loaded as script', (path) => {
  expect(trustedScriptUrl(path)).toBe(path);
  expect(trustedScriptUrl(own(path))).toBe(own(path));
});

test.each([
  '/',
  '/guides/',
  '/feed.xml',
  '/assets/../feed.xml',
  '/guides/sw.js',
  '//a.example/assets/a.js',
  'https://a.example/assets/a.js',
  'https://www.googletagmanager.com/gtag/js',
  'data:text/javascript,1',
  'blob:https://a.example/assets/',
  'javascript:x()',
])('%s may not', (url) => {
  expect(trustedScriptUrl(url)).toBeNull();
});
