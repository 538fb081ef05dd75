import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Reference } from '../../src/model/reference.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor, type ToHtml } from '../../src/pipeline/markdown/processor.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { pageSource, tempContent } from '../../src/pipeline/testing/temp-content.ts';
import { createPage } from './create-page.ts';

const root = join(import.meta.dirname, '../..');
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
  for (const name of ['page-order.json', 'legacy-urls.json']) {
    writeFileSync(join(folder, 'data', name), readFileSync(join(root, 'data', name)));
  }
  const create = (argument: string, title = 'A Title') =>
    createPage({ project: folder, argument, title, reference });
  const compile = (path: string) =>
    compilePage({ root: temp.content, path, label: 'content', toHtml });
  const read = (path: string) => readFileSync(join(temp.content, path), 'utf8');
  return { create, compile, read, [Symbol.dispose]: temp[Symbol.dispose] };
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
  expect({ sort: record?.sort, group: record?.group }).toEqual(place);
});

const homes = (page: ReturnType<ReturnType<typeof project>['compile']>) =>
  page.record?.documents.map(({ name }) => name);

test.each([
  ['configuration/watch', ['watch']],
  ['configuration/dev-server', ['devServer', 'devServer.client', 'devServer.port']],
  ['configuration/entry-context', ['entry', 'context', 'entry.*.dependOn']],
  ['configuration/performance', ['performance', 'performance.hints']],
  ['plugins/banner-plugin', ['BannerPlugin.banner', 'BannerPlugin.test']],
  ['api/compiler-hooks', ['Compiler.emit', 'Compiler.done']],
  ['api/parser', ['JavascriptParser.program']],
])('%s has the entries of its name', (argument, names) => {
  using site = project();
  site.create(argument);
  const page = site.compile(`${argument}.md`);
  expect(page.problems).toEqual([]);
  expect(homes(page)).toEqual(expect.arrayContaining(names));
});

test('all hooks of an owner, all options of a plugin, and of no other', () => {
  using site = project();
  site.create('api/compiler-hooks');
  site.create('plugins/banner-plugin');
  const all = (prefix: string, set: string) =>
    reference.records
      .filter((record) => record.set === set && record.name.startsWith(prefix))
      .map(({ name }) => name);
  expect(homes(site.compile('api/compiler-hooks.md'))).toEqual(all('Compiler.', 'hooks'));
  expect(homes(site.compile('plugins/banner-plugin.md'))).toEqual(
    all('BannerPlugin.', 'plugin-options'),
  );
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
  ['guides/My_Page', 'small letters'],
  ['guides/../x', 'small letters'],
  ['guides/index', 'is there already'],
  ['guides/taken', 'is there already'],
  ['guides/folder', 'guides/folder/index.md is there already'],
  ['blog/news', 'begins with its date'],
  ['loaders/css-loader', 'is imported'],
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
