// A doubled page must cost as much as a page, so it must compile and share no fence with its original.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { PageRecord } from '../../src/model/record.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { secondPage, secondPath } from './double-page.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const root = mkdtempSync(join(tmpdir(), 'double-page-'));
// Generous: on a busy machine a second's work takes many.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => rmSync(root, { recursive: true }));

const fenceAfter = (meta: string, ...code: string[]): string[] => {
  const lines = secondPage(`${['Text.', `\`\`\`${meta}`, ...code, '```'].join('\n')}\n`).split(
    '\n',
  );
  return lines.slice(1, -2);
};

test('a comment ends a fence, in the words of its language', () => {
  expect(fenceAfter('js file="a.js" {1}', 'a();')).toEqual([
    '```js file="a.js" {1}',
    'a();',
    '// second copy, written by the bench',
  ]);
  expect(fenceAfter('css', 'a {}').at(-1)).toMatch(/^\/\* .* \*\/$/);
  expect(fenceAfter('html', '<p></p>').at(-1)).toMatch(/^<!-- .* -->$/);
  expect(fenceAfter('bash', 'npm ci').at(-1)).toMatch(/^# /);
});

test('in a diff the comment is a line that stays', () => {
  expect(fenceAfter('js diff', '-a();', '+b();').at(-1)).toMatch(/^ \/\/ /);
});

test('what has no comments or would be completed gets another option instead', () => {
  expect(fenceAfter('json', '{}')).toEqual(['```json {1}', '{}']);
  expect(fenceAfter('text', 'printed')).toEqual(['```text {1}', 'printed']);
  expect(fenceAfter('js partial', 'new X(),')).toEqual(['```js partial {1}', 'new X(),']);
});

test('a fence of an example moves to the copy of the example and keeps its text', () => {
  expect(fenceAfter('js file="a.js" project=shop/01-a {2}', 'a();')).toEqual([
    '```js file="a.js" project=shop-2/01-a {2}',
    'a();',
  ]);
  expect(fenceAfter('console project=shop', '$ ls')[0]).toBe('```console project=shop-2');
});

test('a longer or an indented fence is closed by its own marks', () => {
  const source = ['````js', '```', '````', '- a', '  ```js', '  b();', '  ```', ''].join('\n');
  const note = '// second copy, written by the bench';
  expect(secondPage(source).split('\n')).toEqual([
    ...['````js', '```', note, '````', '- a', '  ```js', '  b();', `  ${note}`, '  ```', ''],
  ]);
});

test('the description is another one, and never too long', () => {
  const long = `---\ntitle: A\ndescription: '${'word '.repeat(31)}it''s'\n---\n`;
  const [, description = ''] = /^description: (.*)$/m.exec(secondPage(long)) ?? [];
  expect(description).toContain('(2)');
  expect(description.length).toBeLessThanOrEqual(162);
});

test('the pages of the site compile once more, every fence changed', async () => {
  const toHtml = await createProcessor(await loadReference());
  const compile = (path: string, source: string): PageRecord => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
    const { record, problems } = compilePage({ root, path, label: 'content', toHtml });
    expect(problems).toEqual([]);
    if (record === null) throw new Error(`${path} has no record.`);
    return record;
  };
  const withFences = walkContent(CONTENT).pages.filter((path) =>
    // Few pages show every kind of fence; the rest would only take time.
    /^(?:plugins\/banner-plugin|guides\/getting-started|migrate\/index)\.md$/.test(path),
  );
  expect(withFences.length).toBe(3);
  for (const path of withFences) {
    const source = readFileSync(join(CONTENT, path), 'utf8');
    const first = compile(path, source);
    const second = compile(secondPath(path), secondPage(source));
    expect(second.url).not.toBe(first.url);
    expect(second.description).not.toBe(first.description);
    expect(second.fences.length).toBe(first.fences.length);
    const known = new Set(first.fences.map(({ lang, meta, code }) => `${lang} ${meta}\n${code}`));
    for (const { lang, meta, code } of second.fences) {
      expect(known).not.toContain(`${lang} ${meta}\n${code}`);
    }
  }
});
