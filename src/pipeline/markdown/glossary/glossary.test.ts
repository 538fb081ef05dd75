// Which pages get links to the glossary, what is wrong with a glossary, and that ours is in order.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompiledPage, compilePage } from '../../compile-page.ts';
import { SMALL_REFERENCE } from '../../testing/small-reference.ts';
import { createProcessor, type ToHtml } from '../processor.ts';
import { parseGlossary } from './read-glossary.ts';

const FACTS = 'title: Page\ndescription: About it.\ncontributors: [webpack]\n';
const CHUNK = '### Chunk {#chunk}\n\nModules that are written together.\n';
const LINK = 'href="/glossary/#chunk"';
const root = mkdtempSync(join(tmpdir(), 'glossary-'));

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, body: string, facts = FACTS): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `---\n${facts}---\n\n${body}`);
}
const compile = (path: string): CompiledPage =>
  compilePage({ root, path, label: 'content', toHtml });
const htmlOf = (path: string): string => compile(path).record?.html ?? '';

test('a page links a term with its definition, and the link is checked like any other', () => {
  write('glossary.md', CHUNK);
  write('guides/page.md', 'Text.\n\nOne\nchunk.');
  const { record } = compile('guides/page.md');
  expect(record?.html).toContain(
    `<a href="/glossary/#chunk" class="gloss" aria-description="Modules that are written together.">chunk</a>`,
  );
  expect(record?.links).toEqual([{ href: '/glossary/#chunk', line: 10 }]);
  expect(record?.prose.map(({ text }) => text)).toEqual(['Text.', 'One', 'chunk.']);
});

test('a changed glossary changes what the page was made with, and the page', () => {
  write('glossary.md', CHUNK);
  write('page.md', 'A chunk.');
  const before = compile('page.md').record;
  write('glossary.md', CHUNK.replace('together', 'as one'));
  const after = compile('page.md').record;
  expect(after?.html).toContain('written as one.');
  expect(Object.keys(after?.inputs ?? {})).toEqual([expect.stringMatching(/glossary\.md$/)]);
  expect(after?.inputs).not.toEqual(before?.inputs);
});

test('the home page, the glossary and a page that does not want it link nothing', () => {
  write('glossary.md', CHUNK);
  write('index.md', 'A chunk.');
  write('quiet.md', 'A chunk, not a chunk{-}.', `${FACTS}glossary: false\n`);
  write('without.md', 'A chunk.', `${FACTS}glossary: [chunk]\n`);
  write('loud.md', 'A chunk.');
  for (const path of ['glossary.md', 'index.md', 'quiet.md', 'without.md']) {
    expect(htmlOf(path)).not.toBe('');
    expect(htmlOf(path)).not.toContain(LINK);
  }
  expect(htmlOf('quiet.md')).toContain('A chunk, not a chunk.');
  expect(htmlOf('loud.md')).toContain(LINK);
  // Everything else in a record is a fact that the content index shows.
  expect(compile('quiet.md').record).not.toHaveProperty('glossary');
});

test('another value and an unknown term are errors', () => {
  write('glossary.md', CHUNK);
  write('page.md', 'A chunk.', `${FACTS}glossary: none\n`);
  expect(compile('page.md').problems).toMatchObject([
    { line: 5, advice: expect.stringContaining('glossary: false') },
  ]);
  write('page.md', 'A chunk.', `${FACTS}glossary: [chunks]\n`);
  expect(compile('page.md').problems).toMatchObject([
    {
      line: 1,
      what: expect.stringContaining('"chunks"'),
      advice: expect.stringContaining('"chunk"?'),
    },
  ]);
});

test('a term without a definition and a form of two terms are errors of the glossary', () => {
  write('glossary.md', `${CHUNK}\n### Part {#part}\n\n<!-- forms: part, chunk -->\n`);
  expect(compile('glossary.md').problems).toMatchObject([
    { line: 11, what: 'The term "Part" has no definition.' },
    { line: 11, what: '"chunk" is a form of "Chunk" and of "Part".' },
  ]);
});

const OURS = readFileSync(join(import.meta.dirname, '../../../../content/glossary.md'), 'utf8');
/** A point ends a sentence where a new one begins; names such as Node.js have none behind theirs. */
const sentences = (text: string): number => text.split(/[.?!]\s+(?=\S)/).length;
const tooLong = (source: string): string[] =>
  parseGlossary(source)
    .terms.filter(({ definition }) => sentences(definition) > 2)
    .map(({ title }) => title);

test('our definitions are one or two sentences; a third is seen', () => {
  expect(parseGlossary(OURS).terms.length).toBeGreaterThanOrEqual(60);
  expect(tooLong(OURS)).toEqual([]);
  expect(tooLong(CHUNK.replace('together.', 'together. Node.js too. And more.'))).toEqual([
    'Chunk',
  ]);
});

/** Lines `## C` and `### Chunk` in the order of the file, as one list to sort. */
const order = (source: string): string[] =>
  [...source.matchAll(/^###? (\p{L}.*?) \{/gmu)].map(([, title = '']) => title.toLowerCase());
const misplaced = (source: string): string[] => {
  const titles = order(source);
  return titles.filter((title, index) => title.localeCompare(titles[index - 1] ?? '', 'en') < 0);
};

test('our terms stand in order, each under its letter; one that does not is seen', () => {
  expect(misplaced(OURS)).toEqual([]);
  expect(misplaced('## B {#b}\n### Asset {#asset}\n## C {#c}\n')).toEqual(['asset']);
});
