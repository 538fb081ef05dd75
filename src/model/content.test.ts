import { expect, test } from 'vitest';
import { anchorSchema, directoryNodeSchema, fileNodeSchema, relatedSchema } from './content.ts';

const file = {
  type: 'file',
  path: 'loaders/_a-loader.md',
  name: 'a-loader',
  url: '/loaders/a-loader/',
  size: 10,
  extension: 'md',
  title: 'a-loader',
  description: 'Loads a.',
  anchors: [{ title: 'Usage', id: 'usage', level: 2 }],
  contributors: ['webpack'],
};
const directory = {
  type: 'directory',
  path: 'loaders',
  name: 'loaders',
  url: '/loaders/',
  size: 10,
  children: [file],
};
const root = { ...directory, path: '', name: '', url: '/', children: [directory] };

test('a tree of directories and files', () => {
  expect(directoryNodeSchema.parse(root)).toEqual(root);
});

test('all optional facts of an imported page', () => {
  const imported = {
    ...file,
    sort: -1,
    group: 'CSS',
    related: [{ title: 'Elsewhere', url: 'https://a.example/' }],
    source: 'https://a.example/raw',
    edit: 'https://a.example/edit',
    repo: 'https://a.example/',
  };
  expect(fileNodeSchema.parse(imported)).toEqual(imported);
});

test.each([
  ['an address without its last slash', { url: '/loaders/a-loader' }],
  ['an address without its first slash', { url: 'loaders/a-loader/' }],
  ['a part of a byte', { size: 1.5 }],
  ['another extension', { extension: 'html' }],
  ['a broken sort', { sort: 1.5 }],
  ['a repository that is no address', { repo: 'webpack/webpack' }],
  ['an unknown key', { weight: 1 }],
])('refused in a file: %s', (_what, wrong) => {
  expect(fileNodeSchema.safeParse({ ...file, ...wrong }).success).toBe(false);
});

test('a wrong file deep in the tree is refused', () => {
  const broken = { ...directory, children: [{ ...file, title: undefined }] };
  expect(directoryNodeSchema.safeParse({ ...root, children: [broken] }).success).toBe(false);
});

test('anchors have levels 1 to 3, a title and an id', () => {
  const anchor = { title: 'A', id: 'a', level: 1 };
  for (const level of [1, 2, 3]) expect(anchorSchema.parse({ ...anchor, level }).level).toBe(level);
  for (const wrong of [{ level: 0 }, { level: 4 }, { title: '' }, { id: '' }]) {
    expect(anchorSchema.safeParse({ ...anchor, ...wrong }).success).toBe(false);
  }
});

test('further reading is on the web or on this site', () => {
  const accepts = (url: string): boolean => relatedSchema.safeParse({ title: 'A', url }).success;
  expect(['https://a.example/x', 'http://a.example/', '/guides/'].every(accepts)).toBe(true);
  expect(['ftp://a.example/', 'guides/', 'javascript:alert(1)', ''].some(accepts)).toBe(false);
});
