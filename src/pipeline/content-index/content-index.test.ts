import { expect, test, vi } from 'vitest';
import { type ContentNode, directoryNodeSchema } from '../../model/content.ts';
import { compileAll } from '../compile-all.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { pageSource, tempContent } from '../testing/temp-content.ts';
import { contentIndex } from './content-index.ts';

// Generous: the first highlighting of a language takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const names = (nodes: readonly ContentNode[]): string[] => nodes.map((node) => node.name);

test('sizes are the sums of the files below, at every depth', () => {
  const root = contentIndex([
    sampleRecord('index.md', { size: 1 }),
    sampleRecord('guides/index.md', { sort: -1, size: 20 }),
    sampleRecord('guides/deep/a.md', { size: 300 }),
    sampleRecord('guides/deep/b.md', { size: 4000 }),
  ]);
  expect(root.size).toBe(4321);
  const guides = root.children.find((node) => node.path === 'guides');
  expect(guides?.size).toBe(4320);
  const deep = guides?.type === 'directory' ? guides.children.at(-1) : undefined;
  expect(deep).toMatchObject({ type: 'directory', url: '/guides/deep/', name: 'deep', size: 4300 });
});

test('sizes are bytes of the files on disk, not characters', async () => {
  const source = pageSource('Größe', 'Ünï 😀');
  using folder = tempContent({ 'a.md': source });
  const { content, out } = folder;
  const { records } = await compileAll({ contentRoot: content, cacheFolder: out });
  expect(contentIndex(records).size).toBe(Buffer.byteLength(source));
  expect(Buffer.byteLength(source)).toBeGreaterThan(source.length);
});

test('siblings are in the one order, whatever order the records come in', () => {
  const records = [
    sampleRecord('api/b.md', { sort: 2 }),
    sampleRecord('api/grouped.md', { sort: 1, group: 'Objects' }),
    sampleRecord('api/index.md', { sort: -1 }),
    sampleRecord('api/a.md', { sort: 2 }),
    sampleRecord('api/first.md', { sort: 1 }),
  ];
  for (const order of [records, records.toReversed()]) {
    const [api] = contentIndex(order).children;
    const children = api?.type === 'directory' ? api.children : [];
    expect(names(children)).toEqual(['index', 'first', 'a', 'b', 'grouped']);
  }
});

test('a file keeps its facts, loses what is not of the index, and fits the schema', () => {
  const root = contentIndex([
    sampleRecord('loaders/_a-loader.mdx', {
      group: 'CSS',
      html: '<p>text</p>',
      anchors: [{ title: 'Usage', id: 'usage', level: 2 }],
      repo: 'https://a.example/',
    }),
  ]);
  expect(directoryNodeSchema.parse(root)).toEqual(root);
  const [loaders] = root.children;
  const [file] = loaders?.type === 'directory' ? loaders.children : [];
  expect(file).toEqual({
    type: 'file',
    path: 'loaders/_a-loader.mdx',
    name: 'a-loader',
    url: '/loaders/a-loader/',
    size: 1,
    extension: 'mdx',
    title: 'loaders/_a-loader.mdx',
    description: 'About loaders/_a-loader.mdx',
    anchors: [{ title: 'Usage', id: 'usage', level: 2 }],
    group: 'CSS',
    contributors: ['webpack'],
    repo: 'https://a.example/',
  });
});
