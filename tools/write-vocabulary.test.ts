// What a contributor reads on GitHub is what the schemas say today.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDE, withTables } from './write-vocabulary.ts';

const text = readFileSync(GUIDE, 'utf8');

test('CONTRIBUTING.md has the tables as npm run fix writes them', () => {
  expect(withTables(text)).toBe(text);
});

test('a row that somebody changed by hand is seen', () => {
  const edited = text.replace('| `title` |', '| `name` |');
  expect(edited).not.toBe(text);
  expect(withTables(edited)).toBe(text);
});

test('a table that is taken out, misnamed or there twice is an error', () => {
  const mark = '<!-- table: FenceOptions -->';
  expect(() => withTables(text.replace(mark, ''))).toThrow('lacks a table: FenceOptions.');
  expect(() => withTables(text.replace(mark, '<!-- table: FenceOption -->'))).toThrow('unknown');
  expect(() => withTables(`${text}\n${mark}\n\n<!-- end of table -->\n`)).toThrow('there twice');
});

test('it leads to the guide in the repository', () => {
  expect(text).toContain('(content/contribute/writers-guide.md)');
});
