// Holds data/packages.json to its schema, to what is installed and to what readers need to be told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineMarkdown } from './inline-markdown.ts';
import { readPackageList, readPackages, repositoryOf } from './read-packages.ts';

const project = join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));
const list = readPackageList(project);
const facts = readPackages(project, join(project, 'external'));

test('the same forty packages here, in external/ and in its lockfile', () => {
  const names = list.map(({ name }) => name).sort();
  const { dependencies } = read('external/package.json');
  const locked = Object.keys(read('external/package-lock.json').packages);
  expect(names).toEqual(Object.keys(dependencies).sort());
  expect(names.map((name) => `node_modules/${name}`)).toEqual(locked.filter(Boolean).sort());
  expect(new Set(names).size).toBe(40);
  expect(list.filter(({ kind }) => kind === 'loader')).toHaveLength(27);
});

test('versions are exact and installed', () => {
  const { dependencies } = read('external/package.json');
  for (const { name, version } of facts) expect(version, name).toBe(dependencies[name]);
});

test('every retired package says what to use instead, and no other does', () => {
  for (const { name, status, replacement } of list) {
    expect(replacement === undefined, name).toBe(status === 'current');
  }
});

test('a replacement is one or two sentences whose Markdown is understood', () => {
  for (const { name, replacement } of list) {
    if (replacement === undefined) continue;
    expect(replacement, name).toMatch(/^\S.*\.$/s);
    expect(replacement.length, name).toBeLessThan(320);
    expect(inlineMarkdown(replacement), name).not.toMatch(/`|\]\(/);
  }
});

test('descriptions are unique sentences', () => {
  const descriptions = list.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of descriptions) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('an override of the repository differs from the published one', () => {
  for (const { name, repository } of list) {
    if (repository === undefined) continue;
    expect(repositoryOf(read(`external/node_modules/${name}/package.json`))).not.toBe(repository);
  }
});

test.each([
  ['webpack/css-loader', 'webpack/css-loader'],
  ['https://github.com/babel/babel-loader.git', 'babel/babel-loader'],
  [{ url: 'git+https://github.com/peerigon/extract-loader.git' }, 'peerigon/extract-loader'],
  [undefined, null],
  ['https://example.com/a/b/c', null],
])('repository %j', (repository, expected) => {
  expect(repositoryOf(repository === undefined ? {} : { repository })).toBe(expected);
});
