import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Package } from '../../../../model/package.ts';
import { type Project, projectsSchema } from '../../../../model/project.ts';
import { projects, projectsHtml } from './projects.ts';

const project = (npm: string, facts: Partial<Project> = {}): Project => ({
  repo: `owner/${npm}`,
  npm,
  kind: 'loader',
  description: `What ${npm} does with <b> & others.`,
  maintainer: 'someone',
  branch: 'main',
  ...facts,
});
const pack = (name: string, status: Package['status'], replacement?: string): Package => ({
  name,
  kind: 'loader',
  status,
  category: 'Files',
  description: 'x'.repeat(40),
  ...(replacement !== undefined && { replacement }),
});
const html = (list: Project[], packages: Package[] = []): string =>
  projectsHtml({ asOf: '2020-12', projects: list }, packages);

test('the file has the 41 projects, each once and with words of its own; 17 look for a maintainer', () => {
  const { asOf, projects } = projectsSchema.parse(
    JSON.parse(readFileSync('data/projects.json', 'utf8')),
  );
  expect(asOf).toBe('2020-12');
  expect(projects).toHaveLength(41);
  expect(projects.filter(({ maintainer }) => maintainer === '')).toHaveLength(17);
  for (const key of ['repo', 'npm', 'description'] as const) {
    expect(new Set(projects.map((each) => each[key])).size, key).toBe(41);
  }
});

test('a card has repository, npm name, description, maintainer and room for nine badges', () => {
  const card = html([project('a-loader', { branch: 'next' })]);
  expect(card).toContain('<li class="pc" data-group="loader" data-branch="next">');
  expect(card).toContain(
    'href="https://github.com/owner/a-loader" rel="noopener noreferrer">a-loader</a>',
  );
  expect(card).toContain('<span class="pc-r">owner/a-loader</span>');
  expect(card).toContain('What a-loader does with &lt;b> &amp; others.');
  expect(card).toContain('Maintained by <a href="https://github.com/someone"');
  expect(card).toContain(`<div class="pc-b js-only">${'<span></span>'.repeat(9)}</div>`);
  expect(card).not.toContain('<img');
  expect(card).not.toContain('style=');
});

test('without a maintainer the card leads to the issues', () => {
  const card = html([project('a-loader', { maintainer: '' })]);
  expect(card).toContain(
    '<a class="need" href="https://github.com/owner/a-loader/issues" rel="noopener noreferrer">Maintainer needed...</a>',
  );
  expect(card).not.toContain('Maintained by');
});

test('chips count every kind and the projects that look for a maintainer', () => {
  const list = [
    project('a', { kind: 'core', maintainer: '' }),
    project('b', { maintainer: '' }),
    project('c'),
    project('d', { kind: 'plugin' }),
  ];
  const labels = [...html(list).matchAll(/aria-pressed="\w+">([^<]+) <span>(\d+)/g)].map(
    ([, label, count]) => `${label} ${count}`,
  );
  expect(labels).toEqual([
    'All 4',
    'Core and tooling 1',
    'Loaders 2',
    'Plugins 1',
    'Maintainer needed 2',
  ]);
});

test('what data/packages.json knows as replaced is marked; current and unknown ones are not', () => {
  const list = ['a', 'b', 'c', 'd'].map((npm) => project(npm));
  const flags = html(list, [
    pack('a', 'superseded', 'Use `new` instead: it is newer.'),
    pack('b', 'webpack-4', 'It stops at webpack 4. Use another.'),
    pack('c', 'current'),
  ]);
  expect(flags).toContain('Superseded</span> Use <code>new</code> instead.');
  expect(flags).toContain('webpack 4 only</span> Use another.');
  expect(flags.match(/class="pc-i"/g)).toHaveLength(2);
});

test('the month of the maintainers stands above the cards', () => {
  expect(html([project('a')])).toContain('Maintainers as of December 2020.');
});

test('the page follows both files and spells every description', () => {
  const data = JSON.parse(readFileSync('data/projects.json', 'utf8'));
  const shown = projects.show(data);
  expect(shown.prose).toHaveLength(41);
  expect(shown.html.match(/<li class="pc"/g)).toHaveLength(41);
  expect([projects.file, ...(projects.also ?? [])]).toEqual([
    'data/projects.json',
    'data/packages.json',
  ]);
  expect(() => projects.show({ ...data, asOf: 'soon' })).toThrow();
});
