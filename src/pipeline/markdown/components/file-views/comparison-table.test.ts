import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { comparisonSchema } from '../../../../model/comparison.ts';
import { longDate } from '../../../../model/long-date.ts';
import { SMALL_REFERENCE } from '../../../testing/small-reference.ts';
import { newContext } from '../../page-context.ts';
import { createProcessor, type ToHtml } from '../../processor.ts';
import { comparisonTable } from './comparison-table.ts';

vi.setConfig({ hookTimeout: 60_000 });

const data = JSON.parse(readFileSync('data/comparison.json', 'utf8'));
const { readOn, tools, subjects } = comparisonSchema.parse(data);
const installed = (name: string, file: string): string =>
  readFileSync(`node_modules/${name}/${file}`, 'utf8');

const small = {
  readOn: '2026-11-15',
  tools: [
    { name: 'One', packages: { '@one/core': '1.2.3' } },
    { name: 'Two', packages: { two: '4.5.6' } },
    { name: 'Three', packages: { three: '7.8.9' } },
  ],
  subjects: [
    {
      id: 'node',
      head: 'Range <of> "Node.js"',
      facts: [
        {
          tool: 'Two',
          says: 'From `>=18`',
          sources: [{ package: 'two', file: 'a.json', at: '<x' }],
        },
        {
          tool: 'One',
          says: 'Any',
          sources: [{ package: '@one/core', file: 'lib/b.js', at: 'engines' }],
        },
      ],
    },
  ],
};

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

test('tools stand in one order, and one without a fact has no row', () => {
  const { html } = comparisonTable.show(small, 'node');
  expect([...html.matchAll(/<th scope="row">(\w+)/g)].map(([, name]) => name)).toEqual([
    'One',
    'Two',
  ]);
});

test('every cell links the file of the exact version, and says where in it', () => {
  const { html } = comparisonTable.show(small, 'node');
  expect(html).toContain('href="https://unpkg.com/@one/core@1.2.3/lib/b.js"');
  expect(html).toContain('<code>engines</code>');
  expect(html).toContain('From <code>>=18</code>');
  expect(html).toContain('<code>&lt;x</code>');
  expect(html).toContain('aria-label="Table: Range &lt;of> &quot;Node.js&quot;"');
});

test('all subjects of the file are shown, with a source in every row and no style attribute', () => {
  for (const { id, facts } of subjects) {
    const { html, prose } = comparisonTable.show(data, id);
    expect(html.match(/<tr><th scope="row">/g), id).toHaveLength(facts.length);
    expect(html.match(/data-label="Source"><a href="https:\/\/unpkg\.com\//g), id).toHaveLength(
      facts.length,
    );
    expect(html).not.toContain('style=');
    expect(prose).toHaveLength(facts.length + 1);
  }
});

test('the page shows each subject once and names the day of the file', () => {
  const page = readFileSync('content/comparison.md', 'utf8');
  expect(page).toContain(`read on **${longDate(readOn)}**`);
  const shown = [...page.matchAll(/<ComparisonTable subject="([\w-]+)" \/>/g)].map(([, id]) => id);
  expect(shown.toSorted()).toEqual(subjects.map(({ id }) => id).toSorted());
});

test('an unknown subject is a problem of the page that names the known ones', () => {
  const context = newContext({ file: 'page.md', folder: '/', root: '/' });
  toHtml('<ComparisonTable subject="speed" />', context);
  expect(context.problems.map(({ what }) => what)).toEqual([
    expect.stringMatching(/no subject "speed"; there are license-and-node, language, /),
  ]);
});

test('what is said about webpack is read in the packages of the version that this site documents', () => {
  const own = tools.find(({ name }) => name === 'webpack')?.packages ?? {};
  for (const [name, version] of Object.entries(own)) {
    expect(JSON.parse(installed(name, 'package.json')).version, name).toBe(version);
  }
  const sources = subjects
    .flatMap(({ facts }) => facts.filter(({ tool }) => tool === 'webpack'))
    .flatMap((each) => each.sources);
  expect(sources.length).toBeGreaterThanOrEqual(subjects.length);
  for (const { package: name, file, at } of sources) {
    expect(installed(name, file), `${name}/${file}`).toContain(at);
  }
});
