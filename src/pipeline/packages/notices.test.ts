import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf, noticesHtml, readNotices } from './notices.ts';
import { readPackages } from './read-packages.ts';

const project = join(import.meta.dirname, '../../..');
const notices = readNotices(project);

test('every installed package has a notice, with a copyright line unless it is in the public domain', () => {
  const installed = readdirSync(join(project, 'external/node_modules')).filter(
    (name) => !name.startsWith('.'),
  );
  expect(notices.map(({ name }) => name)).toEqual(installed.sort());
  const without = notices.filter(({ copyright }) => copyright.length === 0);
  expect(without.map(({ terms }) => terms)).toEqual(['Unlicense']);
});

test('every license file is of a known kind, and the texts of a kind agree', () => {
  const kinds = Map.groupBy(notices, ({ terms }) => terms);
  expect([...kinds.keys()].sort()).toEqual(['MIT', 'Unlicense']);
  const plain = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/["“”]/g, "'")
      .replaceAll(' (including the next paragraph)', '');
  for (const [kind, own] of kinds) {
    expect(new Set(own.map(({ text }) => plain(text).toLowerCase())).size, kind).toBe(1);
  }
});

test('a license file that says other than package.json is told', () => {
  const differing = notices.filter(({ license, terms }) => license !== terms);
  expect(differing.map(({ name }) => name)).toEqual(['polymer-webpack-loader']);
  expect(noticesHtml(differing)).toContain('MIT in its LICENSE file, Apache-2.0 in package.json');
});

test('what a file says is text, never markup', () => {
  const [facts] = readPackages(project, join(project, 'external'));
  if (facts === undefined) throw new Error('There are no packages.');
  const html = noticesHtml([noticeOf(facts, 'Copyright <b>x</b>\n\n<script>alert(1)</script>')]);
  expect(html).not.toMatch(/<b>|<script/);
  expect(html).toContain('Copyright &lt;b>x&lt;/b>');
});

test('it stays light', () => {
  expect(noticesHtml(notices).length).toBeLessThan(16_000);
});
