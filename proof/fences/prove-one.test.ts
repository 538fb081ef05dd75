import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { pageSource, tempContent } from '../../src/pipeline/testing/temp-content.ts';
import { proveOne } from './prove-one.ts';

vi.setConfig({ testTimeout: 120_000 });
const printed: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text));
afterEach(() => void printed.splice(0));

const root = join(import.meta.dirname, '../..');
const body = [
  '```js file="webpack.config.js"',
  'export default {',
  "  name: 'a',",
  '};',
  '```',
  '',
];
const wrong = ['```json', '{ "a" 1 }', '```'];

/** The project with another content. */
function project() {
  const temp = tempContent({
    'guides/index.md': pageSource('Guides'),
    'guides/caching.md': pageSource('Caching', [...body, ...wrong].join('\n')),
  });
  const folder = dirname(temp.content);
  for (const name of ['node_modules', 'src', 'proof', 'package-lock.json', 'package.json']) {
    symlinkSync(join(root, name), join(folder, name));
  }
  return { folder, [Symbol.dispose]: () => temp[Symbol.dispose]() };
}

test('any line of a fence names it, with or without content/ and .md', async () => {
  using place = project();
  const prove = (argument: string) => proveOne(argument, place.folder);
  expect(await prove('guides/caching:9')).toBe(0);
  expect(await prove('content/guides/caching.md:7')).toBe(0);
  expect(printed[0]).toContain(
    'content/guides/caching.md:7  js  proven (parses, evaluates, validate,',
  );
  expect(printed[1]).toBe(printed[0]);
  expect(await prove('guides/caching:14')).toBe(1);
  expect(printed[2]).toMatch(
    /^content\/guides\/caching.md:13 {2}json {2}failing\n.*:14 {2}JSON: Colon/,
  );
});

test.each([
  ['caching', '"caching" names no fence: write PAGE:LINE, as in guides/caching:120.'],
  ['guides/cachng:3', 'There is no page "guides/cachng". Did you mean "guides/caching"?'],
  [
    'guides/caching:1',
    'No fence at line 1 of content/guides/caching.md. Its fences begin at: 7, 13.',
  ],
])('%s is refused with a hint', async (argument, message) => {
  using place = project();
  expect(await proveOne(argument, place.folder)).toBe(1);
  expect(printed[0]).toContain(message);
});
