import { expect, test } from 'vitest';
import type { Nav } from '../../model/record.ts';
import { samplePage } from '../../model/testing/sample-page.ts';
import { llmsFiles } from './llms.ts';

const nav = (section: string, title: string, urls: string[]): [string, Nav] => [
  section,
  { section, title, items: urls.map((url) => ({ url, title: url, anchored: false })) },
];

const pages = ['/', '/api/', '/guides/b/', '/guides/', '/glossary/'].map((url) => samplePage(url));
const files = llmsFiles({
  pages,
  navigation: new Map([
    nav('api', 'API', ['/api/']),
    nav('guides', 'Guides', ['/guides/', '/guides/b/']),
  ]),
  twins: new Map(pages.map(({ url }) => [url, `twin of ${url}\n`])),
  site: { name: 'webpack', description: 'The docs.', origin: 'https://webpack.example' },
  webpack: '5.0.0',
});

test('pages stand in the order of the sections, single pages last', () => {
  const index = files.get('/llms.txt') ?? '';
  expect(index.split('\n').filter((line) => /^[-#>]/.test(line))).toEqual([
    '# webpack',
    '> The docs.',
    '## Guides',
    '- [Title of /guides/](https://webpack.example/guides.md): About /guides/.',
    '- [Title of /guides/b/](https://webpack.example/guides/b.md): About /guides/b/.',
    '## API',
    '- [Title of /api/](https://webpack.example/api.md): About /api/.',
    '## Whole sections',
    '- [Guides](https://webpack.example/guides/llms-full.txt): all 2 pages in one file',
    '- [API](https://webpack.example/api/llms-full.txt): its page in one file',
    '- [Everything](https://webpack.example/llms-full.txt): all pages in one file',
    '## Optional',
    '- [Title of /](https://webpack.example/index.md): About /.',
    '- [Title of /glossary/](https://webpack.example/glossary.md): About /glossary/.',
  ]);
  expect(index).toContain('webpack 5.0.0');
});

test('one file per section and one for all', () => {
  expect([...files.keys()]).toEqual([
    '/llms.txt',
    '/llms-full.txt',
    '/guides/llms-full.txt',
    '/api/llms-full.txt',
  ]);
  expect(files.get('/guides/llms-full.txt')).toBe('twin of /guides/\n\ntwin of /guides/b/\n');
  expect(files.get('/llms-full.txt')).toContain('twin of /glossary/');
});
