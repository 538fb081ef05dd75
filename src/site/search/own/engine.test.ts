import { expect, test } from 'vitest';
import type { SearchFile, SearchPage, SearchPart } from '../../../model/search/search-file.ts';
import { createEngine } from './engine.ts';

const part = (id: string, text: string, more: Partial<SearchPart> = {}): SearchPart => ({
  id,
  heading: id,
  kind: 'Page',
  names: [],
  text,
  ...more,
});

const page = (url: string, title: string, parts: SearchPart[]): SearchPage => {
  const [, first = ''] = url.split('/');
  return { url, title, group: first, parts };
};

const file: SearchFile = {
  unwritten: ['optimization.splitChunks', 'entry.*.filename', 'mode'],
  pages: [
    page('/configuration/output/', 'Output', [
      part('', 'Where files go.', { heading: '' }),
      part('outputfilename', 'Names the file of each entry.', {
        heading: 'output.filename',
        kind: 'Option',
        names: ['output.filename', '--output-filename'],
      }),
      part('outputcopyfilename', 'Names copied files, like output.filename does.', {
        heading: 'output.copy.filename',
        kind: 'Option',
        names: ['output.copy.filename'],
      }),
    ]),
    page('/api/compiler-hooks/', 'Compiler Hooks', [
      part('', 'Steps of a build.', { heading: '' }),
      part('emit', 'Runs before files are written.', {
        kind: 'Hook',
        names: ['compiler.hooks.emit'],
      }),
    ]),
    page('/concepts/output/', 'Output', [
      part('', 'What a build writes: the file names and the folder.', { heading: '' }),
      part('caching', 'A filename with a hash is cached by browsers for long.'),
    ]),
    page('/plugins/copy-webpack-plugin/', 'copy-webpack-plugin', [
      part('', 'Copies files that nothing imports.', {
        heading: '',
        kind: 'Plugin',
        names: ['copy-webpack-plugin'],
      }),
      part('filename', 'The filename of a copy.', { kind: 'Plugin' }),
    ]),
  ],
};

const engine = createEngine(file);
const urls = (query: string, url = '/'): string[] =>
  engine.search(query, { url }).hits.map((hit) => hit.url);

test.each([
  ['output.filename', '/configuration/output/#outputfilename'],
  ['--output-filename', '/configuration/output/#outputfilename'],
  ['OUTPUT FILENAME', '/configuration/output/#outputfilename'],
  ['output.file', '/configuration/output/#outputfilename'],
  ['filename', '/configuration/output/#outputfilename'],
  ['copy.filename', '/configuration/output/#outputcopyfilename'],
  ['compiler.hooks.emit', '/api/compiler-hooks/#emit'],
  ['emit', '/api/compiler-hooks/#emit'],
  ['CopyWebpackPlugin', '/plugins/copy-webpack-plugin/'],
  ['how do I copy files', '/plugins/copy-webpack-plugin/'],
  ['caching', '/concepts/output/#caching'],
  ['cached browser', '/concepts/output/#caching'],
])('%s leads to %s', (query, first) => {
  expect(urls(query)[0]).toBe(first);
  expect(engine.search(query, { url: '/' }).approximate).toBe(false);
});

test('the order is path, leaf, heading, then the rest', () => {
  expect(urls('filename')).toEqual([
    '/configuration/output/#outputfilename',
    '/configuration/output/#outputcopyfilename',
    '/plugins/copy-webpack-plugin/#filename',
    '/concepts/output/#caching',
  ]);
});

test('the hits of the best pages come best first, whatever section they are in', () => {
  expect(urls('files')[0]).toBe('/configuration/output/');
  expect(new Set(urls('files')).size).toBe(urls('files').length);
  expect(urls('files').length).toBeGreaterThan(4);
});

test('a short form stands for all its words', () => {
  const sections = [part('on', 'Turns hot module replacement on.'), part('off', 'A hot module.')];
  const pages = [page('/guides/hot/', 'Updates', sections)];
  const { hits } = createEngine({ unwritten: [], pages }).search('turn hmr', { url: '/' });
  expect(hits.map(({ url }) => url)).toEqual(['/guides/hot/#on']);
});

test.each(['constructor', 'toString', '__proto__'])('%s is a word like any other', (word) => {
  expect(engine.search(word, { url: '/' }).hits).toEqual([]);
});

test('of two equal pages the one in the reader’s section is first', () => {
  expect(urls('output', '/concepts/loaders/')[0]).toBe('/concepts/output/');
  expect(urls('output', '/configuration/mode/')[0]).toBe('/configuration/output/');
});

test('near spellings are searched only when nothing fits, and labelled', () => {
  const answer = engine.search('ouptut.filename', { url: '/' });
  expect(answer.approximate).toBe(true);
  expect(answer.hits[0]?.url).toBe('/configuration/output/#outputfilename');
  expect(engine.search('filename', { url: '/' }).approximate).toBe(false);
});

test.each(['xkcdq', 'purple elephant', 'qwertyuiop asdfgh', '🦄', '...', 'ffffffffffff'])(
  '%s has no hits',
  (query) => {
    expect(engine.search(query, { url: '/' }).hits).toEqual([]);
  },
);

test('a far miss offers names that exist', () => {
  const { hits, near } = engine.search('outputfilnme2', { url: '/' });
  expect(hits).toEqual([]);
  expect(near).toContain('output.filename');
  // No page describes it.
  expect(engine.search('optimizaton.splitChnuks', { url: '/' }).near).toEqual([]);
});

test('a name of webpack without a page is said to be one', () => {
  expect(engine.search('splitChunks', { url: '/' }).unwritten).toBe('optimization.splitChunks');
  expect(engine.search('--mode', { url: '/' }).unwritten).toBe('mode');
  expect(engine.search('filename', { url: '/' }).unwritten).toBeNull();
  expect(engine.search('output.filename', { url: '/' }).unwritten).toBeNull();
});

test('words that nothing has together are left out, the fewest, and named', () => {
  const answer = engine.search('copied kubernetes', { url: '/' });
  expect(answer.without).toEqual(['kubernetes']);
  expect(answer.hits[0]?.url).toMatch(/copy/);
  expect(engine.search('copied files', { url: '/' }).without).toEqual([]);
  const other = engine.search('copied kubernetes docker helm', { url: '/' });
  expect([other.hits, other.without]).toEqual([[], []]);
});

test('a synonym finds and is not marked', () => {
  const pages = [page('/concepts/hmr/', 'Hot Module Replacement', [part('', 'Hot parts.')])];
  const { hits } = createEngine({ unwritten: [], pages }).search('hot reload', { url: '/' });
  expect(hits[0]?.title).toEqual({
    text: 'Hot Module Replacement',
    marks: [{ start: 0, end: 3 }],
  });
});

test('a heading of an imported README is no name to ask for; one of our own is', () => {
  const text = 'A CDN is another host.';
  const readme = page('/loaders/file-loader/', 'file-loader', [
    part('cdn', text, { kind: 'Loader' }),
  ]);
  const guide = page('/guides/hosts/', 'Hosts', [part('the-cdn', text, { heading: 'The CDN' })]);
  const first = (...pages: SearchPage[]): string | undefined =>
    createEngine({ unwritten: [], pages }).search('CDN', { url: '/' }).hits[0]?.url;
  expect(first({ ...readme, imported: true }, guide)).toBe('/guides/hosts/#the-cdn');
  expect(first(readme, guide)).toBe('/loaders/file-loader/#cdn');
});

test('a pasted message is found by its words', () => {
  const message = 'Error in /home/me/dist/main.js\nA filename with a hash was not cached 0a1b2c3d';
  expect(urls(message)[0]).toBe('/concepts/output/#caching');
});

test('a hit says where it stands', () => {
  expect(engine.search('emit', { url: '/' }).hits[0]).toMatchObject({
    title: { text: 'emit', marks: [{ start: 0, end: 4 }] },
    trail: ['api', 'Compiler Hooks'],
    group: 'api',
    kind: 'Hook',
    page: false,
  });
});

test('words of a query may stand in several sections of a page, and who asks why finds what fails', () => {
  const guide = page('/guides/proxy/', 'Proxy', [
    part('', 'Send requests to another server.', { heading: '' }),
    part('paths', 'Which requests are forwarded.', { heading: 'Paths' }),
    part('fails', 'A cookie is lost between hosts.', { heading: 'If it does not work' }),
  ]);
  const other = page('/guides/cookies/', 'Other', [part('', 'Nothing of it.', { heading: '' })]);
  const { search } = createEngine({ unwritten: [], pages: [guide, other] });
  const found = (query: string): string[] => search(query, { url: '/' }).hits.map(({ url }) => url);
  expect(found('forwarded requests cookie')).toContain('/guides/proxy/#paths');
  expect(found('forwarded requests cookie')).not.toContain('/guides/cookies/');
  expect(found('cookie lost')[0]).toBe('/guides/proxy/#fails');
});

test('a phrase that has a synonym is known in the plural too', () => {
  const devtool = page('/configuration/devtool/', 'Devtool', [
    part('', 'Chooses how the code is mapped.', { heading: '', names: ['devtool'] }),
  ]);
  const { search } = createEngine({ unwritten: [], pages: [devtool] });
  expect(search('source maps ', { url: '/' }).hits.map(({ url }) => url)).toEqual([devtool.url]);
  expect(search('source mops ', { url: '/' }).hits).toEqual([]);
});

test('a page comes before a post with the same words, which is still found', () => {
  const words = [part('clean', 'Removes old files from the folder.', { heading: 'Old files' })];
  const pages = [
    page('/blog/2026-11-19-webpack-in-2021/', 'Files', words),
    page('/guides/output/', 'Files', words),
  ];
  const { hits } = createEngine({ unwritten: [], pages }).search('remove old files', { url: '/' });
  expect(hits.map(({ url }) => url)).toEqual([
    '/guides/output/#clean',
    '/blog/2026-11-19-webpack-in-2021/#clean',
  ]);
});

test('who types the title of a page does not quote a message that begins with it', () => {
  const disabled = part('disabled', 'Set hot.', {
    heading: 'Hot Module Replacement is disabled',
    messages: ['Uncaught Error: Hot Module Replacement is disabled'],
  });
  const concept = page('/concepts/hot-module-replacement/', 'Hot Module Replacement', [
    part('', 'Exchanges modules while the page runs.', { heading: '' }),
  ]);
  const errors = page('/api/errors/', 'Errors', [disabled]);
  const first = (query: string, pages: SearchPage[]): string | undefined =>
    createEngine({ unwritten: [], pages }).search(query, { url: '/' }).hits[0]?.url;
  const explained = '/api/errors/#disabled';
  expect(first('hot module replacement', [errors, concept])).toBe(
    '/concepts/hot-module-replacement/',
  );
  expect(first('hot module replacement', [errors])).toBe(explained);
  expect(first('Hot Module Replacement is disabled', [errors, concept])).toBe(explained);
});
