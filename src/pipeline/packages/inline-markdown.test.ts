import { expect, test } from 'vitest';
import { inlineMarkdown } from './inline-markdown.ts';

test.each([
  ['plain < text & more', 'plain &lt; text &amp; more'],
  ["Give it `type: 'asset'`.", "Give it <code>type: 'asset'</code>."],
  ['See [the guide](/guides/x/#y).', 'See <a href="/guides/x/#y">the guide</a>.'],
  ['[`resolve.alias`](/a/): no', '<a href="/a/"><code>resolve.alias</code></a>: no'],
  ['`[no](link)`', '<code>[no](link)</code>'],
  ['[x](/"onclick="y)', '<a href="/&quot;onclick=&quot;y">x</a>'],
  ['<script>', '&lt;script>'],
])('%s', (markdown, html) => {
  expect(inlineMarkdown(markdown).replaceAll('&gt;', '>')).toBe(html);
});
