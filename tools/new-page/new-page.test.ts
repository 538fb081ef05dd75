import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Exceptions } from '../../proof/prose/exceptions.ts';
import { checkProse, projectSpeller } from '../../proof/prose/prove-prose.ts';
import type { Reference } from '../../src/model/reference.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor, type ToHtml } from '../../src/pipeline/markdown/processor.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { pageSource, tempContent } from '../../src/pipeline/testing/temp-content.ts';
import { createPage } from './create-page.ts';

const root = join(import.meta.dirname, '../..');
const speller = projectSpeller(root);
let reference: Reference;
let toHtml: ToHtml;
beforeAll(async () => {
  reference = await loadReference();
  toHtml = await createProcessor(reference);
}, 60_000);

/** A project with the real tables and a small content. */
function project(files: Record<string, string> = {}) {
  const temp = tempContent({ 'guides/index.md': pageSource('Guides'), ...files });
  const folder = dirname(temp.content);
  mkdirSync(join(folder, 'data'));
  for (const name of ['page-order.json', 'legacy-urls.json', 'packages.json', 'redirects.json']) {
    writeFileSync(join(folder, 'data', name), readFileSync(join(root, 'data', name)));
  }
  const create = (argument: string, title = 'A Title') =>
    createPage({ project: folder, argument, title, reference });
  const compile = (path: string) =>
    compilePage({ root: temp.content, path, label: 'content', toHtml });
  const read = (path: string) => readFileSync(join(temp.content, path), 'utf8');
  return { create, compile, read, write: temp.write, [Symbol.dispose]: temp[Symbol.dispose] };
}

test.each([
  ['guides/my-page', 'guides/my-page.md', { sort: 26 }],
  ['/guides/caching/', 'guides/caching.md', { sort: 6 }],
  ['content/api/parser.md', 'api/parser.md', { sort: 11, group: 'Plugins' }],
  ['concepts/my-idea', 'concepts/my-idea.md', { sort: 15 }],
  ['migrate/6', 'migrate/6.md', { sort: 4 }],
  ['blog/2030-01-31-news', 'blog/2030-01-31-news.md', { sort: undefined }],
  ['plugins/my-plugin', 'plugins/my-plugin.md', { sort: undefined }],
  ['loaders/my-loader', 'loaders/my-loader.md', { sort: undefined }],
  ['contribute/my-part', 'contribute/my-part.md', { sort: 8 }],
])('%s compiles at once, in its place', (argument, path, place) => {
  using site = project();
  expect(site.create(argument, "Title: it's # new")).toContain(`Wrote content/${path}`);
  const { record, problems } = site.compile(path);
  expect(problems).toEqual([]);
  expect(record?.title).toBe("Title: it's # new");
  expect(record?.description.length).toBeLessThanOrEqual(160);
  expect({ sort: record?.sort, group: record?.group }).toEqual(place);
});

const homes = (page: ReturnType<ReturnType<typeof project>['compile']>) =>
  page.record?.documents.map(({ name }) => name);

test.each([
  ['configuration/watch', ['watch']],
  ['configuration/dev-server', ['devServer', 'devServer.client', 'devServer.port']],
  ['configuration/entry-context', ['entry', 'context', 'entry.*.dependOn']],
  ['configuration/performance', ['performance', 'performance.hints']],
  ['configuration/optimization', ['optimization', 'optimization.splitChunks.cacheGroups']],
  ['plugins/banner-plugin', ['BannerPlugin.banner', 'BannerPlugin.test']],
  ['plugins/progress-plugin', ['ProgressPlugin.progressBar', 'ProgressPlugin.progressBar.color']],
  ['api/compiler-hooks', ['Compiler.emit', 'Compiler.done']],
  ['api/parser', ['JavascriptParser.program']],
])('%s has the entries of its name', (argument, names) => {
  using site = project();
  site.create(argument);
  const page = site.compile(`${argument}.md`);
  expect(page.problems).toEqual([]);
  expect(homes(page)).toEqual(expect.arrayContaining(names));
});

const all = (prefix: string, set: string) =>
  reference.records
    .filter((record) => record.set === set && record.name.startsWith(prefix))
    .map(({ name }) => name);

test('all hooks of an owner, and of no other', () => {
  using site = project();
  site.create('api/compiler-hooks');
  expect(homes(site.compile('api/compiler-hooks.md'))).toEqual(all('Compiler.', 'hooks'));
});

test.each([
  ['plugins/banner-plugin', 'BannerPlugin.'],
  ['plugins/module-federation-plugin', 'ModuleFederationPlugin.'],
  ['plugins/dll-reference-plugin', 'DllReferencePlugin.'],
  ['plugins/virtual-url-plugin', 'VirtualUrlPlugin.'],
])(
  '%s has all options of its plugin, nested ones in tables, and of no other',
  (argument, prefix) => {
    using site = project();
    site.create(argument);
    const page = site.compile(`${argument}.md`);
    expect(page.problems).toEqual([]);
    const names = all(prefix, 'plugin-options');
    expect(homes(page)?.toSorted()).toEqual(names.toSorted());
    const nested = names.filter((name) => name.split('.').length > 2);
    expect(site.read(`${argument}.md`).includes('<PluginOptionTable')).toBe(nested.length > 0);
  },
);

const HEADINGS: [argument: string, headings: string[]][] = [
  [
    'concepts/my-idea',
    ['A small configuration', 'What webpack does with it', 'What follows from it', 'What next'],
  ],
  [
    'guides/my-page',
    ['1. First step', '2. Second step', 'The full project', 'If it does not work', 'What next'],
  ],
  ['configuration/watch', ['watch', 'What next']],
  ['api/my-part', ['What next']],
  ['plugins/my-plugin', ['Usage', 'What next']],
  ['loaders/my-loader', ['When you need it', 'Example', 'Options', 'What next']],
  ['migrate/6', ['Checklist', '1. First step', 'If it does not work', 'What next']],
  ['contribute/my-part', ['1. First step', '2. Second step', 'If it does not work', 'What next']],
  ['blog/2030-01-31-news', ['What it means for you', 'How to get it', 'What next']],
];

test.each(HEADINGS)(
  '%s has the parts of its kind, each still to be written',
  (argument, headings) => {
    using site = project();
    site.create(argument);
    const { record } = site.compile(`${argument}.md`);
    if (record === null) throw new Error('It does not compile.');
    expect(record.headings.map(({ text }) => text)).toEqual(headings);
    const said = checkProse(record, { speller, exceptions: new Exceptions([]) });
    // Description, opening, and one for each heading: nothing else is wrong with a new page.
    expect(said.every(({ what }) => what.startsWith('"Replace this sentence"'))).toBe(true);
    expect(said.length).toBeGreaterThanOrEqual(headings.length + 2);
  },
);

test('control: a page whose sentences are written is no longer reported', () => {
  using site = project();
  site.create('guides/my-page');
  site.write(
    'guides/my-page.md',
    site.read('guides/my-page.md').replaceAll('Replace this sentence.', 'It is written.'),
  );
  const { record } = site.compile('guides/my-page.md');
  expect(record && checkProse(record, { speller, exceptions: new Exceptions([]) })).toEqual([]);
});

test('a guide says what the reader needs and how long it takes', () => {
  using site = project();
  site.create('guides/my-page');
  const text = site.read('guides/my-page.md');
  for (const part of ['**You need:**', '**It takes**', 'What you will have at the end']) {
    expect(text).toContain(part);
  }
});

test('what to do next names the commands for this page', () => {
  using site = project();
  const said = site.create('guides/my-page');
  for (const command of [
    'npm start',
    'npm run capture -- NAME',
    'npm run prove -- guides/my-page\n',
  ]) {
    expect(said).toContain(command);
  }
  // A page that proof/reached does not note is not proven.
  expect(said).toMatch(/npm run fix.*npm run prove -- guides/s);
});

test('a record that has its home elsewhere is left out and named', () => {
  const body = '## `performance.hints`\n\n<Option path="performance.hints" />\n';
  using site = project({ 'guides/sizes.md': pageSource('Sizes', body) });
  expect(site.create('configuration/performance')).toContain(
    'described elsewhere: performance.hints',
  );
  expect(homes(site.compile('configuration/performance.md'))).not.toContain('performance.hints');
});

test('an old address lists the ids that need a home', () => {
  using site = project();
  const said = site.create('api/cli');
  expect(said).toMatch(/These \d+ ids need a home/);
  expect(said).toContain('  #common-options');
  expect(site.create('guides/brand-new')).not.toContain('need a home');
});

test.each([
  ['guidse/x', 'Did you mean "guides"?'],
  ['guides', 'write guides/NAME'],
  ['guides/My_Page', 'lowercase letters'],
  ['guides/../x', 'lowercase letters'],
  ['guides/index', 'is there already'],
  ['guides/taken', 'is there already'],
  ['guides/folder', 'guides/folder/index.md is there already'],
  ['blog/news', 'begins with its date'],
  ['loaders/css-loader', 'is made from the README of css-loader'],
  ['plugins/html-webpack-plugin', 'is made from the README of html-webpack-plugin'],
  ['plugins/terser-webpack-plugin', 'redirects to /plugins/minimizer-webpack-plugin/'],
])('%s is refused', (argument, message) => {
  using site = project({
    'guides/_taken.mdx': pageSource('Taken'),
    'guides/folder/index.md': pageSource('Folder'),
  });
  expect(() => site.create(argument)).toThrow(message);
});

test('a page without a title is refused and not written', () => {
  using site = project();
  expect(() => site.create('guides/x', ' ')).toThrow('needs a title');
  expect(() => site.read('guides/x.md')).toThrow('ENOENT');
});
